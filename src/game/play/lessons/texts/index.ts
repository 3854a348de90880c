/** Selects the language of the texts of lessons: English. They are loaded together with the lessons. */
import { en } from "./en";

export const TEXTS = en;
