/**
 * Measures whether levels of Skid are good enough for the campaign. Explores all states of a level, finds its best
 * solutions, and counts what happens in a solution.
 */

import type { Direction } from "../../src/kernel/direction";
import type { MoveRecorder } from "../../src/kernel/motion";
import { runToEnd } from "../../src/kernel/task";
import { enumerateSolutions } from "../../src/kernel/solutions";
import { certifyLevel, type SkidCertificate } from "../../src/puzzles/skid/explore/certify";
import type { Level } from "../../src/puzzles/skid/level";
import { rules } from "../../src/puzzles/skid/rules";

/**
 * The most states that a campaign level of Skid may have. The Playdate console explores all of them when it opens the
 * level.
 */
export const CAMPAIGN_STATES = 3000;

const MAX_SOLUTION_MOVES = 1000;

/** Explores all states of a level. Returns undefined if the level has more than CAMPAIGN_STATES states. */
export function certifyForCampaign(level: Level): SkidCertificate | undefined {
  return runToEnd(certifyLevel(level, CAMPAIGN_STATES));
}

/**
 * Returns a shortest solution with a full combo, in which all toys of each colour leave the board in one move. Throws
 * if no such solution is found.
 */
export function findComboSolution({ graph, analysis, combos }: SkidCertificate): readonly Direction[] {
  for (const { moves: solution, wonState } of enumerateSolutions(graph, analysis.winDistance, MAX_SOLUTION_MOVES))
    if (combos.includes(wonState)) return solution;
  throw new Error("the level has no full combo");
}

interface SolutionEvents {
  readonly pushes: number;
  readonly pitFalls: number;
  readonly iceSlides: number;
}

/** Plays a solution and counts what happens in it: pushes of crates, slides of ice cubes, and falls into pits. */
export function countEvents(level: Level, solution: readonly Direction[]): SolutionEvents {
  const { start, move } = rules(level);
  let state = start;
  let pushes = 0;
  let pitFalls = 0;
  let iceSlides = 0;
  for (const direction of solution) {
    const record: MoveRecorder = { motions: [] };
    const after = move(state, direction, record);
    if (after === undefined) throw new Error("a move of the solution has no effect");
    const slides = record.motions.filter(({ cause }) => cause === "pushed");
    pushes += slides.filter(({ piece }) => state.crates.includes(piece)).length;
    iceSlides += slides.filter(({ piece }) => state.ices.includes(piece)).length;
    pitFalls += slides.filter(({ ending }) => ending === "rest").length;
    state = after;
  }
  return { pushes, pitFalls, iceSlides };
}
