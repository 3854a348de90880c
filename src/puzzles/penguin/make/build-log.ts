/**
 * A log of how a level is built: the finish, the slides of the solution, blockers (obstacles to unwanted moves), lures
 * (wrong ways that look right), and needless things that are removed in the end. The generator keeps the log only if
 * the making of a level is recorded.
 */
import type { Bridge, Floor } from "../level";

/**
 * What the generator did in a step. Blockers are obstacles that stop another short way to win, or moves into dead ends.
 */
export const enum BuildSort {
  Finish = 0,
  Slide = 1,
  Blockers = 2,
  Lure = 3,
  Needless = 4,
}

/** A step of the generator: the cells on which it built things, or from which it removed them. */
export interface BuildStep {
  readonly sort: BuildSort;
  readonly cells: readonly number[];
  /** What was built on each of `cells`. Both lists are empty if things were removed. */
  readonly floors: readonly Floor[];
  readonly bridges: readonly Bridge[];
  /** The cells of the slides that belong to the step; see `MakingStep.path`. */
  readonly path: readonly number[];
  /** The cell of the penguin after the step, or `NOWHERE` before the first slide. */
  readonly penguin: number;
  /** The index of the move in the solution, if the step is a slide; otherwise −1. */
  readonly move: number;
  /** How many things the generator had built on the board before this step. */
  readonly builtBefore: number;
}

/** The steps of the generator so far, and the cells of the slides that belong to the next step. */
export interface BuildLog {
  readonly steps: BuildStep[];
  path: number[];
}

/** Removes all steps from a log. */
export function clearLog(log: BuildLog): void {
  while (log.steps.length > 0) log.steps.pop();
  log.path = [];
}

/** Logs that needless things were removed from some cells. */
export function logRemoved({ steps }: BuildLog, cells: readonly number[]): void {
  const { penguin } = steps[steps.length - 1];
  const builtBefore = 0;
  steps.push({ sort: BuildSort.Needless, cells, floors: [], bridges: [], path: [], penguin, move: -1, builtBefore });
}

/** Removes the slide of the move with the index `move` from a log, and all steps after it. */
export function removeSlides(log: BuildLog, move: number): void {
  const { steps } = log;
  const first = steps.findIndex((step) => step.move >= 0 && step.move <= move);
  while (first >= 0 && steps.length > first) steps.pop();
  log.path = [];
}

/** Returns how many things the logged steps of the generator have built. */
export function builtCountOf({ steps }: BuildLog): number {
  if (steps.length === 0) return 0;
  const { builtBefore, cells } = steps[steps.length - 1];
  return builtBefore + cells.length;
}
