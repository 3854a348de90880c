/** Selects the language of the texts about the record of first wins: English. */
import { en } from "./record-en";

export const RECORD_TEXTS = en;
