/** Draws a hint in the puzzle Skid, which shows the best next move. */
import { drawClipped } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import type { Board } from "../../../kernel/board";
import { DOWN, RIGHT, STEP_X, STEP_Y, type Direction } from "../../../kernel/direction";
import type { MoveRecorder } from "../../../kernel/motion";
import { drawHintStroke } from "../../looks/trail";
import type { Lamp } from "../../puzzle";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { drawBlocksAndPits, drawFloor } from "./background";
import type { Look } from "./look";
import { cellLeft, cellTop, FLOOR_BOTTOM, FLOOR_RIGHT, floorBox, FOLDER, sizeFor } from "./pen";
import { drawBrightSide } from "./rim";
import { toyCellsOf, drawLookingToy, RED, YELLOW } from "./toys";
import { CRATE, drawThingOnCell, drawThing, ICE } from "./things";

// The number of pictures that darken the floor during a hint, from weak to strong. Their width and height in pixels
// follow.
const DUSKS = 5;
const DUSK_WIDTH = 240;
const DUSK_HEIGHT = 192;
// A hint shows the best next move. Each piece that would move is shifted by this many pixels in the direction of the
// move.
const LEAN_PIXELS = 2;

// The length in pixels of the shorter of two strokes that a hint draws behind each piece that would move.
// `STROKES_APART` is the distance between the two strokes.
const STROKE = 12;
const STROKES_APART = 4;

/**
 * Draws a hint for the move in `direction`. The side of the board in this direction gets bright beads. The floor is
 * darker the farther it is from that side. Pieces that would move lean in the direction, and every toy looks there.
 */
export function drawHint(look: Look, level: Level, state: State, direction: Direction, lamp: Lamp): void {
  const record: MoveRecorder = { motions: [] };
  rules(level).move(state, direction, record);
  const movedCells = record.motions.filter(({ startMs }) => startMs === 0).map(({ piece }) => piece);
  drawFloor(look, level, lamp);
  drawDusk(level.board, direction);
  drawBlocksAndPits(level, lamp);
  drawBrightSide(look, level, direction);
  for (const cell of movedCells) drawStrokes(level.board, cell, direction);
  drawLeaning(level, state, direction, movedCells);
}

/**
 * Darkens the floor row by row or column by column. The side of the board in the hinted direction stays bright, and the
 * opposite side is darkest.
 */
function drawDusk(board: Board, direction: Direction): void {
  const { x, y, width, height } = floorBox(board);
  const { cellPixels } = sizeFor(board);
  const isHorizontal = STEP_Y[direction] === 0;
  const lines = (isHorizontal ? board.width : board.height) - 2;
  for (let line = 0; line < lines; line++) {
    const fromLit = direction === RIGHT || direction === DOWN ? lines - 1 - line : line;
    const dusk = Math.ceil((fromLit * DUSKS) / (lines - 1));
    if (dusk === 0) continue;
    const left = isHorizontal ? x + line * cellPixels : x;
    const top = isHorizontal ? y : y + line * cellPixels;
    drawClipped(left, top, isHorizontal ? cellPixels : width, isHorizontal ? height : cellPixels, () => {
      drawSprite(`${FOLDER}/dusk`, dusk, FLOOR_RIGHT - DUSK_WIDTH, FLOOR_BOTTOM - DUSK_HEIGHT);
    });
  }
}

/** Draws all pieces. The pieces on `movedCells` are shifted a little in the hinted direction. */
function drawLeaning(level: Level, state: State, direction: Direction, movedCells: readonly number[]): void {
  const { board } = level;
  for (const cell of state.crates) drawThingOnCell(level, CRATE, cell);
  for (const cell of state.ices) {
    const left = cellLeft(board, cell) + LEAN_PIXELS * STEP_X[direction];
    const top = cellTop(board, cell) + LEAN_PIXELS * STEP_Y[direction];
    if (movedCells.includes(cell)) drawThing(board, ICE, left, top);
    else drawThingOnCell(level, ICE, cell);
  }
  for (const kind of [YELLOW, RED]) {
    for (const cell of toyCellsOf(state, kind))
      drawLookingToy(level, kind, cell, direction, movedCells.includes(cell) ? LEAN_PIXELS : 0);
  }
}

/** Draws two strokes behind a piece that the hinted move would move. */
function drawStrokes(board: Board, strokeCell: number, direction: Direction): void {
  const half = sizeFor(board).cellPixels / 2;
  const middleX = cellLeft(board, strokeCell) + half;
  const middleY = cellTop(board, strokeCell) + half;
  for (let stroke = 0; stroke < 2; stroke++) {
    const back = half - 1 + stroke * STROKES_APART - LEAN_PIXELS;
    const x = middleX - STEP_X[direction] * back;
    const y = middleY - STEP_Y[direction] * back;
    drawHintStroke(x, y, direction, STROKE + 6 * (1 - stroke));
  }
}
