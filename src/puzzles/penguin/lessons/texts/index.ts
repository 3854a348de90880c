/** Selects the language of the texts of Penguin's tutorial levels: English. */
import { en } from "./en";

export const TEXTS = en;
