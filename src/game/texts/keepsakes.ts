/** Selects the language of the texts about earned keepsakes: English. */
import { en } from "./keepsakes-en";

export const KEEPSAKE_TEXTS = en;
