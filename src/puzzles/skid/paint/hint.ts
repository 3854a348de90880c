import { clipped, fillBox } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import type { Board } from "../../../kernel/board";
import { DOWN, LEFT, RIGHT, STEP_X, STEP_Y, UP, type Direction } from "../../../kernel/direction";
import type { Telling } from "../../../kernel/motion";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { drawBrightSide, drawBuilt, drawFloor } from "./ground";
import { cellLeft, cellTop, FLOOR_BOTTOM, FLOOR_RIGHT, floorOf, FOLDER, sizeFor } from "./pen";
import { cellsOf, drawLooking, RED, YELLOW } from "./skiddies";
import { CRATE, drawStandingThing, drawThing, ICE } from "./things";

const DUSKS = 5;
const DUSK_WIDTH = 240;
const DUSK_HEIGHT = 192;
const LEAN_PIXELS = 2;

// Strokes behind what would move.
const STROKE = 12;
const STROKES_APART = 4;

/**
 * The side that all would slide to lights up: its beads are white, the floor is darker the farther from it; all that would move
 * leans, and every skiddy looks there.
 */
export function drawHint(level: Level, state: State, direction: Direction): void {
  const telling: Telling = { stretches: [] };
  rules(level).move(state, direction, telling);
  const moved = telling.stretches.filter(({ startMs }) => startMs === 0).map(({ piece }) => piece);
  drawFloor(level, "lit");
  drawDusk(level.board, direction);
  drawBuilt(level, "lit");
  drawBrightSide(level, direction);
  for (const cell of moved) drawStrokes(level.board, cell, direction);
  drawLeaning(level, state, direction, moved);
}

/** Dusk over each column or row, the darker the farther from the side that is lit. */
function drawDusk(board: Board, direction: Direction): void {
  const { x, y, width, height } = floorOf(board);
  const { cell } = sizeFor(board);
  const isLevel = STEP_Y[direction] === 0;
  const lines = (isLevel ? board.width : board.height) - 2;
  for (let line = 0; line < lines; line++) {
    const fromLit = direction === RIGHT || direction === DOWN ? lines - 1 - line : line;
    const dusk = Math.ceil((fromLit * DUSKS) / (lines - 1));
    if (dusk === 0) continue;
    const left = isLevel ? x + line * cell : x;
    const top = isLevel ? y : y + line * cell;
    clipped(left, top, isLevel ? cell : width, isLevel ? height : cell, () => {
      drawSprite(`${FOLDER}/dusk`, dusk, FLOOR_RIGHT - DUSK_WIDTH, FLOOR_BOTTOM - DUSK_HEIGHT);
    });
  }
}

function drawLeaning(level: Level, state: State, direction: Direction, moved: readonly number[]): void {
  const { board } = level;
  const leftOf = (cell: number): number => cellLeft(board, cell) + leanOf(moved, cell) * STEP_X[direction];
  const topOf = (cell: number): number => cellTop(board, cell) + leanOf(moved, cell) * STEP_Y[direction];
  for (const cell of state.crates) drawStandingThing(level, CRATE, cell);
  for (const cell of state.ices) {
    if (moved.includes(cell)) drawThing(board, ICE, leftOf(cell), topOf(cell));
    else drawStandingThing(level, ICE, cell);
  }
  for (const kind of [YELLOW, RED]) {
    for (const cell of cellsOf(state, kind)) drawLooking(level, kind, cell, direction, leftOf(cell), topOf(cell));
  }
}

function leanOf(moved: readonly number[], cell: number): number {
  return moved.includes(cell) ? LEAN_PIXELS : 0;
}

/** Two strokes on the side that it would leave. */
function drawStrokes(board: Board, at: number, direction: Direction): void {
  const half = sizeFor(board).cell / 2;
  const middleX = cellLeft(board, at) + half;
  const middleY = cellTop(board, at) + half;
  for (let stroke = 0; stroke < 2; stroke++) {
    const back = half - 1 + stroke * STROKES_APART - LEAN_PIXELS;
    const x = middleX - STEP_X[direction] * back;
    const y = middleY - STEP_Y[direction] * back;
    const long = STROKE + 6 * (1 - stroke);
    const width = direction === LEFT || direction === RIGHT ? 2 : long;
    const height = direction === UP || direction === DOWN ? 2 : long;
    fillBox("white", x - width / 2 - 1, y - height / 2 - 1, width + 2, height + 2);
    fillBox("black", x - width / 2, y - height / 2, width, height);
  }
}
