/** Selects the language of the texts on the card after a level: English. They are loaded together with the card. */
import { en } from "./end-card-en";

export const END_CARD_TEXTS = en;
