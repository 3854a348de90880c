/** Selects the language of the texts on the map of a campaign: English. They are loaded together with the map. */
import { en } from "./map-en";

export const MAP_TEXTS = en;
