/**
 * Logs the things that the generator has built on a level, so that the player can watch how it was built; see
 * build-log.ts.
 */
import { NOWHERE } from "../../../kernel/board";
import { Floor } from "../level";
import { BuildAction, builtCountOf, type BuildLog } from "./build-log";
import { REDIRECTED, type MutableLevel } from "./mutable-level";

/**
 * Logs the things that were built, and the slides that were added, since the last logged step. Does nothing if nothing
 * was built or added.
 */
export function logBuilt(level: MutableLevel, log: BuildLog, action: BuildAction, move = -1): void {
  const { path, steps } = log;
  log.path = [];
  const builtBefore = builtCountOf(log);
  const cells = level.builtCells.slice(builtBefore);
  if (cells.length === 0 && path.length < 2) return;
  const floors = cells.map((cell) => level.floor[cell - 1]);
  const bridges = cells.map((cell) => level.bridges[cell - 1]);
  const penguin = action === BuildAction.Finish ? NOWHERE : level.start;
  steps.push({ action, cells, floors, bridges, path, penguin, move, builtBefore });
}

/**
 * Logs the newest slide of the solution. `move` is the index of its move, and `direction` the direction in which the
 * slide begins.
 */
export function logSlide(level: MutableLevel, log: BuildLog, move: number, direction: number): void {
  log.path = findPath(level, level.start, direction);
  logBuilt(level, log, BuildAction.Slide, move);
}

function findPath(level: MutableLevel, from: number, direction: number): number[] {
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
