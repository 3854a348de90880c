/** Selects the language of Ice Path's texts: English. They are loaded together with the code of the puzzle. */
import { en } from "./en";

export const TEXTS = en;
