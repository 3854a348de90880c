/**
 * Selects the language of the texts of Last Ball's lessons: English. These texts are loaded together with the lessons.
 */
import { en } from "./en";

export const TEXTS = en;
