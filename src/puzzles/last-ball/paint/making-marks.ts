/**
 * Draws the arrows of the generator's moves while the making of a level is shown: a line and a number for each move that
 * is made, and dots for those that are undone.
 */
import { fillBox } from "../../../device/screen";
import { columnOf, rowOf, type Board } from "../../../kernel/board";
import { DIRECTIONS, STEP_X, STEP_Y, type Direction } from "../../../kernel/direction";
import { boardAfter, type Making } from "../../../kernel/making";
import type { MoveRecord, MoveRecorder } from "../../../kernel/motion";
import type { Task } from "../../../kernel/task";
/** Loads the diagram of moves when it is first drawn. @lazy move-diagram */
import { advanceDiagram, createDiagram, type Diagram } from "../../looks/move-diagram/diagram";
/** Loads the diagram of moves when it is first drawn. @lazy move-diagram */
import { drawLines } from "../../looks/move-diagram/draw-lines";
/** Loads the diagram of moves when it is first drawn. @lazy move-diagram */
import { drawSign } from "../../looks/move-diagram/draw-signs";
import type { DiagramLine } from "../../looks/move-diagram/lines";
import { notation } from "../level";
import { rules } from "../rules";
import { cellLeft, cellTop, layoutOf, middleX, middleY, type ScreenLayout } from "./screen-layout";

const DOT = 3;
const DOT_EVERY = 6;
const RING_DOTS = 16;
const RING_DOT = 2;

/** The diagram of the making that was laid out last. */
let latest: { readonly making: Making; readonly diagram: Diagram } | undefined;

/** Draws the moves of all steps: arrows for the first `stepCount`, and dots for the others and the balls they hit. */
export function drawMakingMarks(making: Making, stepCount: number): void {
  const layout = layoutOf(making.first.board);
  if (latest?.making !== making) return;
  const { lines, signs } = latest.diagram;
  making.steps.forEach(({ added, path }, index) => {
    const [start] = added.cells;
    if (index >= stepCount || start !== path[2]) drawRing(layout, index >= stepCount ? start : path[2]);
  });
  for (const line of lines) if (line.moveIndex >= stepCount && !line.isPushed) drawDots(line);
  drawLines(lines, 0, stepCount);
  for (const sign of signs) if (sign.moveIndex < stepCount) drawSign(sign);
}

/** Finds places for the arrows of a making and for their numbers. */
export function* layOutMakingMarks(making: Making): Task<void> {
  const layout = layoutOf(making.first.board);
  const { board, felt, cellSide } = layout;
  const moves = yield* movesOf(making);
  const [black] = making.first.cells;
  const things = making.steps.map(({ added }) => boxOf(layout, added.cells[0]));
  const grid = { left: felt.x, top: felt.y, cellPixels: cellSide, bounds: felt };
  const diagram = createDiagram({ board, grid, things }, { moves, from: 0, to: moves.length }, black);
  yield;
  while (advanceDiagram(diagram)) yield;
  latest = { making, diagram };
}

function boxOf(layout: ScreenLayout, cell: number) {
  const { cellSide } = layout;
  return { x: cellLeft(layout, cell), y: cellTop(layout, cell), width: cellSide, height: cellSide };
}

/** Returns the moves of the solution for which the level was made. */
function* movesOf(making: Making): Task<MoveRecord[]> {
  const { steps, first } = making;
  const { start, move } = rules(notation.levelOf(boardAfter(notation.legend, making, steps.length)));
  const moves: MoveRecord[] = [];
  let state = start;
  for (const { path } of steps) {
    yield;
    const record: MoveRecorder = { playerPiece: undefined, motions: [] };
    const direction = directionTo(first.board, path[0], path[2]);
    state = move(state, direction, record) ?? state;
    moves.push({ direction, playerPiece: record.playerPiece, motions: record.motions });
  }
  yield;
  return moves;
}

/** Returns the direction from a cell to another one in the same row or column. */
function directionTo(board: Board, from: number, to: number): Direction {
  const columns = columnOf(board, to) - columnOf(board, from);
  const rows = rowOf(board, to) - rowOf(board, from);
  return DIRECTIONS.find((direction) => STEP_X[direction] * columns + STEP_Y[direction] * rows > 0) ?? DIRECTIONS[0];
}

/** Draws a row of dots in place of the line of a move. */
function drawDots({ x1, y1, x2, y2 }: DiagramLine): void {
  const length = Math.abs(x2 - x1) + Math.abs(y2 - y1);
  for (let pixels = 0; pixels <= length; pixels += DOT_EVERY) {
    const share = length === 0 ? 0 : pixels / length;
    const x = Math.floor(x1 + share * (x2 - x1) + 0.5);
    const y = Math.floor(y1 + share * (y2 - y1) + 0.5);
    fillBox("black", x - 1, y - 1, DOT, DOT);
  }
}

/** Draws a ring of dots as large as a ball. */
function drawRing(layout: ScreenLayout, cell: number): void {
  const radius = Math.floor(layout.ballSize.ball / 2) - 1;
  for (let dot = 0; dot < RING_DOTS; dot++) {
    const angle = (2 * Math.PI * dot) / RING_DOTS;
    const x = Math.floor(middleX(layout, cell) + radius * Math.cos(angle) + 0.5);
    const y = Math.floor(middleY(layout, cell) + radius * Math.sin(angle) + 0.5);
    fillBox("black", x - 1, y - 1, RING_DOT, RING_DOT);
  }
}
