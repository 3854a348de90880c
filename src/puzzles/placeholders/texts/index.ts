/** Selects the language of the texts of placeholders: English. */
import { en } from "./en";

export const TEXTS = en;
