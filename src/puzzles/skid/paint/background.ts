/**
 * Draws the background of a level of the puzzle Skid: the room, and the board with its rim, doorways, blocks and pits.
 * Pieces are drawn in pieces.ts.
 */
import { drawClipped, drawFrame, fillBox, darken, expandBox } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { columnOf, isAtEdge, rowOf, type Board } from "../../../kernel/board";
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../../../kernel/direction";
import { isBoardDark } from "../../looks/board-light";
import type { Lamp } from "../../puzzle";
import { Floor, type Level } from "../level";
import { boxOf, cellLeft, cellTop, FLOOR_BOTTOM, FLOOR_RIGHT, floorBox, FOLDER, outerBox, RIM, sizeFor } from "./pen";
import { drawRoom, drawStarAtRest } from "./room";
import { CELL_LEFT, CELL_TOP } from "./sprites";

/** The picture of the floor: bright, in the dark, or by the half lit lamp. */
const FLOOR_PICTURES: Readonly<Record<Lamp, number>> = { lit: 1, half: 3, out: 2, none: 1, dark: 2 };

// The number of pictures of a bead on the board's rim for one orientation. The image has pictures for beads above and
// below the floor first, then as many for beads at the sides.
const BEADS = 3;
const BRIGHT_BEAD = 3;

// The number of door pictures in a row, one for each direction. The image has red goals (arches) before yellow goals,
// and doors in lamplight before doors in the dark.
const DIRECTION_COUNT = 4;
const DOOR_MARGIN = 3;
// The number of the picture of a dark sign above a doorway. The number of the light sign and the size of a sign in
// pixels follow. A sign shows the head of the toys that may leave through the doorway.
const DARK_SIGN = 1;
const LIGHT_SIGN = 2;
const SIGN_WIDTH = 24;
const SIGN_HEIGHT = 21;

// The numbers of the pictures of a block and of a pit in lamplight. The next number after each is the picture of the
// same block or pit in the dark.
const BLOCK = 1;
const PIT = 3;

// The distance from the edge of the floor to the outer line of the board's rim, in pixels. `RAIL_INSIDE` is the
// distance to the inner line.
const RAIL_OUTSIDE = 21;
const RAIL_INSIDE = 3;
// The width in pixels of the shadow that the board's rim throws on the floor.
const SHADE = 4;

/** Draws the background of a level: the room, and the board with everything on it that never moves. */
export function drawBackground(level: Level, lamp: Lamp): void {
  const { board, floors } = level;
  drawRoom(lamp);
  drawStarAtRest(lamp);
  drawRim(board, lamp);
  drawFloor(level, lamp);
  for (const cell of board.cells) if (isDoor(floors[cell])) drawDoor(level, cell, lamp, 0);
}

/** Returns whether a tile is a goal, which is drawn as a doorway. */
export function isDoor(tile: Floor): boolean {
  return tile === Floor.RedGoal || tile === Floor.YellowGoal;
}

/** Draws the rim of the board around the floor, with its corner posts and its beads. */
function drawRim(board: Board, lamp: Lamp): void {
  const pen = outerBox(board);
  const floor = floorBox(board);
  // The rim of the largest boards ends two pixels below the upper edge of the screen. The strip of two pixels above the
  // rim is filled in black too.
  fillBox("black", pen.x, pen.y - 2, pen.width, pen.height + 2);
  for (const gap of [RAIL_OUTSIDE, RAIL_INSIDE]) {
    drawFrame("white", expandBox(floor, gap), 1);
  }
  for (const x of [pen.x + 2, FLOOR_RIGHT + 2]) {
    for (const y of [pen.y + 2, FLOOR_BOTTOM + 2]) drawSprite(`${FOLDER}/posts`, isBoardDark(lamp) ? 2 : 1, x, y);
  }
  for (const cell of board.cells) if (isAtEdge(board, cell)) drawBead(board, cell, isBoardDark(lamp) ? 2 : 1);
}

/** Draws the bead of the board's rim at a cell of the outer ring. Corner cells have no bead. */
function drawBead(board: Board, cell: number, pictureNumber: number): void {
  const side = sideOf(board, cell);
  if (side === undefined) return;
  const { beads, cellPixels } = sizeFor(board);
  const { x, y, width, height } = boxOf(board, cell);
  const left = x + (width - cellPixels) / 2;
  const top = y + (height - cellPixels) / 2;
  drawSprite(beads, side === UP || side === DOWN ? pictureNumber : pictureNumber + BEADS, left, top);
}

