/**
 * Selects the language (English) of the texts about twists of the remix. These texts are loaded together with the
 * twists.
 */
import { en } from "./en";

export const TEXTS = en;
