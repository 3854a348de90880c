/** Draws the grooves that earlier moves of the penguin left on the ice, and the path that a hinted move would take. */
import { dim, fillBox, fillArrowhead } from "../../../device/screen";
import { columnOf, rowOf, type Board } from "../../../kernel/board";
import { STEP_X, STEP_Y, UP, type Direction } from "../../../kernel/direction";
import { isTravel, type MoveRecord, type Motion } from "../../../kernel/motion";
/** The import below is loaded from hint-light.lua on first use. @lazy hint-light */
import { drawDottedRing, drawHintLane } from "../../looks/hint-light";
import { drawTrailStart, drawTrailStroke, TRAIL_HALF_WIDTH_PIXELS } from "../../looks/trail";
import { Bridge, Floor, type Level } from "../level";
import { cellBox, cellLeft, cellTop, iceBoxOf, sizeFor } from "./screen-layout";

/**
 * The width of the largest cell in pixels. If the dashes of a groove (a trail that the penguin left on the ice) have
 * this length, they join into a solid line.
 */
const FULL_CELL = 30;

/**
 * The lengths in pixels of the dashes of a groove, and of the gaps between the dashes. A groove is the trail of one
 * move on the ice. The index is the number of moves that the player has made after this move. The newest groove is a
 * solid line, and the oldest grooves are dots.
 */
const DASHES_BY_AGE: readonly { readonly long: number; readonly gap: number }[] = [
  { long: FULL_CELL, gap: 0 },
  { long: 6, gap: 2 },
  { long: 4, gap: 4 },
  { long: 2, gap: 6 },
];

const POINTER = 5;

/**
 * Draws the grooves that the penguin's moves from index `fromMove` up to, but not including, `toMove` left on the ice.
 * The groove of the newest move is the clearest.
 */
export function drawTrails(level: Level, moves: readonly MoveRecord[], fromMove: number, toMove: number): void {
  for (let move = fromMove; move < toMove; move++) {
    const age = Math.min(DASHES_BY_AGE.length - 1, toMove - 1 - move);
    for (const motion of moves[move].motions) if (isTravel(motion)) drawTrail(level, motion, age);
  }
  if (toMove === fromMove) return;
  const { from } = moves[fromMove].motions[0];
  drawTrailStart(middleX(level.board, from), middleY(level.board, from));
}

const DIM_STEP = 2;

/**
 * Draws the path that the hinted move would take. The ice becomes dim, and a strip of light lies on each cell of bare
 * ice that the penguin would pass. A dotted ring marks the cell where the penguin would stop.
 */
export function drawHintTrail(level: Level, { motions }: MoveRecord): void {
  const { board } = level;
  dim(DIM_STEP, iceBoxOf(board));
  let last: number | undefined;
  for (const motion of motions) {
    if (!isTravel(motion) || motion.from === motion.to) continue;
    lightPath(level, motion);
    last = motion.to;
  }
  if (last !== undefined && isBareIce(level, last)) drawDottedRing(cellBox(board, last));
}

function lightPath(level: Level, { from, to, direction }: Motion): void {
  const { board } = level;
  const step = board.steps[direction];
  for (let cell = from; cell !== to; cell += step) {
    if (!isBareIce(level, cell) || !isBareIce(level, cell + step)) lightCell(level, cell);
    else drawHintLane({ from: cellBox(board, cell), to: cellBox(board, cell + step), direction });
  }
  lightCell(level, to);
  for (let cell = from + step; cell !== to; cell += step) if (isBareIce(level, cell)) drawGrain(board, cell);
}

/**
 * Draws the light of a hint on a cell of bare ice, while the rest of the ice is dimmed. Does nothing on a cell with a
 * thing or a bridge, because the light would cover it.
 */
export function lightCell(level: Level, cell: number): void {
  const box = cellBox(level.board, cell);
  if (isBareIce(level, cell)) drawHintLane({ from: box, to: box, direction: UP });
}

function drawGrain(board: Board, cell: number): void {
  fillBox("black", middleX(board, cell) - 2, middleY(board, cell) - 2, 4, 4);
}

function drawTrail(level: Level, { from, to, direction }: Motion, age: number): void {
  const { board } = level;
  const step = board.steps[direction];
  if (from === to) return;
  for (let cell = from; ; cell += step) {
    if (isBareIce(level, cell))
      drawGroove(board, { cell, direction, isFirst: cell === from, isLast: cell === to }, age);
    if (cell === to) break;
  }
  const cells = Math.abs(columnOf(board, to) - columnOf(board, from)) + Math.abs(rowOf(board, to) - rowOf(board, from));
  const middle = from + Math.floor(cells / 2) * step;
  if (age === 0 && isBareIce(level, middle)) {
    const tip = TRAIL_HALF_WIDTH_PIXELS - 1;
    const x = middleX(board, middle) + STEP_X[direction] * tip;
    const y = middleY(board, middle) + STEP_Y[direction] * tip;
    fillArrowhead("black", direction, x, y, POINTER);
  }
  if (isBareIce(level, to)) drawStop(board, to);
}

interface GrooveCell {
  readonly cell: number;
  readonly direction: Direction;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function drawGroove(board: Board, { cell, direction, isFirst, isLast }: GrooveCell, age: number): void {
  const { long, gap } = DASHES_BY_AGE[age];
  const half = sizeFor(board).cellSide / 2;
  const fromPixel = isFirst ? 0 : -half;
  const toPixel = isLast ? 0 : half;
  for (let offsetPixels = fromPixel; offsetPixels < toPixel; offsetPixels += long + gap) {
    drawStroke(board, cell, direction, offsetPixels, Math.min(long, toPixel - offsetPixels));
  }
}

function drawStroke(
  board: Board,
  cell: number,
  direction: Direction,
  offsetPixels: number,
  lengthPixels: number,
): void {
  const x = middleX(board, cell) + STEP_X[direction] * offsetPixels;
  const y = middleY(board, cell) + STEP_Y[direction] * offsetPixels;
  drawTrailStroke(x, y, direction, lengthPixels);
}

function drawStop(board: Board, cell: number): void {
  const x = middleX(board, cell);
  const y = middleY(board, cell);
  fillBox("white", x - 4, y - 4, 8, 8);
  fillBox("black", x - 3, y - 3, 6, 6);
}

function isBareIce({ floor, bridges }: Level, cell: number): boolean {
  return floor[cell] === Floor.Ice && bridges[cell] === Bridge.None;
}

function middleX(board: Board, cell: number): number {
  return cellLeft(board, cell) + sizeFor(board).cellSide / 2;
}

function middleY(board: Board, cell: number): number {
  return cellTop(board, cell) + sizeFor(board).cellSide / 2;
}
