/** Draws the hint for the next push: the board seems to tilt in the direction of this push. */
import { drawClipped } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import type { Board } from "../../../kernel/board";
import { DOWN, LEFT, RIGHT, STEP_X, STEP_Y, UP, type Direction } from "../../../kernel/direction";
import type { Motion, MoveRecorder } from "../../../kernel/motion";
import { drawHintStroke } from "../../looks/trail";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { cellLeft, cellTop, GARDEN_LEFT, boardLeft, sizeFor, boardTop } from "./garden";
import { drawLawn } from "./background";
import type { Look } from "./look";
import { drawPieces } from "./pieces";

const BRIGHT = 3;
const DUSKS = 5;

// A hint lights up a strip of hedge on one side of the lawn. The strip begins at this distance from the lawn and ends
// at `BRIGHT_STRIP_PIXELS`, in pixels.
const DARK_EDGE_PIXELS = 3;
const BRIGHT_STRIP_PIXELS = 24;

// The length of the longer of two strokes that a hint draws behind each piece that would move, in pixels.
// `STROKES_APART` is the distance between the two strokes.
const STROKE = 10;
const STROKES_APART = 4;

/**
 * Draws the hint for a push. The hedge lights up on the side towards which the board tilts. The lawn gets darker away
 * from that side, and all pieces that would move lean towards it.
 */
export function drawHint(look: Look, level: Level, state: State, direction: Direction): void {
  const record: MoveRecorder = { motions: [] };
  rules(level).move(state, direction, record);
  drawLawn(look, level, "lit");
  drawDusk(level, direction);
  drawBrightSide(look, level.board, direction);
  const pushed = record.motions.filter(({ cause, startMs }) => cause === "pushed" && startMs === 0);
  const move = { direction, playerPiece: undefined, motions: pushed };
  drawPieces(level, { before: state, move, elapsedMs: 1 }, "lit");
  for (const motion of pushed) drawStrokes(level.board, motion);
}

/** Darkens the lawn for a hint. A cell gets darker the farther it is from the side towards which the board tilts. */
function drawDusk({ board, walls }: Level, direction: Direction): void {
  for (const cell of board.cells) {
    const steps = Math.min(DUSKS, board.cellsToEdge[direction][cell]);
    if (steps > 0 && !walls[cell]) drawSprite(sizeFor(board).dusk, steps, cellLeft(board, cell), cellTop(board, cell));
  }
}

/** Draws the strip of hedge that a hint lights up along one side of the lawn. */
function drawBrightSide({ hedge }: Look, board: Board, direction: Direction): void {
  const left = boardLeft(board);
  const top = boardTop(board);
  const { cellPixels } = sizeFor(board);
  const right = left + board.width * cellPixels;
  const bottom = top + board.height * cellPixels;
  const x = direction === RIGHT ? right + DARK_EDGE_PIXELS : direction === LEFT ? left - BRIGHT_STRIP_PIXELS : left;
  const y = direction === DOWN ? bottom + DARK_EDGE_PIXELS : direction === UP ? top - BRIGHT_STRIP_PIXELS : top;
  const isVertical = direction === LEFT || direction === RIGHT;
  const width = isVertical ? BRIGHT_STRIP_PIXELS - DARK_EDGE_PIXELS : right - left;
  const height = isVertical ? bottom - top : BRIGHT_STRIP_PIXELS - DARK_EDGE_PIXELS;
  drawClipped(x, y, width, height, () => {
    drawSprite(hedge, BRIGHT, GARDEN_LEFT, 0);
  });
}

/** Draws two strokes behind a piece that the hinted push would move. */
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
