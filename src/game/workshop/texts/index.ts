/** The texts of the workshop and the editor in the language of the game. They are a part of the workshop's chunk. */
import { en } from "./en";

export const TEXTS = en;
