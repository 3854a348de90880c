import type { Direction } from "../../src/kernel/direction";
import type { MoveRecorder } from "../../src/kernel/motion";
import { runToEnd } from "../../src/kernel/task";
import { enumerateSolutions } from "../../src/kernel/solutions";
import { certifyLevel, type SkidCertificate } from "../../src/puzzles/skid/explore/certify";
import type { Level } from "../../src/puzzles/skid/level";
import { rules } from "../../src/puzzles/skid/rules";

/** A campaign level has at most this many states: the console certifies it while it opens. */
export const CAMPAIGN_STATES = 3000;

const MAX_SOLUTION_MOVES = 1000;

/** The certificate of a level; undefined where it has too many states for the campaign. */
export function certifyForCampaign(level: Level): SkidCertificate | undefined {
  return runToEnd(certifyLevel(level, CAMPAIGN_STATES));
}

/** The first of the shortest lines to a max combo; throws where there is none. */
export function comboSolution({ graph, analysis, combos }: SkidCertificate): readonly Direction[] {
  for (const { moves: solution, wonState } of enumerateSolutions(graph, analysis.winDistance, MAX_SOLUTION_MOVES))
    if (combos.includes(wonState)) return solution;
  throw new Error("the level has no max combo");
}

/** What happens on a line of moves from the start. */
interface SolutionEvents {
  /** How often a crate is pushed. */
  readonly pushes: number;
  /** How often something slides into a pit. */
  readonly pitFalls: number;
  /** How often an ice cube slides. */
  readonly iceSlides: number;
}

/** What happens on a line of moves. */
export function countEvents(level: Level, solution: readonly Direction[]): SolutionEvents {
  const { start, move } = rules(level);
  let state = start;
  let pushes = 0;
  let pitFalls = 0;
  let iceSlides = 0;
  for (const direction of solution) {
    const record: MoveRecorder = { motions: [] };
    const after = move(state, direction, record);
    if (after === undefined) throw new Error("a move of the line moves nothing");
    const slides = record.motions.filter(({ cause }) => cause === "pushed");
    pushes += slides.filter(({ piece }) => state.crates.includes(piece)).length;
    iceSlides += slides.filter(({ piece }) => state.ices.includes(piece)).length;
    pitFalls += slides.filter(({ ending }) => ending === "rest").length;
    state = after;
  }
  return { pushes, pitFalls, iceSlides };
}
