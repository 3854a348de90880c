/**
 * Selects the language of the texts about the weekly remix: English. These texts are loaded together with the page
 * Today.
 */
import { en } from "./remix-en";

export const TEXTS = en;
