/**
 * Selects the language of the sentences in Last Ball's hints: English. These sentences are loaded with the first hint.
 */
import { en } from "./hints-en";

export const TEXTS = en;
