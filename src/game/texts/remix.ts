/** Selects the language of the texts about the weekly remix: English. They are loaded together with the page Today. */
import { en } from "./remix-en";

export const TEXTS = en;
