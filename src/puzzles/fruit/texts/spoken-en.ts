/** The English words with which the moves of Fruit are announced to a player who cannot see the board. */
import type { SpokenWords } from "../../spoken-words";

/**
 * The words for what happens to a piece or an animal in a motion. The index is a value of `Pose` in record-motions.ts.
 */
const poses: readonly string[] = ["", "gets dirty", "", "eats it", "pulls"];

export const spokenWords: SpokenWords = { gone: "leaves", poses };
