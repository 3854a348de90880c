/** Selects the language of the texts about the player's last place: English. */
import { en } from "./last-place-en";

export const LAST_PLACE_TEXTS = en;
