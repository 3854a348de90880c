import { clipped, drawFrame, fillBox, veil } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { columnOf, isAtEdge, rowOf, type Board } from "../../../kernel/board";
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../../../kernel/direction";
import type { Lamp } from "../../puzzle";
import { Ground, type Level } from "../level";
import { boxOf, cellLeft, cellTop, FLOOR_BOTTOM, FLOOR_RIGHT, floorOf, FOLDER, penOf, RIM, sizeFor } from "./pen";
import { CELL_LEFT, CELL_TOP } from "./sprites";

// Frames of the beads: lying ones, then those that stand.
const BEADS = 3;
const BEAD_BY_LAMP: Readonly<Record<Lamp, number>> = { lit: 1, out: 2 };
const BRIGHT_BEAD = 3;

// Frames of the doors: by direction; arches before the others, all of them without the lamp after those with it.
const WAYS = 4;
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
export function drawGround(level: Level, lamp: Lamp): void {
  const { board, ground } = level;
  drawSprite(`${FOLDER}/room`, lamp === "lit" ? 1 : 2, 0, 0);
  drawRim(board, lamp);
  drawFloor(level, lamp);
  for (const cell of board.cells) if (isDoor(ground[cell])) drawDoor(level, cell, lamp, 0);
}

export function isDoor(ground: Ground): boolean {
  return ground === Ground.RedGoal || ground === Ground.YellowGoal;
}

function drawRim(board: Board, lamp: Lamp): void {
  const pen = penOf(board);
  const floor = floorOf(board);
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
function drawBead(board: Board, at: number, frame: number): void {
  const side = sideOf(board, at);
  if (side === undefined) return;
  const { beads, cell } = sizeFor(board);
  const { x, y, width, height } = boxOf(board, at);
  const left = x + (width - cell) / 2;
  const top = y + (height - cell) / 2;
  drawSprite(beads, side === UP || side === DOWN ? frame : frame + BEADS, left, top);
}

/** The side of the floor that a cell of the outer ring is at; undefined in a corner, and for cells inside. */
export function sideOf(board: Board, at: number): Direction | undefined {
  const column = columnOf(board, at);
  const row = rowOf(board, at);
  const isBeside = column > 0 && column < board.width - 1;
  const isLevel = row > 0 && row < board.height - 1;
  if (isBeside && row === 0) return UP;
  if (isBeside && row === board.height - 1) return DOWN;
  if (isLevel && column === 0) return LEFT;
  return isLevel && column === board.width - 1 ? RIGHT : undefined;
}

/** Lights up the beads of one side. */
export function drawBrightSide({ board, ground }: Level, side: Direction): void {
  for (const cell of board.cells) {
    if (sideOf(board, cell) === side && !isDoor(ground[cell])) drawBead(board, cell, BRIGHT_BEAD);
  }
}

/** The chequered floor with the rim's shade on it, and all that is built into it. */
export function drawFloor(level: Level, lamp: Lamp): void {
  const { x, y, width, height } = floorOf(level.board);
  drawBareFloor(level.board, lamp);
  if (lamp === "lit") {
    veil("middle", x, y, width, SHADE);
    veil("middle", x, y + SHADE, SHADE, height - SHADE);
  }
  drawBuilt(level, lamp);
}

function drawBareFloor(board: Board, lamp: Lamp): void {
  const { x, y, width, height } = floorOf(board);
  const { floor, cell } = sizeFor(board);
  const left = FLOOR_RIGHT - (cell === 48 ? 240 : 228);
  const top = FLOOR_BOTTOM - (cell === 48 ? 192 : 190);
  clipped(x, y, width, height, () => {
    drawSprite(floor, lamp === "lit" ? 1 : 2, left, top);
  });
}

/** Blocks and pits. */
export function drawBuilt({ board, ground }: Level, lamp: Lamp): void {
  const { built } = sizeFor(board);
  const frame = lamp === "lit" ? 0 : 1;
  for (const cell of board.cells) {
    const kind = ground[cell];
    if (kind !== Ground.Pit && (kind !== Ground.Block || isAtEdge(board, cell))) continue;
    const first = kind === Ground.Pit ? PIT : BLOCK;
    drawSprite(built, first + frame, cellLeft(board, cell) - CELL_LEFT, cellTop(board, cell) - CELL_TOP);
  }
}

/** A doorway, and the head of whom it lets through, so many pixels higher than it stands. */
export function drawDoor(level: Level, at: number, lamp: Lamp, lift: number): void {
  const { board, ground } = level;
  const isDark = ground[at] === Ground.RedGoal;
  const { x, y, width, height } = boxOf(board, at);
  const side = sideOf(board, at);
  if (side === undefined) fillBox("white", x, y, width, height);
  else {
    const { doors, cell } = sizeFor(board);
    const out = cell + 2 * DOOR_MARGIN;
    const left = side === LEFT ? x : side === RIGHT ? x + RIM - out : x - DOOR_MARGIN;
    const top = side === UP ? y : side === DOWN ? y + RIM - out : y - DOOR_MARGIN;
    const first = 1 + (isDark ? 0 : WAYS) + (lamp === "lit" ? 0 : 2 * WAYS);
    drawSprite(doors, first + side, left, top);
  }
  const signLeft = x + Math.floor((width - SIGN_WIDTH) / 2);
  const signTop = y + Math.floor((height - SIGN_HEIGHT) / 2) - lift;
  drawSprite(`${FOLDER}/signs`, isDark ? DARK_SIGN : LIGHT_SIGN, signLeft, signTop);
}
