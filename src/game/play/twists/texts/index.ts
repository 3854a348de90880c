/**
 * Selects the language (English) of the texts about the twists (special rules) of weekly remixes. These texts are
 * loaded together with the twists.
 */
import { en } from "./en";

export const TEXTS = en;
