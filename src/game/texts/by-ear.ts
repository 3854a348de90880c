/** Selects the language of the texts for players who cannot see the screen: English. */
import { en } from "./by-ear-en";

export const TEXTS = en;
