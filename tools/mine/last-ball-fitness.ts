/** Decides which levels of the puzzle Last Ball are good enough for the campaign. */

import type { Certificate } from "../../src/kernel/analysed-graph";
import { certify } from "../../src/kernel/certify";
import { DIRECTIONS } from "../../src/kernel/direction";
import { UNREACHABLE } from "../../src/kernel/graph";
import { runToEnd } from "../../src/kernel/task";
import type { Level } from "../../src/puzzles/last-ball/level";
import { rules } from "../../src/puzzles/last-ball/rules";
import type { State } from "../../src/puzzles/last-ball/state";

/**
 * The most states that a campaign level of Last Ball may have. The Playdate console explores all of them when it opens
 * the level.
 */
const CAMPAIGN_STATES = 3000;

/** The largest difference at which two probabilities still count as equal, because floats are not exact. */
const PROBABILITY_TOLERANCE = 1e-12;

/** Explores all states of a level. Returns undefined if the level has more than CAMPAIGN_STATES states. */
export function certifyForCampaign(level: Level): Certificate<State> | undefined {
  return runToEnd(certify(rules(level), CAMPAIGN_STATES - 1));
}

/**
 * Returns the cells of the balls that a level does not need. A ball is needless if two things stay the same without it:
 * the probability that random inputs win the level, and the first moves from which a win can be reached.
 */
export function findNeedlessBalls(level: Level): number[] {
  const whole = certifyForCampaign(level);
  if (whole === undefined) return [];
  return level.whites.filter((ball) => {
    const rest = certifyForCampaign({ ...level, whites: level.whites.filter((white) => white !== ball) });
    return rest !== undefined && isWinnable(rest) && isEquivalent(whole, rest);
  });
}

export function isWinnable({ analysis }: Certificate<State>): boolean {
  return analysis.verdict.par !== UNREACHABLE;
}

function isEquivalent(one: Certificate<State>, other: Certificate<State>): boolean {
  return (
    Math.abs(computeWinProbability(one) - computeWinProbability(other)) < PROBABILITY_TOLERANCE &&
    findWinningFirstMoves(one) === findWinningFirstMoves(other)
  );
}

/**
 * Returns the probability that random inputs win a level. In each state, all inputs that do not lose at once are
 * equally probable. The recursion ends, because no state of Last Ball can come twice.
 */
function computeWinProbability({ graph, analysis }: Certificate<State>): number {
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

function findWinningFirstMoves({ graph, analysis }: Certificate<State>): string {
  return DIRECTIONS.filter((direction) => {
    const after = graph.next[direction][graph.start];
    return after >= 0 && analysis.winDistance[after] !== UNREACHABLE;
  }).join();
}
