/** Selects the language of the texts about achievements: English. */
import { en } from "./en";

export const TEXTS = en;
