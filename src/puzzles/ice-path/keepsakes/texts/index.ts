/** Selects the language of the names of Ice Path's keepsakes: English. Players earn keepsakes in endless runs. */
import { en } from "./en";

export const TEXTS = en;
