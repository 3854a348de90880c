/**
 * Draws the penguin at rest and at a given time of a move, with the things that cover a part of the penguin.
 * background.ts draws the background.
 */
import { fillBox } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { cellAt, columnOf, NOWHERE, rowOf, type Board } from "../../../kernel/board";
import { STEP_X, STEP_Y } from "../../../kernel/direction";
import { motionAt, type Moment, type Motion } from "../../../kernel/motion";
import { easeIn, progressBetween } from "../../looks/easing";
import { drawSpray, type Grain } from "../../looks/spray";
import { isBoardDark } from "../../looks/board-light";
import type { Lamp } from "../../puzzle";
import { Floor, type Bridge, type Level } from "../level";
import { cellOf, isInLoop, isOnBridge, type State } from "../state";
import { Pose, TURN_MS } from "../record-motions";
import { cellLeft, cellTop, sizeFor } from "./screen-layout";
import { drawBridge, drawThing, drawThings, drawTreadmillUnderPenguin, isTreadmill } from "./background";
import { drawShadow } from "./shadow";

/**
 * The constants from `FRONT` to `FIRST_OUT_OF_DOOR` are numbers of pictures in the image table of the upright penguin.
 * The only exception is `SPINS`.
 */
export const FRONT = 1;
const EYES_SHUT = 2;
const FIRST_STANDING = 3;
const FIRST_SQUASHED = 7;
const FIRST_SPINNING = 11;
const SPINS = 4;
const FALLING = 15;
const FIRST_INTO_DOOR = 17;
const FIRST_OUT_OF_DOOR = 20;
const DOOR_PICTURES = 3;
const FIRST_SLIDING = 1;
const FIRST_SMEARED = 5;
/** A picture of the penguin reaches this many pixels beyond the left edge of the penguin's cell. */
const CELL_LEFT = 5;

const LEAN_MS = 40;
/** While the penguin is squashed against an obstacle, it is drawn this many pixels nearer to the obstacle. */
const LEAN_PIXELS = 2;
/**
 * How long each picture of a spinning penguin is shown, in milliseconds. The penguin spins when an endless loop has
 * made it dizzy.
 */
const SPIN_EVERY_MS = 80;
const TWIRL_EVERY_MS = 33;
const FALL_MS = 120;
/**
 * The middles of the stars about the head of a hurt penguin, from the middle of the upper edge of its picture, in
 * pixels.
 */
const STARS: readonly { readonly x: number; readonly y: number }[] = [
  { x: -17, y: 0 },
  { x: 0, y: -11 },
  { x: 17, y: 0 },
];
const BELT_MS_PER_PIXEL = 33;

const MIN_SMEAR_CELLS = 3;
/**
 * The motion blur is drawn after this share of a slide (0 to 1). At the beginning of the slide the penguin is too slow
 * for it.
 */
const SMEAR_FROM_SHARE = 0.3;

/** The penguin's shadow can reach at most this many columns to each side of the penguin. */
const MAX_SHADOW_CELLS = 2;

/**
 * Draws the penguin at a moment of a move. Also draws running treadmills and the things that cover a part of the
 * penguin.
 */
export function drawPieces(level: Level, { before, move, elapsedMs }: Moment<State>, lamp: Lamp): void {
  const motion = move === undefined ? undefined : motionAt(move, cellOf(before), elapsedMs);
  if (motion === undefined) {
    drawAtRest(level, before, lamp);
    return;
  }
  drawBelts(level, elapsedMs);
  if (motion.cause === "gone") drawInDoors(level, motion, elapsedMs);
  else if (motion.pose === Pose.Squashed) drawSquashed(level, before, motion, elapsedMs, lamp);
  else if (motion.pose === Pose.AtFinish) drawOnFoot(level, motion.to, false, FRONT, lamp);
  else if (motion.cause === "changed") drawLost(level, motion, elapsedMs, lamp);
  else drawSliding(level, before, motion, elapsedMs, lamp);
}

/** Draws a picture of the upright penguin on a cell, lifted by `liftPixels`. */
export function drawStanding({ board }: Level, cell: number, pictureNumber: number, liftPixels: number): void {
  drawPenguin(board, pictureNumber, cellLeft(board, cell), cellTop(board, cell) - liftPixels);
}

function drawPenguin(board: Board, pictureNumber: number, left: number, top: number): void {
  const { penguin, penguinTop } = sizeFor(board);
  drawSprite(penguin, pictureNumber, left - CELL_LEFT, top - penguinTop);
}

export function drawCheer(level: Level, cell: number, isUp: boolean): void {
  drawStanding(level, cell, isUp ? FIRST_SPINNING : FRONT, isUp ? 3 : 0);
}

/**
 * Draws the penguin with its eyes shut. A penguin that an ice pick has hurt or an endless loop has made dizzy does not
 * blink.
 */
