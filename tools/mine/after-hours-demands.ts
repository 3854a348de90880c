/** Decides which levels of each puzzle are good enough for "After hours", the optional hard levels after a campaign. */
import type { Certificate } from "../../src/kernel/analysed-graph";
import { isFault } from "../../src/kernel/fault";
import { runToEnd } from "../../src/kernel/task";
import { certify } from "../../src/kernel/certify";
import type { Verdict } from "../../src/kernel/verdict";
import type { AnyPuzzle, OpaqueLevel, OpaqueState } from "../../src/puzzles/any-puzzle";
import { notation as ballNotation } from "../../src/puzzles/last-ball/level";
import { notation as skidNotation } from "../../src/puzzles/skid/level";
import { chooseFeat, FEAT_KINDS } from "../choose-feat";
import { findNeedlessBalls } from "./last-ball-fitness";
import { usesAllThings } from "./skid";

/**
 * The most by which a level of "After hours" (optional hard levels after a campaign) may be harder than an obvious
 * level, in hundredths of a bit. An obvious level has equally many moves, and each of them is obvious.
 */
const MOST_CENTIBITS_OVER_PAR = 300;

/** The demands on the levels "After hours" (optional hard levels) of one puzzle, such as the least difficulty. */
export interface Demands {
  readonly mostStates: number;
  readonly mostPar: number;
  readonly leastPar: number;
  readonly mostSolutions: number;
  readonly mostDeadPercent: number;
  /** The least difficulty that an "After hours" level of the puzzle must have, in hundredths of a bit. */
  readonly leastCentibits: number;
  /**
   * The most things that may stand on the board of an "After hours" level of the puzzle. Empty cells do not count as
   * things.
   */
  readonly mostThings: number;
}

export const DEMANDS: Readonly<Record<string, Demands>> = {
  "last-ball": { mostStates: 2999, mostPar: 18, leastPar: 9, mostSolutions: 9999, mostDeadPercent: 99, leastCentibits: 520, mostThings: 19 }, // prettier-ignore
  "ice-path": { mostStates: 110, mostPar: 26, leastPar: 9, mostSolutions: 4, mostDeadPercent: 0, leastCentibits: 560, mostThings: 34 }, // prettier-ignore
  skid: { mostStates: 3000, mostPar: 14, leastPar: 8, mostSolutions: 4, mostDeadPercent: 0, leastCentibits: 470, mostThings: 99 }, // prettier-ignore
  penguin: { mostStates: 60, mostPar: 16, leastPar: 8, mostSolutions: 1, mostDeadPercent: 0, leastCentibits: 500, mostThings: 32 }, // prettier-ignore
  fruit: { mostStates: 870, mostPar: 14, leastPar: 7, mostSolutions: 2, mostDeadPercent: 90, leastCentibits: 480, mostThings: 20 }, // prettier-ignore
};

/**
 * Explores all states of the level on a text map, and returns the level with its certificate (the analysed states).
 * Returns undefined if the map describes no valid level, or if the level does not meet `demands`. When the caller no
 * longer needs the certificate, it must call the certificate's function `release`, if there is one.
 */
export function certifyMap(
  puzzle: AnyPuzzle,
  map: string,
  demands = DEMANDS[puzzle.id],
): { level: OpaqueLevel; certificate: Certificate<OpaqueState> } | undefined {
  const level = puzzle.parseMap(map);
  if (isFault(level)) return undefined;
  const certificate = runToEnd(certify(puzzle.rules(level), demands.mostStates));
  if (certificate === undefined) return undefined;
  if (meetsDemands(puzzle.id, certificate.analysis.verdict, demands)) return { level, certificate };
  certificate.release?.();
  return undefined;
}

/**
 * Returns whether a level meets the demands that only its puzzle has. In some puzzles, a level must have a feat (an
 * extra task for a medal) that a player can both miss and earn. A level of Skid must also need all its kinds of things.
 */
export function suitsPuzzle(puzzle: AnyPuzzle, map: string, certificate: Certificate<OpaqueState>): boolean {
  if (Object.hasOwn(FEAT_KINDS, puzzle.id) && chooseFeat(FEAT_KINDS[puzzle.id], certificate) === undefined)
    return false;
  if (puzzle.id !== "skid") return true;
  const level = skidNotation.parseMap(map);
  return !isFault(level) && usesAllThings(level);
}

/**
 * Returns whether a level of Last Ball has a needless ball (see `findNeedlessBalls`). Returns false for all other
 * puzzles.
 */
export function hasNeedlessBalls(puzzle: AnyPuzzle, map: string): boolean {
  if (puzzle.id !== "last-ball") return false;
  const level = ballNotation.parseMap(map);
  return isFault(level) || findNeedlessBalls(level).length > 0;
}

function meetsDemands(id: string, verdict: Verdict, demands: Demands): boolean {
  const { par, solutionCount, deadEndCount, stateCount, difficultyCentibits } = verdict;
  if (par < demands.leastPar || par > demands.mostPar || solutionCount > demands.mostSolutions) return false;
  if (100 * deadEndCount > demands.mostDeadPercent * stateCount) return false;
  if (difficultyCentibits - 100 * Math.log2(par) > MOST_CENTIBITS_OVER_PAR) return false;
  if (id !== "skid") return true;
  const { parCombo, parPlain } = verdict as Verdict & { readonly parCombo: number; readonly parPlain: number };
  return parCombo > 0 && parPlain >= parCombo;
}
