/**
 * Selects the language of the texts about the record of first wins (moves and time of the first win of each level):
 * English.
 */
import { en } from "./record-en";

export const RECORD_TEXTS = en;
