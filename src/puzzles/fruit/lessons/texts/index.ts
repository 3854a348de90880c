/** Selects the language of the texts of Fruit's lessons: English. They are loaded together with the lessons. */
import { en } from "./en";

export const TEXTS = en;
