/** Selects the language of the sentences in Fruit's hints: English. They are loaded with the first hint. */
import { en } from "./hints-en";

export const TEXTS = en;
