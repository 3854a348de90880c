/**
 * Selects the language of the names of Last Ball's keepsakes: English. A keepsake is a souvenir that a player earns in
 * endless runs (sequences of generated levels).
 */
import { en } from "./en";

export const TEXTS = en;
