/** Selects the language of the names of Fruit's souvenirs (keepsakes): English. */
import { en } from "./en";

export const TEXTS = en;