export function drawBlink(level: Level, state: State): void {
  const cell = cellOf(state);
  const isOnPicks = !isOnBridge(state) && level.floor[cell] === Floor.Picks;
  // Passes "out" as the state of the lamp so that `drawOnFoot` draws no shadow: the penguin's shadow is on the screen
  // already.
  if (!isInLoop(state) && !isOnPicks) drawOnFoot(level, cell, isOnBridge(state), EYES_SHUT, "out");
}

function drawAtRest(level: Level, state: State, lamp: Lamp): void {
  const cell = cellOf(state);
  if (cell === NOWHERE) return;
  drawTreadmillUnderPenguin(level, cell, lamp);
  if (isInLoop(state)) drawStanding(level, cell, FIRST_SPINNING, 0);
  else if (!isOnBridge(state) && level.floor[cell] === Floor.Picks) drawHurt(level, cell);
  else drawOnFoot(level, cell, isOnBridge(state), FRONT, lamp);
}

function drawOnFoot(level: Level, cell: number, isAbove: boolean, pictureNumber: number, lamp: Lamp): void {
  const { board } = level;
  if (!isBoardDark(lamp)) drawPenguinShadow(level, cell, cellLeft(board, cell), cellTop(board, cell));
  drawStanding(level, cell, pictureNumber, 0);
  if (!isAbove) drawBridge(level, cell);
  drawInFront(level, columnOf(board, cell), rowOf(board, cell) + 1);
}

/**
 * Draws the shadow of the penguin. Then it draws all things near the penguin again, because the shadow must not cover
 * them.
 */
function drawPenguinShadow(level: Level, nearCell: number, left: number, top: number): void {
  const { board, floor } = level;
  drawShadow(board, "penguin", left, top + sizeFor(board).cellSide);
  const column = columnOf(board, nearCell);
  const firstRow = rowOf(board, nearCell);
  const area = {
    firstColumn: column - MAX_SHADOW_CELLS,
    lastColumn: column + MAX_SHADOW_CELLS,
    firstRow,
    lastRow: firstRow + 1,
  };
  eachCellIn(board, area, (cell) => {
    if (floor[cell] !== Floor.Ice && !isTreadmill(floor[cell])) drawThings(level, cell, 0);
  });
  // Draws trees and the flag in the row below these two rows again, too. Their pictures reach into the row above, where
  // the things that were just drawn hide them.
  const rowBelow = { ...area, firstRow: firstRow + 2, lastRow: firstRow + 2 };
  eachCellIn(board, rowBelow, (cell) => drawTallThing(level, cell));
}

function drawTallThing(level: Level, cell: number): void {
  const thing = level.floor[cell];
  if (thing === Floor.Tree || thing === Floor.Finish) drawThings(level, cell, 0);
}

function drawInFront(level: Level, column: number, row: number, end = NOWHERE): void {
  const area = { firstColumn: column - 1, lastColumn: column + 1, firstRow: row, lastRow: row };
  eachCellIn(level.board, area, (cell) => {
    if (cell !== end) drawTallThing(level, cell);
  });
}

interface Area {
  readonly firstColumn: number;
  readonly lastColumn: number;
  readonly firstRow: number;
  readonly lastRow: number;
}

function eachCellIn(board: Board, area: Area, draw: (cell: number) => void): void {
  const lastColumn = Math.min(board.width - 1, area.lastColumn);
  const lastRow = Math.min(board.height - 1, area.lastRow);
  for (let y = Math.max(0, area.firstRow); y <= lastRow; y++) {
    for (let x = Math.max(0, area.firstColumn); x <= lastColumn; x++) draw(cellAt(board, x, y));
  }
}

function drawBelts(level: Level, elapsedMs: number): void {
  const pixels = Math.floor(elapsedMs / BELT_MS_PER_PIXEL);
  for (const cell of level.board.cells) {
    if (!isTreadmill(level.floor[cell])) continue;
    drawThing(level, cell, pixels);
    drawBridge(level, cell);
  }
}

function drawSliding(level: Level, before: State, motion: Motion, elapsedMs: number, lamp: Lamp): void {
  const { board } = level;
  const { direction, from, to, startMs, endMs, cause } = motion;
  const cells = Math.abs(columnOf(board, to) - columnOf(board, from)) + Math.abs(rowOf(board, to) - rowOf(board, from));
  const goesFromMs = cause === "carried" ? startMs + TURN_MS : startMs;
  const share = progressBetween(elapsedMs, goesFromMs, endMs);
  const eased = startMs === 0 ? easeIn(share) : share;
  const { cellSide, slide, belly } = sizeFor(board);
  const slidPixels = eased * cells * cellSide;
  const left = Math.floor(cellLeft(board, from) + STEP_X[direction] * slidPixels + 0.5);
  const top = Math.floor(cellTop(board, from) + STEP_Y[direction] * slidPixels + 0.5);
  const penguinCell = from + Math.floor(eased * cells + 0.5) * board.steps[direction];
  drawTreadmillUnderPenguin(level, penguinCell, lamp);
  if (!isBoardDark(lamp)) drawPenguinShadow(level, penguinCell, left, top);
  if (elapsedMs < goesFromMs) drawPenguin(board, spinPicture(elapsedMs, TWIRL_EVERY_MS), left, top);
  else if (startMs === 0 && elapsedMs < LEAN_MS) drawPenguin(board, FIRST_STANDING + direction, left, top);
  else {
    const first = cells >= MIN_SMEAR_CELLS && share > SMEAR_FROM_SHARE ? FIRST_SMEARED : FIRST_SLIDING;
    drawSprite(slide, first + direction, left - belly, top - belly);
  }
  drawBridgesOver(level, before, motion, penguinCell);
  drawInFront(level, columnOf(board, penguinCell), rowOf(board, penguinCell) + 1, to);
}

