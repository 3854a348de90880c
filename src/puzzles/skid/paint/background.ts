/**
 * Draws the background of a level of Skid: the room, and the board with its rim, goals, blocks and pits. pieces.ts
 * draws the pieces.
 */
import { drawClipped, fillBox, darken } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { isAtEdge, type Board } from "../../../kernel/board";
import { DOWN, LEFT, RIGHT, UP } from "../../../kernel/direction";
import { isBoardDark } from "../../looks/board-light";
import type { Lamp } from "../../puzzle";
import { Floor, type Level } from "../level";
import type { Look } from "./look";
import { boxOf, cellLeft, cellTop, FLOOR_BOTTOM, FLOOR_RIGHT, floorBox, FOLDER, RIM, sizeFor } from "./pen";
import { drawRim, isGoal, sideOf } from "./rim";
import { drawPlace, drawStarAtRest } from "./place";
import { CELL_LEFT, CELL_TOP } from "./sprites";

const FLOOR_PICTURES: Readonly<Record<Lamp, number>> = { lit: 1, half: 3, out: 2, none: 1, dark: 2 };

// The number of directions in which a goal can lie. The pictures of goals come in groups of four, one picture for each
// direction. The groups are red and yellow goals in lamplight, then red and yellow goals in the dark.
const DIRECTION_COUNT = 4;
const GOAL_MARGIN = 3;
const RED_SIGN = 1;
const YELLOW_SIGN = 2;
const SIGN_WIDTH = 24;
const SIGN_HEIGHT = 21;

const BLOCK = 1;
const PIT = 2;
const DARK_PIT = 3;

const SHADE = 4;

export function drawBackground(look: Look, level: Level, lamp: Lamp): void {
  const { board, floors } = level;
  drawPlace(look, lamp);
  if (look.hasStar) drawStarAtRest(lamp);
  drawRim(look, board, lamp);
  drawFloor(look, level, lamp);
  for (const cell of board.cells) if (isGoal(floors[cell])) drawGoal(level, cell, lamp, 0);
}

/** Draws the chequered floor, the shadow of the board's rim on it, and the blocks and pits. */
export function drawFloor(look: Look, level: Level, lamp: Lamp): void {
  const { x, y, width, height } = floorBox(level.board);
  drawBareFloor(look, level.board, lamp);
  if (!isBoardDark(lamp)) {
    darken("middle", x, y, width, SHADE);
    darken("middle", x, y + SHADE, SHADE, height - SHADE);
  }
  drawBlocksAndPits(level, lamp);
}

function drawBareFloor(look: Look, board: Board, lamp: Lamp): void {
  const { x, y, width, height } = floorBox(board);
  const { cellPixels } = sizeFor(board);
  const left = FLOOR_RIGHT - (cellPixels === 48 ? 240 : 228);
  const top = FLOOR_BOTTOM - (cellPixels === 48 ? 192 : 190);
  drawClipped(x, y, width, height, () => {
    drawSprite(`${look.floor}${cellPixels}`, FLOOR_PICTURES[lamp], left, top);
  });
}

/**
 * Draws all pits, and all blocks except those of the outer ring, which the board's rim covers. The lowest blocks are
 * drawn first, so that each block hides the studs on top of a block below it.
 */
export function drawBlocksAndPits({ board, floors }: Level, lamp: Lamp): void {
  const pit = isBoardDark(lamp) ? DARK_PIT : PIT;
  const { cells } = board;
  for (const cell of cells) if (floors[cell] === Floor.Pit) drawBuilt(board, pit, cell);
  for (let index = cells.length - 1; index >= 0; index--) {
    const cell = cells[index];
    if (floors[cell] === Floor.Block && !isAtEdge(board, cell)) drawBuilt(board, BLOCK, cell);
  }
}

function drawBuilt(board: Board, pictureNumber: number, cell: number): void {
  const { built } = sizeFor(board);
  drawSprite(built, pictureNumber, cellLeft(board, cell) - CELL_LEFT, cellTop(board, cell) - CELL_TOP);
}

/**
 * Draws a goal, and on it a sign that shows the head of the toys that may leave through the goal. The sign is drawn
 * `liftPixels` pixels above the middle of the goal.
 */
export function drawGoal(level: Level, goal: number, lamp: Lamp, liftPixels: number): void {
  const { board, floors } = level;
  const isRed = floors[goal] === Floor.RedGoal;
  const { x, y, width, height } = boxOf(board, goal);
  const side = sideOf(board, goal);
  if (side === undefined) fillBox("white", x, y, width, height);
  else {
    const { goals, cellPixels } = sizeFor(board);
    const goalPixels = cellPixels + 2 * GOAL_MARGIN;
    const left = side === LEFT ? x : side === RIGHT ? x + RIM - goalPixels : x - GOAL_MARGIN;
    const top = side === UP ? y : side === DOWN ? y + RIM - goalPixels : y - GOAL_MARGIN;
    const first = 1 + (isRed ? 0 : DIRECTION_COUNT) + (isBoardDark(lamp) ? 2 * DIRECTION_COUNT : 0);
    drawSprite(goals, first + side, left, top);
  }
  const signLeft = x + Math.floor((width - SIGN_WIDTH) / 2);
  const signTop = y + Math.floor((height - SIGN_HEIGHT) / 2) - liftPixels;
  drawSprite(`${FOLDER}/signs`, isRed ? RED_SIGN : YELLOW_SIGN, signLeft, signTop);
}
