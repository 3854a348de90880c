/** Selects the language of the texts of Fruit's ending: English. */
import { en } from "./en";

export const TEXTS = en;
