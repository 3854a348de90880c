/** Draws the crates and ice cubes of the puzzle Skid. The file toys.ts draws the toys. */
import type { Board } from "../../../kernel/board";
import { motionAt, type MoveRecord } from "../../../kernel/motion";
import { drawStopSpray, hasSmear, leftWhileMoving, topWhileMoving } from "../../looks/sliding-piece";
import { Floor, type Level } from "../level";
import { cellLeft, cellTop, sizeFor } from "./pen";
import { drawPiece, drawSmear } from "./sprites";
import { SLIDE_LOOK, isStillMoving, pixelsTravelled } from "./piece-motion";

/** The number of a picture in the image table of crates and ice cubes: a crate. */
export const CRATE = 1;
/** The number of a picture in the image table of crates and ice cubes: an ice cube. */
export const ICE = 2;
const ICE_IN_PIT = 3;

/** The number of a picture in the image table of shadows: a crate's shadow. */
export const CRATES_SHADOW = 3;
/** The number of a picture in the image table of shadows: an ice cube's shadow. */
export const ICES_SHADOW = 4;
const FIRST_ICE_SMEAR = 9;

export function drawThings(
  level: Level,
  thing: number,
  cells: readonly number[],
  move: MoveRecord | undefined,
  elapsedMs: number,
): void {
  const { board } = level;
  const { smear } = sizeFor(board);
  for (const cell of cells) {
    const motion = move === undefined ? undefined : motionAt(move, cell, elapsedMs);
    if (motion === undefined) {
      drawThingOnCell(level, thing, cell);
      continue;
    }
    if (!isStillMoving(motion, elapsedMs) && motion.ending === "rest") {
      drawThingOnCell(level, thing, motion.to);
      continue;
    }
    const pixels = pixelsTravelled(board, motion, elapsedMs);
    const left = leftWhileMoving(SLIDE_LOOK, board, motion, pixels);
    const top = topWhileMoving(SLIDE_LOOK, board, motion, pixels);
    if (thing === ICE && hasSmear(SLIDE_LOOK, board, motion, elapsedMs)) {
      drawSmear(smear, FIRST_ICE_SMEAR + motion.direction, left, top);
    }
    drawStopSpray(SLIDE_LOOK, board, motion, elapsedMs);
    drawThing(board, thing, left, top);
  }
}

/** Draws a crate or an ice cube at rest on its cell. An ice cube in a pit has a picture of its own. */
export function drawThingOnCell({ board, floors }: Level, thing: number, cell: number): void {
  const pictureNumber = thing === ICE && floors[cell] === Floor.Pit ? ICE_IN_PIT : thing;
  drawThing(board, pictureNumber, cellLeft(board, cell), cellTop(board, cell));
}

/** Draws a picture of a crate or ice cube. `left` and `top` are the upper left corner of its cell, in pixels. */
export function drawThing(board: Board, pictureNumber: number, left: number, top: number): void {
  drawPiece(sizeFor(board).things, pictureNumber, left, top);
}
