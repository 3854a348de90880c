import type { Certificate } from "../../src/kernel/analysed-graph";
import { certify } from "../../src/kernel/certify";
import { DIRECTIONS } from "../../src/kernel/direction";
import { UNREACHABLE } from "../../src/kernel/graph";
import { runToEnd } from "../../src/kernel/task";
import type { Level } from "../../src/puzzles/last-ball/level";
import { rules } from "../../src/puzzles/last-ball/rules";
import type { State } from "../../src/puzzles/last-ball/state";

/** A campaign level has fewer states than this: the console certifies it while it opens. */
const CAMPAIGN_STATES = 3000;

/** Chances that differ by less are the same. */
const PROBABILITY_TOLERANCE = 1e-12;

/** The certificate of a level; undefined where it has too many states for the campaign. */
export function certifyForCampaign(level: Level): Certificate<State> | undefined {
  return runToEnd(certify(rules(level), CAMPAIGN_STATES - 1));
}

/**
 * The cells of the balls that a level would not miss: without the ball it can be won, by chance as often as before, and
 * begins with the same moves.
 */
export function needlessBalls(level: Level): number[] {
  const whole = certifyForCampaign(level);
  if (whole === undefined) return [];
  return level.whites.filter((ball) => {
    const rest = certifyForCampaign({ ...level, whites: level.whites.filter((white) => white !== ball) });
    return rest !== undefined && isWinnable(rest) && isEquivalent(whole, rest);
  });
}

/** Whether a level can be won at all. */
export function isWinnable({ analysis }: Certificate<State>): boolean {
  return analysis.verdict.par !== UNREACHABLE;
}

function isEquivalent(one: Certificate<State>, other: Certificate<State>): boolean {
  return (
    Math.abs(winProbability(one) - winProbability(other)) < PROBABILITY_TOLERANCE &&
    winningFirstMoves(one) === winningFirstMoves(other)
  );
}

/** How probably a level is won by inputs that do not lose at once, all of them as probable. No position comes again. */
function winProbability({ graph, analysis }: Certificate<State>): number {
  const probabilities = new Map<number, number>();
  const probabilityFrom = (state: number): number => {
    const afters = DIRECTIONS.map((direction) => graph.next[direction][state]).filter((after) => after >= 0);
    if (afters.length === 0) return analysis.winDistance[state] === 0 ? 1 : 0;
    const known = probabilities.get(state);
    if (known !== undefined) return known;
    const chance = afters.reduce((sum, after) => sum + probabilityFrom(after), 0) / afters.length;
    probabilities.set(state, chance);
    return chance;
  };
  return probabilityFrom(graph.start);
}

/** The first moves after which a level can still be won, as a text to compare. */
function winningFirstMoves({ graph, analysis }: Certificate<State>): string {
  return DIRECTIONS.filter((direction) => {
    const after = graph.next[direction][graph.start];
    return after >= 0 && analysis.winDistance[after] !== UNREACHABLE;
  }).join();
}
