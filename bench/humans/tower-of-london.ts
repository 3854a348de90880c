/** The rules of the Tower of London, a puzzle of beads on three pegs. The pegs hold up to three, two and one beads. */
import type { TextRules } from "./state-graph";

const PEG_HEIGHTS = [3, 2, 1];

/**
 * Returns the rules for moving the beads from `start` to `goal`, one at a time. Both are written as three pegs, such as
 * "12/3/-": the beads of a peg from the bottom, or "-" for an empty peg.
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
 * Returns the state after moving the top bead of the peg `from` to the peg `to`, as a list of one state. The list is
 * empty if the move is impossible.
 */
function moveBead(pegs: readonly string[], from: number, to: number): string[] {
  if (from === to || pegs[from] === "" || pegs[to].length === PEG_HEIGHTS[to]) return [];
  const after = [...pegs];
  after[from] = pegs[from].slice(0, -1);
  after[to] = pegs[to] + pegs[from].slice(-1);
  return [after.join("/")];
}
