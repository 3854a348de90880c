/** Selects the language of the names of Last Ball's keepsakes: English. Players earn keepsakes in endless runs. */
import { en } from "./en";

export const TEXTS = en;
