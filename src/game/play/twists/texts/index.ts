/**
 * Selects the language (English) of the texts about special rules of the remix. They are loaded together with these
 * rules.
 */
import { en } from "./en";

export const TEXTS = en;
