/** Selects the language of the texts of Fruit's tutorial levels: English. */
import { en } from "./en";

export const TEXTS = en;
