/** Selects the language of the texts of the console check: English. */
import { en } from "./en";

export const TEXTS = en;
