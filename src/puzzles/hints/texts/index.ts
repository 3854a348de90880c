/** Selects the language of the words of hints that several puzzles share: English. */
import { en } from "./en";

export const TEXTS = en;
