/** Selects the language of the texts of caves: English. They are loaded together with the painter of caves. */
import { en } from "./en";

export const TEXTS = en;