/** The points where grains of ice start to fly up when an obstacle stops the penguin; see `Grain` in spray.ts. */
const GRAINS: readonly Grain[] = [
  { back: 2, aside: -9 },
  { back: 5, aside: -6 },
  { back: 3, aside: 8 },
  { back: 6, aside: 5 },
  { back: 1, aside: 11 },
];

function drawSquashed(level: Level, before: State, motion: Motion, elapsedMs: number, lamp: Lamp): void {
  const { board } = level;
  const { direction, to, startMs, endMs } = motion;
  const left = cellLeft(board, to) + STEP_X[direction] * LEAN_PIXELS;
  const top = cellTop(board, to) + STEP_Y[direction] * LEAN_PIXELS;
  drawTreadmillUnderPenguin(level, to, lamp);
  if (!isBoardDark(lamp)) drawPenguinShadow(level, to, left, top);
  drawPenguin(board, FIRST_SQUASHED + direction, left, top);
  const flown = Math.floor(progressBetween(elapsedMs, startMs, endMs) * 4);
  const square = { left: cellLeft(board, to), top: cellTop(board, to), sidePx: sizeFor(board).cellSide };
  drawSpray(GRAINS, square, direction, flown);
  drawBridgesOver(level, before, motion, to);
  drawInFront(level, columnOf(board, to), rowOf(board, to) + 1);
}

/**
 * Draws the bridges that cover a part of the sliding penguin. Does not draw a bridge along which the penguin slides or
 * on which it stands, because that bridge lies below the penguin.
 */
function drawBridgesOver(level: Level, before: State, { direction, from }: Motion, penguinCell: number): void {
  const { board, bridges } = level;
  const along: Bridge = 1 + (direction % 2);
  for (const cell of [penguinCell - board.steps[direction], penguinCell, penguinCell + board.steps[direction]]) {
    const isStoodOn = cell === from && isOnBridge(before) && cellOf(before) === from;
    if (bridges[cell] !== along && !isStoodOn) drawBridge(level, cell);
  }
}

function spinPicture(elapsedMs: number, everyMs: number): number {
  return FIRST_SPINNING + (Math.floor(elapsedMs / everyMs) % SPINS);
}

function drawInDoors(level: Level, { from, to, startMs, endMs }: Motion, elapsedMs: number): void {
  const pictureNumber = Math.min(
    2 * DOOR_PICTURES - 1,
    Math.floor(progressBetween(elapsedMs, startMs, endMs) * 2 * DOOR_PICTURES),
  );
  if (pictureNumber < DOOR_PICTURES) drawStanding(level, from, FIRST_INTO_DOOR + pictureNumber, 0);
  if (pictureNumber === DOOR_PICTURES - 1) drawStanding(level, to, FIRST_OUT_OF_DOOR, 0);
  if (pictureNumber >= DOOR_PICTURES) drawStanding(level, to, FIRST_OUT_OF_DOOR + pictureNumber - DOOR_PICTURES, 0);
}

function drawLost(level: Level, { to, startMs, pose }: Motion, elapsedMs: number, lamp: Lamp): void {
  drawTreadmillUnderPenguin(level, to, lamp);
  if (pose === Pose.Dizzy) drawStanding(level, to, spinPicture(elapsedMs, SPIN_EVERY_MS), 0);
  else if (elapsedMs < startMs + FALL_MS) drawStanding(level, to, FALLING, 0);
  else drawHurt(level, to);
}

function drawHurt(level: Level, cell: number): void {
  const { board } = level;
  const halfCell = Math.floor(sizeFor(board).cellSide / 2);
  drawStanding(level, cell, EYES_SHUT, halfCell);
  drawThings(level, cell, 0);
  const middleX = cellLeft(board, cell) + halfCell;
  const top = cellTop(board, cell) - halfCell;
  for (const { x, y } of STARS) drawStar(middleX + x, top + y);
}

function drawStar(x: number, y: number): void {
  fillBox("black", x - 4, y - 2, 9, 5);
  fillBox("black", x - 2, y - 4, 5, 9);
  fillBox("white", x - 3, y - 1, 7, 3);
  fillBox("white", x - 1, y - 3, 3, 7);
}
