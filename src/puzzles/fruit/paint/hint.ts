/** Draws the hints for the next move: how the board would tilt, and where the pieces would stop. */
import { dim, fillDisc } from "../../../device/screen";
import type { Board } from "../../../kernel/board";
import { STEP_X, STEP_Y, type Direction } from "../../../kernel/direction";
import type { Motion, MoveRecorder } from "../../../kernel/motion";
/** The import below is loaded from hint-light.lua on first use. @lazy hint-light */
import { drawDottedRing, drawHintLane, drawTiltArrow } from "../../looks/hint-light";
import { drawHintStroke } from "../../looks/trail";
import type { HintLight } from "../../puzzle";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { cellBox, cellLeft, cellTop, sizeFor } from "./garden";
import { drawLawn, drawOnGrass } from "./background";
import type { Look } from "./look";
import { drawPieces } from "./pieces";

/**
 * How strongly the lawn is dimmed around the white strips that show a hinted move: one of the four steps of the
 * function `dim`.
 */
const DIM_STEP = 3;

const ARROW_AWAY = 11;

/** A hint draws two strokes behind each piece that would move. This is the length of the longer stroke, in pixels. */
const STROKE = 10;
const STROKES_APART = 4;

/**
 * Draws the hint for a move. A white strip leads from each piece that would move to a ring on the cell where this piece
 * would stop. In the hedge at the end of the piece's row or column, an arrow shows the direction of the move. Each
 * piece is drawn as if it had just started to move.
 */
export function drawHint(look: Look, level: Level, state: State, direction: Direction): void {
  const { board } = level;
  const record: MoveRecorder = { motions: [] };
  rules(level).move(state, direction, record);
  const slides = record.motions.filter(({ cause, startMs }) => cause === "pushed" && startMs === 0);
  const lanes = slides.map(({ from, to }) => ({ from: cellBox(board, from), to: cellBox(board, to), direction }));
  drawLawn(look, level, "lit");
  dimLawn(level, DIM_STEP);
  for (const lane of lanes) drawHintLane(lane);
  drawOnGrass(look, level, "lit");
  for (const { to } of lanes) drawDottedRing(to);
  for (const { to } of slides) drawArrowBeyond(board, to, direction);
  const move = { direction, playerPiece: undefined, motions: slides };
  drawPieces(level, { before: state, move, elapsedMs: 1 }, "lit");
  for (const motion of slides) drawStrokes(board, motion);
}

/**
 * How Fruit draws a hint of the second of three grades, which marks cells: it dims the lawn, except for the marked
 * cells.
 */
export const HINT_LIGHT: HintLight<Level> = {
  dimBoard: (level, step) => {
    dimLawn(level, step);
  },
  lightCell: ({ board }, cell) => {
    const { x, y, width } = cellBox(board, cell);
    fillDisc("white", x + width / 2, y + width / 2, width / 2 + 2);
  },
};

function dimLawn({ board, isWall }: Level, step: number): void {
  for (const cell of board.cells) if (!isWall[cell]) dim(step, cellBox(board, cell));
}

/** Draws an arrow in the hedge at the end of a row or column in which a piece would move. */
function drawArrowBeyond(board: Board, cell: number, direction: Direction): void {
  const { cellPixels } = sizeFor(board);
  const half = cellPixels / 2;
  const away = half + ARROW_AWAY + board.cellsToEdge[direction][cell] * cellPixels;
  const x = cellLeft(board, cell) + half + STEP_X[direction] * away;
  const y = cellTop(board, cell) + half + STEP_Y[direction] * away;
  drawTiltArrow(direction, x, y);
}

function drawStrokes(board: Board, { from, direction }: Motion): void {
  const half = sizeFor(board).cellPixels / 2;
  const middleX = cellLeft(board, from) + half;
  const middleY = cellTop(board, from) + half + 2;
  for (let strokeIndex = 0; strokeIndex < 2; strokeIndex++) {
    const back = half - 1 - strokeIndex * STROKES_APART;
    const x = middleX - STEP_X[direction] * (back + 1);
    const y = middleY - STEP_Y[direction] * (back + 1);
    drawHintStroke(x, y, direction, STROKE - 4 * (1 - strokeIndex));
  }
}
