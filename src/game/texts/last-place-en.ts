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
  /** The line if the player was last in a puzzle but has begun no endless run there. It names only the puzzle. */
  puzzle: at,
  daily: at("the daily levels"),
  rush: (puzzle: string) => at(`${puzzle}, rush`),
  challenge: (puzzle: string) => at(`${puzzle}, challenge`),
  workshop: at("the workshop"),
};
