/**
 * Selects the language of the names of Fruit's keepsakes: English. Keepsakes are souvenirs that players earn in endless
 * runs.
 */
import { en } from "./en";

export const TEXTS = en;