/**
 * Returns at which side of the floor a cell of the outer ring lies. Returns undefined for corners and for inner cells.
 */
export function sideOf(board: Board, cell: number): Direction | undefined {
  const column = columnOf(board, cell);
  const row = rowOf(board, cell);
  const isBesideColumn = column > 0 && column < board.width - 1;
  const isBesideRow = row > 0 && row < board.height - 1;
  if (isBesideColumn && row === 0) return UP;
  if (isBesideColumn && row === board.height - 1) return DOWN;
  if (isBesideRow && column === 0) return LEFT;
  return isBesideRow && column === board.width - 1 ? RIGHT : undefined;
}

/** Draws the beads of the board's rim on one side of the floor in their bright form. */
export function drawBrightSide({ board, floors }: Level, side: Direction): void {
  for (const cell of board.cells) {
    if (sideOf(board, cell) === side && !isDoor(floors[cell])) drawBead(board, cell, BRIGHT_BEAD);
  }
}

/** Draws the chequered floor with the shadow of the board's rim on it, and the blocks and pits. */
export function drawFloor(level: Level, lamp: Lamp): void {
  const { x, y, width, height } = floorBox(level.board);
  drawBareFloor(level.board, lamp);
  if (!isBoardDark(lamp)) {
    darken("middle", x, y, width, SHADE);
    darken("middle", x, y + SHADE, SHADE, height - SHADE);
  }
  drawBlocksAndPits(level, lamp);
}

/** Draws the chequered floor without blocks, pits and the shadow of the board's rim. */
function drawBareFloor(board: Board, lamp: Lamp): void {
  const { x, y, width, height } = floorBox(board);
  const { floor, cellPixels } = sizeFor(board);
  const left = FLOOR_RIGHT - (cellPixels === 48 ? 240 : 228);
  const top = FLOOR_BOTTOM - (cellPixels === 48 ? 192 : 190);
  drawClipped(x, y, width, height, () => {
    drawSprite(floor, FLOOR_PICTURES[lamp], left, top);
  });
}

/** Draws all pits, and all blocks except those of the outer ring, which the board's rim covers. */
export function drawBlocksAndPits({ board, floors }: Level, lamp: Lamp): void {
  const { built } = sizeFor(board);
  const pictureNumber = isBoardDark(lamp) ? 1 : 0;
  for (const cell of board.cells) {
    const tile = floors[cell];
    if (tile !== Floor.Pit && (tile !== Floor.Block || isAtEdge(board, cell))) continue;
    const first = tile === Floor.Pit ? PIT : BLOCK;
    drawSprite(built, first + pictureNumber, cellLeft(board, cell) - CELL_LEFT, cellTop(board, cell) - CELL_TOP);
  }
}

/** Draws a doorway with a sign. The sign shows the head of the toys that may leave there, lifted by `liftPixels`. */
export function drawDoor(level: Level, door: number, lamp: Lamp, liftPixels: number): void {
  const { board, floors } = level;
  const isDark = floors[door] === Floor.RedGoal;
  const { x, y, width, height } = boxOf(board, door);
  const side = sideOf(board, door);
  if (side === undefined) fillBox("white", x, y, width, height);
  else {
    const { doors, cellPixels } = sizeFor(board);
    const doorPixels = cellPixels + 2 * DOOR_MARGIN;
    const left = side === LEFT ? x : side === RIGHT ? x + RIM - doorPixels : x - DOOR_MARGIN;
    const top = side === UP ? y : side === DOWN ? y + RIM - doorPixels : y - DOOR_MARGIN;
    const first = 1 + (isDark ? 0 : DIRECTION_COUNT) + (isBoardDark(lamp) ? 2 * DIRECTION_COUNT : 0);
    drawSprite(doors, first + side, left, top);
  }
  const signLeft = x + Math.floor((width - SIGN_WIDTH) / 2);
  const signTop = y + Math.floor((height - SIGN_HEIGHT) / 2) - liftPixels;
  drawSprite(`${FOLDER}/signs`, isDark ? DARK_SIGN : LIGHT_SIGN, signLeft, signTop);
}
