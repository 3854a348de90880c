/** The English words with which the moves of Penguin are announced to a player who cannot see the board. */
import type { SpokenWords } from "../../spoken-words";

/** What is announced about the penguin in each pose, indexed by the numbers of `Pose` in record-motions.ts. */
const poses: readonly string[] = ["", "hurt", "in an endless loop", "", ""];

export const spokenWords: SpokenWords = { gone: "is gone", poses };
