/** The English words with which the moves of Penguin are announced to a player who cannot see the board. */
import type { SpokenWords } from "../../spoken-words";

const poses: readonly string[] = ["", "hurt", "in an endless loop", "", ""];

export const spokenWords: SpokenWords = { gone: "is gone", poses };
