import { SCREEN_WIDTH, wantsLessFlashing } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { columnOf, rowOf, type Board } from "../../../kernel/board";
import type { Direction } from "../../../kernel/direction";
import { DROP_MS, dropHeight, isLanding, shareOf } from "../../looks/easing";
import { boxIn, middleX, middleY } from "../../looks/grid";
import type { Painter } from "../../puzzle";
import { Ground, type Level } from "../level";
import type { State } from "../state";
import { ground } from "./board";
import { history } from "./history";
import {
  AT_REST,
  CRATE,
  drawPiece,
  drawPieces,
  drawStar,
  ICE,
  pieces,
  SQUASHED_DOWN,
  TRAPPED,
  TRAPPED_ICE,
} from "./pieces";
import { gridFor, sizeFor } from "./size";

const TILT = "images/skid/tilt";
const TILT_SIZE = 64;

const DROP_DELAY_MS = 45;

const STAR_MS = 360;
const STAR_DELAY_MS = 90;
/** How far the farthest cell is from the middle, in steps. */
const MOST_STEPS = 4.5;

/**
 * Skid's looks: a walled slab that floats in the dark, seen a little from the front. Red skiddies are black and round, yellow
 * ones white with square ears; a doorway in the wall shows whom it is for.
 */
export const painter: Painter<Level, State> = {
  ground,
  boxOf: (board, cell) => boxIn(gridFor(board), cell),
  pieces,
  arrival,
  arrivalMs,
  farewell,
  farewellMs: STAR_MS + MOST_STEPS * STAR_DELAY_MS,
  history,
  hint,
};

/** The pieces drop in, those in the middle first. */
function arrival(level: Level, elapsedMs: number): void {
  const { board, reds, yellows, crates, ices } = level;
  const { things, yellow, red } = sizeFor(board);
  const drop = (cells: readonly number[], sprites: string, frame: number, landing: number, inPit: number): void => {
    for (const cell of cells) {
      const share = dropShare(board, cell, elapsedMs);
      const landed = level.ground[cell] === Ground.Pit ? inPit : frame;
      const shown = share === 1 ? landed : isLanding(share) ? landing : frame;
      if (share > 0) drawDropping(board, sprites, shown, cell, share);
    }
  };
  drop(crates, things, CRATE, CRATE, CRATE);
  drop(ices, things, ICE, ICE, TRAPPED_ICE);
  drop(yellows, yellow, AT_REST, SQUASHED_DOWN, TRAPPED);
  drop(reds, red, AT_REST, SQUASHED_DOWN, TRAPPED);
}

function drawDropping(board: Board, sprites: string, frame: number, cell: number, share: number): void {
  const grid = gridFor(board);
  const height = Math.floor(dropHeight(share) + 0.5);
  drawPiece(sprites, frame, grid, middleX(grid, cell), middleY(grid, cell) - height);
}

function dropShare(board: Board, cell: number, elapsedMs: number): number {
  const delayMs = stepsFromMiddle(board, cell) * DROP_DELAY_MS;
  return shareOf(elapsedMs, delayMs, delayMs + DROP_MS);
}

function arrivalMs({ board, reds, yellows, crates, ices }: Level): number {
  let steps = 0;
  for (const cells of [reds, yellows, crates, ices]) {
    for (const cell of cells) steps = Math.max(steps, stepsFromMiddle(board, cell));
  }
  return steps * DROP_DELAY_MS + DROP_MS;
}

/** How far a cell is from the middle of the board, in steps; with an even number of rows or columns a half is added. */
function stepsFromMiddle(board: Board, cell: number): number {
  const columns = Math.abs(columnOf(board, cell) - (board.width - 1) / 2);
  return columns + Math.abs(rowOf(board, cell) - (board.height - 1) / 2);
}

/** Stars burst on the bare floor, from the middle on; where the player wants less flashing only in the middle. */
function farewell(level: Level, state: State, elapsedMs: number): void {
  const { board, ground: grounds } = level;
  const grid = gridFor(board);
  const mostSteps = wantsLessFlashing() ? 1 : MOST_STEPS;
  for (const cell of board.cells) {
    const steps = stepsFromMiddle(board, cell);
    if (grounds[cell] !== Ground.Floor || steps > mostSteps) continue;
    const share = shareOf(elapsedMs, steps * STAR_DELAY_MS, steps * STAR_DELAY_MS + STAR_MS);
    if (share > 0 && share < 1) drawStar(grid, cell, share);
  }
  drawPieces(grid, level, state, undefined, 0);
}

/** The way that the board is tilted, on either side of it: over the board it would hide pieces. */
function hint({ board }: Level, _state: State, direction: Direction): void {
  const { slab } = gridFor(board);
  const x = Math.floor((slab.x - TILT_SIZE) / 2);
  const y = slab.y + Math.floor((slab.height - TILT_SIZE) / 2);
  drawSprite(TILT, direction + 1, x, y);
  drawSprite(TILT, direction + 1, SCREEN_WIDTH - TILT_SIZE - x, y);
}
