/** Selects the language of the names of Skid's keepsakes: English. */
import { en } from "./en";

export const TEXTS = en;
