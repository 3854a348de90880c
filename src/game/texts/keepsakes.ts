/** Selects the language of the texts about keepsakes: English. */
import { en } from "./keepsakes-en";

export const KEEPSAKE_TEXTS = en;
