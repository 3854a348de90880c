/** Selects the language of the names of Fruit's keepsakes: English. */
import { en } from "./en";

export const TEXTS = en;
