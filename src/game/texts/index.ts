/** Selects the language of the game's texts: English. The workshop and the puzzles have text tables of their own. */
import { en } from "./en";

export const TEXTS = en;
