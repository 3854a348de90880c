/**
 * Selects the language of the names of Ice Path's keepsakes: English. They are loaded with the names of all puzzles'
 * keepsakes.
 */
import { en } from "./en";

export const TEXTS = en;
