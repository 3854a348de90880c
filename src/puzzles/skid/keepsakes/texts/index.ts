/** Selects the language of the names of Skid's keepsakes: English. Players earn keepsakes in endless runs. */
import { en } from "./en";

export const TEXTS = en;
