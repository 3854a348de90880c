/**
 * The English texts that say, on the first title screen of a day, where the player was last. Each is a list of
 * wordings, from long to short.
 */
import { shortCount } from "../widgets/short-count";

/** Returns two wordings for a place of a puzzle, such as a level. */
function at(place: string): readonly string[] {
  return [`Last at ${place}.`, `Last: ${place}`];
}

export const en = {
  level: (puzzle: string, number: number) => {
    const level = `level ${shortCount(number)}`;
    return [...at(`${puzzle}, ${level}`), `Last: ${level}`];
  },
  /** A puzzle in which the player has begun no endless run. */
  puzzle: at,
  daily: at("the daily levels"),
  rush: (puzzle: string) => at(`${puzzle}, rush`),
  challenge: (puzzle: string) => at(`${puzzle}, challenge`),
  workshop: at("the workshop"),
};
