/** Measures Skid levels for the campaign: their certificates, best solutions and what happens in them. */

import type { Direction } from "../../src/kernel/direction";
import type { MoveRecorder } from "../../src/kernel/motion";
import { runToEnd } from "../../src/kernel/task";
import { enumerateSolutions } from "../../src/kernel/solutions";
import { certifyLevel, type SkidCertificate } from "../../src/puzzles/skid/explore/certify";
import type { Level } from "../../src/puzzles/skid/level";
import { rules } from "../../src/puzzles/skid/rules";

/** The largest number of states of a campaign level, because the console certifies the level while opening it. */
export const CAMPAIGN_STATES = 3000;

const MAX_SOLUTION_MOVES = 1000;

/** Returns the certificate of a level, or undefined if the level has too many states for the campaign. */
export function certifyForCampaign(level: Level): SkidCertificate | undefined {
  return runToEnd(certifyLevel(level, CAMPAIGN_STATES));
}

/** Returns a shortest solution that ends with a max combo. Throws if there is none. */
export function comboSolution({ graph, analysis, combos }: SkidCertificate): readonly Direction[] {
  for (const { moves: solution, wonState } of enumerateSolutions(graph, analysis.winDistance, MAX_SOLUTION_MOVES))
    if (combos.includes(wonState)) return solution;
  throw new Error("the level has no max combo");
}

/** Counts of what happens while a solution is played. */
interface SolutionEvents {
  /** The number of times a crate is pushed. */
  readonly pushes: number;
  /** The number of times a piece slides into a pit. */
  readonly pitFalls: number;
  /** The number of times an ice cube slides. */
  readonly iceSlides: number;
}

/** Plays a solution and counts what happens in it. */
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
