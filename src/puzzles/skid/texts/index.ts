/** Selects the language of Skid's texts: English. They are loaded together with the code of the puzzle. */
import { en } from "./en";

export const TEXTS = en;
