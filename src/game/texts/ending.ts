/** Selects the language of the texts of endings and credits: English. They are loaded together with the endings. */
import { en } from "./ending-en";

export const ENDING_TEXTS = en;
