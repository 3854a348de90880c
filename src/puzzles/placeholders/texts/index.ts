/** Selects the language of the texts of the placeholders for parts that a new puzzle does not have yet: English. */
import { en } from "./en";

export const TEXTS = en;
