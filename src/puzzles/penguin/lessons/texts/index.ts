/** Selects the language of the texts of Penguin's lessons: English. */
import { en } from "./en";

export const TEXTS = en;
