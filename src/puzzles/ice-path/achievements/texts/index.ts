/** Selects the language of the names of Ice Path's achievements: English. */
import { en } from "./en";

export const TEXTS = en;
