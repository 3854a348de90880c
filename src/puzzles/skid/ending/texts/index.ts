/** Selects the language of the texts of Skid's ending: English. */
import { en } from "./en";

export const TEXTS = en;
