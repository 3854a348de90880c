/** The texts of Template in the language of the game. They are a part of the puzzle's chunk. */
import { en } from "./en";

export const TEXTS = en;
