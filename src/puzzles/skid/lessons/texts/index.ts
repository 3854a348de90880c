/** Selects the language of the texts of Skid's tutorial levels: English. */
import { en } from "./en";

export const TEXTS = en;
