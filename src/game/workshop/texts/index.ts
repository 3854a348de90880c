/**
 * Selects the language of the texts of the workshop and the editor: English. These texts are loaded together with the
 * workshop.
 */
import { en } from "./en";

export const TEXTS = en;
