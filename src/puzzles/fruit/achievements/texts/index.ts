/** Selects the language of the names of Fruit's achievements: English. */
import { en } from "./en";

export const TEXTS = en;
