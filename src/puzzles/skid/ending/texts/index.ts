/** Selects the language of the texts of Skid's ending: English. They are loaded together with the ending. */
import { en } from "./en";

export const TEXTS = en;
