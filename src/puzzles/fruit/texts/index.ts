/** Selects the language of Fruit's texts: English. The texts are loaded together with the code of the puzzle. */
import { en } from "./en";

export const TEXTS = en;
