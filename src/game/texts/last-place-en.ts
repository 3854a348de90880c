/**
 * The English texts that say, on the first title screen of a day, where the player was last. Each is a list of
 * wordings, from long to short.
 */
import { shortCount } from "../widgets/short-count";

/**
 * Returns two wordings of the line that says where the player was last. `place` is that place in words, such as a level
 * of a puzzle.
 */
function at(place: string): readonly string[] {
  return [`Last at ${place}.`, `Last: ${place}`];
}

export const en = {
  level: (puzzle: string, number: number) => {
    const level = `level ${shortCount(number)}`;
    return [...at(`${puzzle}, ${level}`), `Last: ${level}`];
  },
  /**
   * The line if the player was last in a puzzle but has begun no endless run (a sequence of levels) there. The line
   * then names only the puzzle.
   */
  puzzle: at,
  daily: at("the daily levels"),
  rush: (puzzle: string) => at(`${puzzle}, rush`),
  challenge: (puzzle: string) => at(`${puzzle}, challenge`),
  workshop: at("the workshop"),
};
