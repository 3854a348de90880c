/** Selects the language of the texts on the map of a campaign: English. */
import { en } from "./map-en";

export const MAP_TEXTS = en;
