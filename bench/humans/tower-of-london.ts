/** The rules of the Tower of London, a puzzle of beads on three pegs. The pegs hold up to three, two and one beads. */
import type { TextRules } from "./state-graph";

const PEG_HEIGHTS = [3, 2, 1];

/**
 * Returns the rules for moving the beads from `start` to `goal`, one at a time. `start` and `goal` are texts such as
 * "12/3/-" with three pegs. Each peg has its beads from the bottom, or "-" if it is empty.
 */
export function createTowerOfLondonRules(start: string, goal: string): TextRules {
  return {
    start: start.replaceAll("-", ""),
    isWon: (state) => state === goal.replaceAll("-", ""),
    statesAfter: (state) => {
      const pegs = state.split("/");
      return pegs.flatMap((_, from) => pegs.flatMap((_, to) => moveBead(pegs, from, to)));
    },
  };
}

/**
 * Moves the top bead of a peg to another peg. Returns a list with the state after this move, or an empty list if the
 * move is impossible.
 */
function moveBead(pegs: readonly string[], from: number, to: number): string[] {
  if (from === to || pegs[from] === "" || pegs[to].length === PEG_HEIGHTS[to]) return [];
  const after = [...pegs];
  after[from] = pegs[from].slice(0, -1);
  after[to] = pegs[to] + pegs[from].slice(-1);
  return [after.join("/")];
}
