/** Selects the language of the texts of Skid's lessons: English. */
import { en } from "./en";

export const TEXTS = en;
