/** Selects the language of the names of Last Ball's achievements: English. */
import { en } from "./en";

export const TEXTS = en;
