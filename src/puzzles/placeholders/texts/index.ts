/** The texts of placeholders in the language of the game. */
import { en } from "./en";

export const TEXTS = en;
