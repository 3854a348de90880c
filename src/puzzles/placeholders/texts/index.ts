/** Selects the language of the texts of placeholders (plain parts for what a new puzzle lacks): English. */
import { en } from "./en";

export const TEXTS = en;
