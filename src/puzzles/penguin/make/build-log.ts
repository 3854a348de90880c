/**
 * Logs how the generator builds a level: the finish, the slides of the solution, obstacles against unwanted moves,
 * misleading lure paths, and removed things. The log exists only if the steps of the generator are recorded for the
 * player.
 */
import type { Bridge, Floor } from "../level";

/**
 * What the generator did in a step. `Blockers` are obstacles against moves into dead ends (states from which no win can
 * be reached), or against rival solutions. A rival solution is about as short as the planned one. `Needless` is the
 * removal of things that the level does not need.
 */
export const enum BuildAction {
  Finish = 0,
  Slide = 1,
  Blockers = 2,
  Lure = 3,
  Needless = 4,
}

/** A step of the generator: the cells on which it built or removed things. */
export interface BuildStep {
  readonly action: BuildAction;
  readonly cells: readonly number[];
  /** The floor that was built on each of `cells`. Empty if the step removed the things on `cells`. */
  readonly floors: readonly Floor[];
  readonly bridges: readonly Bridge[];
  readonly path: readonly number[];
  /** The cell of the penguin after the step of the generator, or `NOWHERE` before the first slide. */
  readonly penguin: number;
  /** The index of the solution's move that the step built, if the step is a slide; otherwise −1. */
  readonly move: number;
  /** How many things the generator had built on the board before this step. 0 if the step removed things. */
  readonly builtBefore: number;
}

/** The logged steps of the generator, and the path of the slides that were added since the last step. */
export interface BuildLog {
  readonly steps: BuildStep[];
  path: number[];
}

export function clearLog(log: BuildLog): void {
  while (log.steps.length > 0) log.steps.pop();
  log.path = [];
}

export function logRemoved({ steps }: BuildLog, cells: readonly number[]): void {
  const { penguin } = steps[steps.length - 1];
  const builtBefore = 0;
  steps.push({
    action: BuildAction.Needless,
    cells,
    floors: [],
    bridges: [],
    path: [],
    penguin,
    move: -1,
    builtBefore,
  });
}

/** Removes the step that built the solution's move `move` from a log, and all steps after it. */
export function removeSlides(log: BuildLog, move: number): void {
  const { steps } = log;
  const first = steps.findIndex((step) => step.move >= 0 && step.move <= move);
  while (first >= 0 && steps.length > first) steps.pop();
  log.path = [];
}

/**
 * Removes all but the first `stepCount` steps from a log, because the generator has taken back what it built in the
 * later steps.
 */
export function removeStepsAfter(log: BuildLog, stepCount: number): void {
  while (log.steps.length > stepCount) log.steps.pop();
  log.path = [];
}

/** Returns how many steps of the generator a log has, or 0 if `log` is undefined. */
export function stepCountOf(log: BuildLog | undefined): number {
  return log === undefined ? 0 : log.steps.length;
}

export function builtCountOf({ steps }: BuildLog): number {
  if (steps.length === 0) return 0;
  const { builtBefore, cells } = steps[steps.length - 1];
  return builtBefore + cells.length;
}
