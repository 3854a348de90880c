/** Selects the language of the names of Skid's souvenirs (keepsakes): English. */
import { en } from "./en";

export const TEXTS = en;
