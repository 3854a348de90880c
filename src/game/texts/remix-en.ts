/** The English texts about the weekly remix: on the page Today, beside its levels and on the page with its result. */
import type { Twist } from "../../puzzles/twist";
import { shortCount } from "../widgets/short-count";

const TWIST_NAMES: Readonly<Record<Twist, string>> = {
  rewinds: "three rewinds",
  turned: "it turns",
  fog: "fog",
};

function moves(count: number): string {
  return count === 1 ? "1 move" : `${shortCount(count)} moves`;
}

export const en = {
  name: "Remix",
  twists: TWIST_NAMES,
  /**
   * The text at the bottom of the page Today, while the weekly remix is chosen, that names its twist (special rule).
   * The first text that fits is drawn.
   */
  thisWeek: (twist: Twist) => [`This week: ${TWIST_NAMES[twist]}`, `Week: ${TWIST_NAMES[twist]}`],
  contents: (puzzle: string) => [`${puzzle}, three levels`, puzzle],
  tillSunday: ["till Sunday", "Sunday"],
  play: "Ⓐ play Remix",
  see: "Ⓐ see result",
  announcement: (puzzle: string, twist: Twist, ended: number) =>
    `Remix of the week, ${puzzle}, ${TWIST_NAMES[twist]}, ${ended} of 3 levels done, till Sunday`,
  level: (number: number, count: number) => `Remix ${number} / ${count}`,
  shortLevel: (number: number, count: number) => `${number} / ${count}`,
  /**
   * The label of Ⓐ on the card after a level of the weekly remix (three levels with a special rule). Ⓐ opens the next
   * level. After the last level, the label is `result`.
   */
  nextLevel: (number: number) => `level ${number}`,
  result: "result",
  /**
   * The heading of the result of a weekly remix, on its page and in the text to share, such as "Glissade remix
   * 2026-W48".
   */
  heading: (year: number, week: number) => `Glissade remix ${year}-W${week < 10 ? "0" : ""}${week}`,
  ofPuzzle: (puzzle: string, twist: Twist) => `${puzzle}, ${TWIST_NAMES[twist]}`,
  levelResult: (number: number, count: number, par: number) => `${number}: ${moves(count)}, par ${par}`,
  levelShown: (count: number, par: number) => [`${moves(count)}, par ${par}`, `${shortCount(count)} / ${par}`],
  watched: "watched",
  levelWatched: (number: number) => `${number}: watched`,
  nothingSent: "Nothing is sent.",
};
