/** Selects the language of the names of Penguin's achievements: English. */
import { en } from "./en";

export const TEXTS = en;
