/** The English words with which the moves of Skid are announced to a player who cannot see the board. */
import type { SpokenWords } from "../../spoken-words";

export const spokenWords: SpokenWords = {
  gone: "leaves",
  goneTogether: "leaves, together with",
  poses: [],
};
