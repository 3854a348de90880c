/** Draws the hints of the puzzle Skid: where the pieces would slide, and the best next move. */
import { dim, fillDisc } from "../../../device/screen";
import type { Board } from "../../../kernel/board";
import { STEP_X, STEP_Y, type Direction } from "../../../kernel/direction";
import type { MoveRecorder } from "../../../kernel/motion";
/** The import below is loaded from hint-light.lua on first use. @lazy hint-light */
import { drawDottedRing, drawHintLane, type HintLane } from "../../looks/hint-light";
import { drawHintStroke } from "../../looks/trail";
import type { HintLight, Lamp } from "../../puzzle";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { drawBlocksAndPits, drawFloor } from "./background";
import type { Look } from "./look";
import { boxOf, cellLeft, cellTop, floorBox, sizeFor } from "./pen";
import { drawArrowSide } from "./rim";
import { toyCellsOf, drawLookingToy, RED, YELLOW } from "./toys";
import { CRATE, drawThingOnCell, drawThing, ICE } from "./things";

const DIM_STEP = 3;

const LEAN_PIXELS = 2;

/** The length in pixels of the shorter of the two strokes that a hint draws behind each piece that would move. */
const STROKE = 12;
const STROKES_APART = 4;

/**
 * Draws the hint for the move in `direction`. On the side towards which the pieces move, the beads of the playpen's rim
 * become arrows. A strip of light leads from each piece that would move to a ring where the piece would stop. These
 * pieces lean in the hinted direction, and all toys look that way.
 */
export function drawHint(look: Look, level: Level, state: State, direction: Direction, lamp: Lamp): void {
  const { board } = level;
  const record: MoveRecorder = { motions: [] };
  rules(level).move(state, direction, record);
  const moved = record.motions.filter(({ startMs }) => startMs === 0);
  const lanes = moved.filter(({ from, to }) => from !== to).map(({ from, to }) => laneOf(board, from, to, direction));
  drawFloor(look, level, lamp);
  dim(DIM_STEP, floorBox(board));
  for (const lane of lanes) drawHintLane(lane);
  drawBlocksAndPits(level, lamp);
  for (const { to } of lanes) drawDottedRing(to);
  drawArrowSide(level, direction);
  const movedCells = moved.map(({ piece }) => piece);
  for (const cell of movedCells) drawStrokes(board, cell, direction);
  drawLeaning(level, state, direction, movedCells);
}

function laneOf(board: Board, from: number, to: number, direction: Direction): HintLane {
  const isLeaving = board.cellsToEdge[direction][to] === 0;
  return { from: boxOf(board, from), to: boxOf(board, isLeaving ? to - board.steps[direction] : to), direction };
}

/**
 * How Skid draws a hint of the second of three grades. It dims the floor, but not the blocks on it, and marks the cells
 * of the hint by white discs.
 */
export const HINT_LIGHT: HintLight<Level> = {
  dimBoard: (level, step, lamp) => {
    dim(step, floorBox(level.board));
    drawBlocksAndPits(level, lamp);
  },
  lightCell: ({ board }, cell) => {
    const { x, y, width } = boxOf(board, cell);
    fillDisc("white", x + width / 2, y + width / 2, width / 2 + 3);
  },
};

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
