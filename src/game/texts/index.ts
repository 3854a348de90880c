/** The texts of the game in its language. The workshop and the puzzles have tables of their own. */
import { en } from "./en";

export const TEXTS = en;
