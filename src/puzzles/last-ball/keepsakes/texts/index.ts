/**
 * Selects the language of the names of Last Ball's souvenirs (keepsakes): English. They are loaded with the souvenir
 * names of all puzzles.
 */
import { en } from "./en";

export const TEXTS = en;
