/** Selects the language of the names of Last Ball's keepsakes: English. They are loaded together with those of all puzzles. */
import { en } from "./en";

export const TEXTS = en;
