/** Selects the language of the texts of Fruit's lessons: English. */
import { en } from "./en";

export const TEXTS = en;
