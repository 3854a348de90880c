/** Selects the language of Last Ball's texts: English. The texts are loaded together with the code of the puzzle. */
import { en } from "./en";

export const TEXTS = en;
