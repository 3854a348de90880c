/**
 * Selects the language of the texts of Last Ball's ending: English. These texts are loaded together with the ending.
 */
import { en } from "./en";

export const TEXTS = en;
