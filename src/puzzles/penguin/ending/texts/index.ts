/** Selects the language of the texts of Penguin's ending: English. */
import { en } from "./en";

export const TEXTS = en;
