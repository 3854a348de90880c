/** The English words with which the moves of Fruit are announced to a player who cannot see the board. */
import type { SpokenWords } from "../../spoken-words";

/** By the numbers of `Pose` in record-motions.ts. */
const poses: readonly string[] = ["", "gets dirty", "", "eats it", "pulls"];

export const spokenWords: SpokenWords = { gone: "leaves", poses };
