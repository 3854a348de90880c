import { clipped, fillBox } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import type { Board } from "../../../kernel/board";
import { DOWN, LEFT, RIGHT, STEP_X, STEP_Y, UP, type Direction } from "../../../kernel/direction";
import type { Stretch, Telling } from "../../../kernel/motion";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { cellLeft, cellTop, FOLDER, GARDEN_LEFT, leftOf, sizeFor, topOf } from "./garden";
import { drawLawn } from "./ground";
import { drawPieces } from "./pieces";

const HEDGE = `${FOLDER}/hedge`;
const BRIGHT = 3;
const DUSKS = 5;

// From where beside the lawn a hedge lights up, and how far.
const DARK_EDGE = 3;
const BRIGHT_UP_TO = 24;

// Strokes behind what would move.
const STROKE = 10;
const STROKES_APART = 4;

/** The board leans: the hedge lights up on that side, the lawn is darker the farther from it, and all that would move leans. */
export function drawHint(level: Level, state: State, direction: Direction): void {
  const telling: Telling = { stretches: [] };
  rules(level).move(state, direction, telling);
  drawLawn(level, "lit");
  drawDusk(level, direction);
  drawBrightSide(level.board, direction);
  const pushed = telling.stretches.filter(({ cause, startMs }) => cause === "pushed" && startMs === 0);
  drawPieces(level, state, { direction, player: undefined, stretches: pushed }, 1, "lit");
  for (const stretch of pushed) drawStrokes(level.board, stretch);
}

function drawDusk({ board, walls }: Level, direction: Direction): void {
  for (const cell of board.cells) {
    const steps = Math.min(DUSKS, board.toEdge[direction][cell]);
    if (steps > 0 && !walls[cell]) drawSprite(sizeFor(board).dusk, steps, cellLeft(board, cell), cellTop(board, cell));
  }
}

/** The strip of hedge along that side of the lawn. */
function drawBrightSide(board: Board, direction: Direction): void {
  const left = leftOf(board);
  const top = topOf(board);
  const { cell } = sizeFor(board);
  const right = left + board.width * cell;
  const bottom = top + board.height * cell;
  const x = direction === RIGHT ? right + DARK_EDGE : direction === LEFT ? left - BRIGHT_UP_TO : left;
  const y = direction === DOWN ? bottom + DARK_EDGE : direction === UP ? top - BRIGHT_UP_TO : top;
  const isUpright = direction === LEFT || direction === RIGHT;
  const width = isUpright ? BRIGHT_UP_TO - DARK_EDGE : right - left;
  const height = isUpright ? bottom - top : BRIGHT_UP_TO - DARK_EDGE;
  clipped(x, y, width, height, () => {
    drawSprite(HEDGE, BRIGHT, GARDEN_LEFT, 0);
  });
}

/** Two strokes on the side that it would leave. */
function drawStrokes(board: Board, { from, direction }: Stretch): void {
  const half = sizeFor(board).cell / 2;
  const middleX = cellLeft(board, from) + half;
  const middleY = cellTop(board, from) + half + 2;
  for (let at = 0; at < 2; at++) {
    const back = half - 1 - at * STROKES_APART;
    const x = middleX - STEP_X[direction] * (back + 1);
    const y = middleY - STEP_Y[direction] * (back + 1);
    const long = STROKE - 4 * (1 - at);
    const width = STEP_X[direction] === 0 ? long : 2;
    const height = STEP_X[direction] === 0 ? 2 : long;
    fillBox("white", x - width / 2 - 1, y - height / 2 - 1, width + 2, height + 2);
    fillBox("black", x - width / 2, y - height / 2, width, height);
  }
}
