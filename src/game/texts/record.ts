/**
 * Selects the language of the texts about the record of first wins: English. They are loaded together with the screen
 * that shows the record.
 */
import { en } from "./record-en";

export const RECORD_TEXTS = en;
