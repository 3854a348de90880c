/** The English texts that say, on the first title screen of a day, where the player was last, from long to short. */
import { shortCount } from "../widgets/short-count";

function at(place: string): readonly string[] {
  return [`Last at ${place}.`, `Last: ${place}`];
}

export const en = {
  level: (puzzle: string, number: number) => {
    const level = `level ${shortCount(number)}`;
    return [...at(`${puzzle}, ${level}`), `Last: ${level}`];
  },
  /**
   * The line for a player who has begun no endless run in the puzzle that the player opened last. The line names only
   * this puzzle.
   */
  puzzle: at,
  daily: at("the daily levels"),
  rush: (puzzle: string) => at(`${puzzle}, rush`),
  challenge: (puzzle: string) => at(`${puzzle}, challenge`),
  workshop: at("the workshop"),
};
