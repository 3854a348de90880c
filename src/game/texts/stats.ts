/** Selects the language of the texts of the statistics: English. */
import { en } from "./stats-en";

export const STATS_TEXTS = en;
