/** Finds the cells on which the pieces of a level stand at the moment that the screen shows. */
import { NOWHERE } from "../../../kernel/board";
import type { Legend } from "../../../kernel/legend";
import { motionAt, type Motion, type MoveRecord } from "../../../kernel/motion";
import type { Placements } from "../../../kernel/placements";
import { placementsIn, type Attempt } from "../attempt";

/** The cells of the pieces of a level being played, after the move `lastMove`. */
export interface PieceTracker {
  attempt: Attempt | undefined;
  /** The last move that `cells` takes into account; undefined at the start of the level. */
  lastMove: MoveRecord | undefined;
  /** The cell of each piece after `lastMove`; `NOWHERE` for a piece that is gone. */
  readonly cells: number[];
  /**
   * The cell where the screen shows each piece now. While the move after `lastMove` is animated, it differs from the
   * piece's cell in `cells`.
   */
  readonly shownCells: number[];
}

export function createPieceTracker(): PieceTracker {
  return { attempt: undefined, lastMove: undefined, cells: [], shownCells: [] };
}

/**
 * Returns the cells of the pieces that the screen shows now: of the player's piece or, in puzzles without one, of all
 * movable pieces. The list is valid until the next call.
 */
export function trackShownPieces(tracker: PieceTracker, legend: Legend, attempt: Attempt): readonly number[] {
  const { steps, playhead } = attempt.played.timeline;
  const made = Math.floor(playhead);
  const lastMove = made === 0 ? undefined : steps[made - 1];
  if (tracker.attempt !== attempt || tracker.lastMove !== lastMove) {
    tracker.attempt = attempt;
    tracker.lastMove = lastMove;
    fillWith(tracker.cells, startCells(legend, placementsIn(attempt)));
    for (let index = 0; index < made; index++) followMove(tracker.cells, steps[index]);
  }
  const { cells, shownCells } = tracker;
  fillWith(shownCells, cells);
  if (made < playhead) {
    const move = steps[made];
    const elapsedMs = (playhead - made) * move.durationMs;
    const { steps: boardSteps } = placementsIn(attempt).board;
    for (let index = 0; index < cells.length; index++)
      shownCells[index] = cellAt(move, cells[index], elapsedMs, boardSteps);
  }
  return shownCells;
}

function fillWith(list: number[], values: readonly number[]): void {
  while (list.length > values.length) list.pop();
  for (let index = 0; index < values.length; index++) list[index] = values[index];
}

function startCells(
  { things, thingOf, emptyKind, lowerKindOffset }: Legend,
  { cells, kinds }: Placements,
): readonly number[] {
  const hasPlayer = things.some(({ isPlayer }) => isPlayer === true);
  return cells.filter((_, index) => {
    const kind = kinds[index];
    if (kind >= lowerKindOffset || kind === emptyKind) return false;
    const { isPlayer, editorRole, where } = thingOf[kind];
    return hasPlayer ? isPlayer === true : editorRole === undefined && where !== "edge";
  });
}

function followMove(cells: number[], { motions }: MoveRecord): void {
  for (let index = 0; index < cells.length; index++) {
    const piece = cells[index];
    for (const motion of motions) if (motion.piece === piece) cells[index] = motion.to;
  }
}

function cellAt(move: MoveRecord, piece: number, elapsedMs: number, boardSteps: readonly number[]): number {
  const motion = piece === NOWHERE ? undefined : motionAt(move, piece, elapsedMs);
  if (motion === undefined) return piece;
  if (elapsedMs >= motion.endMs) return motion.to;
  if (elapsedMs <= motion.startMs || motion.cause === "gone" || motion.cause === "changed") return motion.from;
  return motion.from + stepsDone(motion, elapsedMs, boardSteps) * boardSteps[motion.direction];
}

function stepsDone(
  { from, to, direction, startMs, endMs }: Motion,
  elapsedMs: number,
  boardSteps: readonly number[],
): number {
  const distance = (to - from) / boardSteps[direction];
  return Math.floor((distance * (elapsedMs - startMs)) / (endMs - startMs) + 0.5);
}
