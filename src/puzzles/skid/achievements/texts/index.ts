/** Selects the language of the names of Skid's achievements: English. */
import { en } from "./en";

export const TEXTS = en;
