/**
 * Selects the language of the texts of caves (levels of several rooms): English. They are loaded together with the
 * painter of caves.
 */
import { en } from "./en";

export const TEXTS = en;
