import { drawClipped, drawFrame, fillBox, darken } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { columnOf, isAtEdge, rowOf, type Board } from "../../../kernel/board";
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../../../kernel/direction";
import type { Lamp } from "../../puzzle";
import { Tile, type Level } from "../level";
import { boxOf, cellLeft, cellTop, FLOOR_BOTTOM, FLOOR_RIGHT, floorBox, FOLDER, penBox, RIM, sizeFor } from "./pen";
import { CELL_LEFT, CELL_TOP } from "./sprites";

// Frames of the beads: lying ones, then those that stand.
const BEADS = 3;
const BEAD_BY_LAMP: Readonly<Record<Lamp, number>> = { lit: 1, out: 2 };
const BRIGHT_BEAD = 3;

// Frames of the doors: by direction; arches before the others, all of them without the lamp after those with it.
const DIRECTION_COUNT = 4;
const DOOR_MARGIN = 3;
const DARK_SIGN = 1;
const LIGHT_SIGN = 2;
const SIGN_WIDTH = 24;
const SIGN_HEIGHT = 21;

// Frames of what is built into the floor.
const BLOCK = 1;
const PIT = 3;

const RAIL_OUTSIDE = 21;
const RAIL_INSIDE = 3;
const SHADE = 4;

/** The room, and the pen with all that never moves. */
export function drawBackground(level: Level, lamp: Lamp): void {
  const { board, tiles } = level;
  drawSprite(`${FOLDER}/room`, lamp === "lit" ? 1 : 2, 0, 0);
  drawRim(board, lamp);
  drawFloor(level, lamp);
  for (const cell of board.cells) if (isDoor(tiles[cell])) drawDoor(level, cell, lamp, 0);
}

export function isDoor(tile: Tile): boolean {
  return tile === Tile.RedGoal || tile === Tile.YellowGoal;
}

function drawRim(board: Board, lamp: Lamp): void {
  const pen = penBox(board);
  const floor = floorBox(board);
  // The largest pens leave two pixels above.
  fillBox("black", pen.x, pen.y - 2, pen.width, pen.height + 2);
  for (const out of [RAIL_OUTSIDE, RAIL_INSIDE]) {
    drawFrame("white", floor.x - out, floor.y - out, floor.width + 2 * out, floor.height + 2 * out, 1);
  }
  for (const x of [pen.x + 2, FLOOR_RIGHT + 2]) {
    for (const y of [pen.y + 2, FLOOR_BOTTOM + 2]) drawSprite(`${FOLDER}/posts`, lamp === "lit" ? 1 : 2, x, y);
  }
  for (const cell of board.cells) if (isAtEdge(board, cell)) drawBead(board, cell, BEAD_BY_LAMP[lamp]);
}

/** A bead of the rim beside a row or a column of the floor; there is none in the corners. */
function drawBead(board: Board, cell: number, frame: number): void {
  const side = sideOf(board, cell);
  if (side === undefined) return;
  const { beads, cellPixels } = sizeFor(board);
  const { x, y, width, height } = boxOf(board, cell);
  const left = x + (width - cellPixels) / 2;
  const top = y + (height - cellPixels) / 2;
  drawSprite(beads, side === UP || side === DOWN ? frame : frame + BEADS, left, top);
}

/** The side of the floor that a cell of the outer ring is at; undefined in a corner, and for cells inside. */
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

/** Lights up the beads of one side. */
export function drawBrightSide({ board, tiles }: Level, side: Direction): void {
  for (const cell of board.cells) {
    if (sideOf(board, cell) === side && !isDoor(tiles[cell])) drawBead(board, cell, BRIGHT_BEAD);
  }
}

/** The chequered floor with the rim's shade on it, and all that is built into it. */
export function drawFloor(level: Level, lamp: Lamp): void {
  const { x, y, width, height } = floorBox(level.board);
  drawBareFloor(level.board, lamp);
  if (lamp === "lit") {
    darken("middle", x, y, width, SHADE);
    darken("middle", x, y + SHADE, SHADE, height - SHADE);
  }
  drawBlocksAndPits(level, lamp);
}

function drawBareFloor(board: Board, lamp: Lamp): void {
  const { x, y, width, height } = floorBox(board);
  const { floor, cellPixels } = sizeFor(board);
  const left = FLOOR_RIGHT - (cellPixels === 48 ? 240 : 228);
  const top = FLOOR_BOTTOM - (cellPixels === 48 ? 192 : 190);
  drawClipped(x, y, width, height, () => {
    drawSprite(floor, lamp === "lit" ? 1 : 2, left, top);
  });
}

/** Blocks and pits. */
export function drawBlocksAndPits({ board, tiles }: Level, lamp: Lamp): void {
  const { built } = sizeFor(board);
  const frame = lamp === "lit" ? 0 : 1;
  for (const cell of board.cells) {
    const tile = tiles[cell];
    if (tile !== Tile.Pit && (tile !== Tile.Block || isAtEdge(board, cell))) continue;
    const first = tile === Tile.Pit ? PIT : BLOCK;
    drawSprite(built, first + frame, cellLeft(board, cell) - CELL_LEFT, cellTop(board, cell) - CELL_TOP);
  }
}

/** A doorway, and the head of whom it lets through, so many pixels higher than it stands. */
export function drawDoor(level: Level, door: number, lamp: Lamp, liftPixels: number): void {
  const { board, tiles } = level;
  const isDark = tiles[door] === Tile.RedGoal;
  const { x, y, width, height } = boxOf(board, door);
  const side = sideOf(board, door);
  if (side === undefined) fillBox("white", x, y, width, height);
  else {
    const { doors, cellPixels } = sizeFor(board);
    const out = cellPixels + 2 * DOOR_MARGIN;
    const left = side === LEFT ? x : side === RIGHT ? x + RIM - out : x - DOOR_MARGIN;
    const top = side === UP ? y : side === DOWN ? y + RIM - out : y - DOOR_MARGIN;
    const first = 1 + (isDark ? 0 : DIRECTION_COUNT) + (lamp === "lit" ? 0 : 2 * DIRECTION_COUNT);
    drawSprite(doors, first + side, left, top);
  }
  const signLeft = x + Math.floor((width - SIGN_WIDTH) / 2);
  const signTop = y + Math.floor((height - SIGN_HEIGHT) / 2) - liftPixels;
  drawSprite(`${FOLDER}/signs`, isDark ? DARK_SIGN : LIGHT_SIGN, signLeft, signTop);
}
