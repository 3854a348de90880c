/**
 * Draws the second grade of a hint: the board is dimmed, except around a piece and the cell where it should stop. A
 * ring of dots marks that cell.
 */
import { dim, DIM_STEPS, drawClipped, showPicture, wantsLessFlashing, type Picture } from "../../device/screen";
import { columnOf, rowOf, type Board } from "../../kernel/board";
import type { Direction } from "../../kernel/direction";
import { isGoneForGood, isTravel, momentAtRest, type Motion, type MoveRecorder } from "../../kernel/motion";
import { drawDottedFrame, drawDottedRing } from "../../puzzles/looks/hint-light";
import type { Lamp } from "../../puzzles/puzzle";
import type { MarkedCells } from "../../kernel/hints/board-hint";
import type { NamedLine } from "../../kernel/hints/location";
import { placementsIn, type Attempt } from "./attempt";
import { DIM_STEP_MS } from "./hint";
import { currentState } from "./timeline";

/** The radius of the undimmed circle around a marked cell, in hundredths of a cell's width. */
const ROUND_PERCENT = 85;

/**
 * Draws the second grade of a hint over a level: the board is dim except for a piece and the cell where it should stop.
 * `mark` has these two cells; if undefined, they are those of the best move, which goes in `direction`.
 */
export function drawMarkedStop(
  attempt: Attempt,
  direction: Direction,
  mark: MarkedCells | undefined,
  background: Picture,
  lamp: Lamp,
): void {
  const { painter, played, hintMs } = attempt;
  const state = currentState(played.timeline);
  const { board } = placementsIn(attempt);
  const step = wantsLessFlashing() ? DIM_STEPS : Math.min(DIM_STEPS, 1 + Math.floor(hintMs / DIM_STEP_MS));
  const { hintLight } = painter;
  if (hintLight === undefined) dimCells(attempt, board, step);
  else hintLight.dimBoard(played.level, step, lamp);
  const shown = mark ?? findNextStop(attempt, direction, board);
  if (shown !== undefined) {
    for (const cell of [shown.piece, shown.stop]) {
      if (hintLight === undefined) drawRound(attempt, board, cell, background);
      else hintLight.lightCell(played.level, cell);
    }
  }
  painter.drawPieces(played.level, momentAtRest(state), lamp);
  // The ring is drawn above the pieces, because a piece may stand on the marked cell.
  if (shown !== undefined) drawDottedRing(painter.boxOf(board, shown.stop));
}

/**
 * Draws a frame of dots around each row and column that the sentence of a hint names, so that the player need not
 * count.
 */
export function drawNamedLines(attempt: Attempt, lines: readonly NamedLine[]): void {
  const { painter } = attempt;
  const { board } = placementsIn(attempt);
  for (const { kind, number } of lines) {
    const indexOf = kind === "row" ? rowOf : columnOf;
    const cells = board.cells.filter((cell) => indexOf(board, cell) + 1 === number);
    if (cells.length === 0) continue;
    const first = painter.boxOf(board, cells[0]);
    const last = painter.boxOf(board, cells[cells.length - 1]);
    drawDottedFrame({ ...first, width: last.x + last.width - first.x, height: last.y + last.height - first.y });
  }
}

/**
 * Returns where the best move leads: the cell of the piece that the hint shows, and the cell where this piece stops.
 */
export function findNextStop({ played }: Attempt, direction: Direction, board: Board): MarkedCells | undefined {
  const record: MoveRecorder = { motions: [] };
  played.timeline.rules.move(currentState(played.timeline), direction, record);
  const motion = findTellingMotion(record, board);
  return motion === undefined ? undefined : { piece: motion.from, stop: motion.to };
}

/**
 * Returns the motion that a hint shows: the last one of the player's piece, or of a piece that leaves the board. If
 * there is none, returns the longest motion.
 */
function findTellingMotion({ playerPiece, motions }: MoveRecorder, board: Board): Motion | undefined {
  const travels = motions.filter(
    (motion) => isTravel(motion) && motion.from !== motion.to && !board.isBorder[motion.to],
  );
  const piece = playerPiece ?? motions.find((motion) => isGoneForGood(motion))?.piece;
  let found: Motion | undefined;
  for (const motion of travels) if (motion.piece === piece) found = motion;
  if (found !== undefined) return found;
  for (const motion of travels)
    if (found === undefined || motion.endMs - motion.startMs > found.endMs - found.startMs) found = motion;
  return found;
}

function dimCells({ painter }: Attempt, board: Board, step: number): void {
  const { cells } = board;
  const first = painter.boxOf(board, cells[0]);
  const last = painter.boxOf(board, cells[cells.length - 1]);
  const [width, height] = [last.x + last.width - first.x, last.y + last.height - first.y];
  dim(step, { x: first.x, y: first.y, width, height });
}

function drawRound({ painter }: Attempt, board: Board, cell: number, background: Picture): void {
  const { x, y, width, height } = painter.boxOf(board, cell);
  const radius = Math.floor((width * ROUND_PERCENT) / 100);
  const middleX = x + Math.floor(width / 2);
  const middleY = y + Math.floor(height / 2);
  for (let row = -radius; row < radius; row++) {
    const half = Math.floor(Math.sqrt(radius * radius - row * row));
    drawClipped(middleX - half, middleY + row, 2 * half, 1, () => {
      showPicture(background);
    });
  }
}
