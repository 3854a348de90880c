/** Selects the language of the texts of Penguin's ending: English. They are loaded together with the ending. */
import { en } from "./en";

export const TEXTS = en;
