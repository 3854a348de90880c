/**
 * Selects the language of the texts about twists (changed rules of weekly remixes): English. They are loaded together
 * with the twists.
 */
import { en } from "./en";

export const TEXTS = en;
