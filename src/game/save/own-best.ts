/**
 * Stores the fewest moves with which the player has won each own level (made by the player). A level that changes in
 * the editor loses this number.
 */
import { appendChecksum, bodyOf, type TextSection } from "./checksum";
import type { OwnLevels } from "./own-levels";
import { retryLater } from "./retry";

const BEST_PREFIX = "\nbest ";

/**
 * Returns the fewest moves with which the player has won a player-made level, or undefined if the level was never won.
 */
export function readOwnBest({ text }: Pick<TextSection, "text">): number | undefined {
  const index = text.indexOf(BEST_PREFIX);
  if (index < 0) return undefined;
  const [digits] = text.substring(index + BEST_PREFIX.length).split("\n", 1);
  const moves = Number(digits);
  return moves >= 1 ? Math.floor(moves) : undefined;
}

/**
 * Records a win of the player's own level at `levelIndex` if it needed fewer moves than all earlier wins. The files are
 * written some seconds later, so that the frame of the win stays short.
 */
export function recordOwnBest(own: OwnLevels, levelIndex: number, moves: number): void {
  const section = own.levels[levelIndex];
  const best = readOwnBest(section);
  if (best !== undefined && best <= moves) return;
  const [facts] = bodyOf(section).split(BEST_PREFIX, 1);
  own.levels[levelIndex] = appendChecksum(`${facts}${BEST_PREFIX}${moves}`);
  retryLater(own.saveAgain);
}
