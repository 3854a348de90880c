/** Selects the language (English) of the texts of lessons. These texts are loaded together with the lessons. */
import { en } from "./en";

export const TEXTS = en;
