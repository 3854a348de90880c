/** Selects the language of the texts that say, on the title screen, where in the game the player was last: English. */
import { en } from "./last-place-en";

export const LAST_PLACE_TEXTS = en;
