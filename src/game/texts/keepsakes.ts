/** Selects the language of the texts about keepsakes (small things that the player earns): English. */
import { en } from "./keepsakes-en";

export const KEEPSAKE_TEXTS = en;
