/**
 * Selects the language of the names of Penguin's keepsakes (small things that players earn): English. They are loaded
 * together with the names of all puzzles' keepsakes.
 */
import { en } from "./en";

export const TEXTS = en;
