/**
 * The English texts about the twists (special rules) of weekly remixes. These texts are shown beside the board and
 * announced to screen readers.
 */

function formatCount(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

export const en = {
  fog: ["fog"],
  turned: {
    /** The text that says after how many moves the board turns, in several lengths, the longest first. */
    turnsIn: (moves: number) => [`turns in ${formatCount(moves, "move")}`, `turns in ${moves}`],
    turns: ["it turns", "turns"],
    announcement: "the board turned",
  },
  rewinds: {
    /** The signs of an unused rewind, of the rewind that the crank uses now, and of a used rewind. */
    signs: { full: "⬤", now: "◉", used: "◯" },
    left: (count: number, signs: string) => [
      `${signs}  ${formatCount(count, "rewind")} left`,
      `${formatCount(count, "rewind")} left`,
      signs,
    ],
    /** The tip in a lost level if no rewind is left, in several lengths, the longest first. */
    restartTips: ["no rewinds left: menu, restart level", "menu: restart level", "menu: restart"],
    announcement: (count: number) => `${formatCount(count, "rewind")} left`,
  },
};
