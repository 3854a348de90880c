/** Selects the language of the names of Penguin's keepsakes: English. */
import { en } from "./en";

export const TEXTS = en;
