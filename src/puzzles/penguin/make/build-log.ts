/**
 * A log of how a level is built: the finish, the slides of the solution, blockers, lures, and needless things that are
 * removed in the end. The generator keeps it only if the making of a level is recorded.
 */
import { NOWHERE } from "../../../kernel/board";
import { Floor, type Bridge } from "../level";
import { REDIRECTED, type MutableLevel } from "./mutable-level";

/** What the generator did in a step. Blockers stop rivals of the solution, or moves into dead ends. */
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
  /** How many things were built before the step. */
  readonly builtBefore: number;
}

/** The steps of a generator so far, and the path of the next step. */
export interface BuildLog {
  readonly steps: BuildStep[];
  path: number[];
}

/** Removes all steps from a log. */
export function clearLog(log: BuildLog): void {
  while (log.steps.length > 0) log.steps.pop();
  log.path = [];
}

/** Logs what was built since the last step, if anything was built or slid over. */
export function logBuilt(level: MutableLevel, log: BuildLog, sort: BuildSort, move = -1): void {
  const { path, steps } = log;
  log.path = [];
  const builtBefore = builtCountOf(log);
  const cells = level.builtCells.slice(builtBefore);
  if (cells.length === 0 && path.length < 2) return;
  const floors = cells.map((cell) => level.floor[cell - 1]);
  const bridges = cells.map((cell) => level.bridges[cell - 1]);
  const penguin = sort === BuildSort.Finish ? NOWHERE : level.start;
  steps.push({ sort, cells, floors, bridges, path, penguin, move, builtBefore });
}

/** Logs a slide of the solution: the move with the index `move`, which was just built. */
export function logSlide(level: MutableLevel, log: BuildLog, move: number, direction: number): void {
  log.path = pathFrom(level, level.start, direction);
  logBuilt(level, log, BuildSort.Slide, move);
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

/** Returns how many things the steps of a log have built. */
function builtCountOf({ steps }: BuildLog): number {
  if (steps.length === 0) return 0;
  const { builtBefore, cells } = steps[steps.length - 1];
  return builtBefore + cells.length;
}

/**
 * Returns the cells at which a slide begins, turns and ends. Between the two doors of a pair, `NOWHERE` separates the
 * parts of the path.
 */
function pathFrom(level: MutableLevel, from: number, direction: number): number[] {
  const { floor, pairedDoors, slideTable, board, maxRedirections } = level;
  const path = [from];
  let end = slideTable[direction][from - 1];
  let currentDirection = direction;
  for (let turns = 0; turns < maxRedirections && end >= REDIRECTED; turns++) {
    let cell = end - REDIRECTED;
    path.push(cell);
    const kind = floor[cell - 1];
    if (kind >= Floor.Door) {
      cell = pairedDoors[cell - 1];
      path.push(NOWHERE, cell);
    } else currentDirection = kind - Floor.Treadmill;
    end = slideTable[currentDirection][cell - 1];
  }
  path.push(end > board.cellCount ? end - board.cellCount : end);
  return path;
}
