/**
 * Selects the language of the names of Last Ball's keepsakes (small things that players earn): English. They are loaded
 * with the names of all puzzles' keepsakes.
 */
import { en } from "./en";

export const TEXTS = en;
