/** Draws all pieces of the puzzle Skid, and their shadows, at a given time of a move. */
import { drawClipped } from "../../../device/screen";
import { motionAt, type Moment, type MoveRecord } from "../../../kernel/motion";
import { isBoardDark } from "../../looks/board-light";
import { leftWhileMoving, topWhileMoving } from "../../looks/sliding-piece";
import type { Lamp } from "../../puzzle";
import { Floor, type Level } from "../level";
import type { State } from "../state";
import { cellLeft, cellTop, outerBox, sizeFor } from "./pen";
import { drawToys, RED, YELLOW } from "./toys";
import { drawPiece } from "./sprites";
import { CRATE, CRATES_SHADOW, drawThings, ICE, ICES_SHADOW } from "./things";
import { SLIDE_LOOK, isStillMoving, pixelsTravelled } from "./piece-motion";

export function drawPieces(level: Level, moment: Moment<State>, lamp: Lamp): void {
  const { before, move, elapsedMs } = moment;
  const { x, y, width, height } = outerBox(level.board);
  // The rim of the board hides toys that leave, so drawing is clipped to the rectangle of the board with its rim.
  drawClipped(x, y, width, height, () => {
    if (!isBoardDark(lamp)) drawShadows(level, moment);
    drawThings(level, CRATE, before.crates, move, elapsedMs);
    drawThings(level, ICE, before.ices, move, elapsedMs);
    drawToys(level, YELLOW, before.yellows, move, elapsedMs);
    drawToys(level, RED, before.reds, move, elapsedMs);
  });
}

function drawShadows(level: Level, { before, move, elapsedMs }: Moment<State>): void {
  drawShadowsOf(level, CRATES_SHADOW, before.crates, move, elapsedMs);
  drawShadowsOf(level, ICES_SHADOW, before.ices, move, elapsedMs);
  drawShadowsOf(level, YELLOW.shadow, before.yellows, move, elapsedMs);
  drawShadowsOf(level, RED.shadow, before.reds, move, elapsedMs);
}

function drawShadowsOf(
  { board, floors }: Level,
  pictureNumber: number,
  cells: readonly number[],
  move: MoveRecord | undefined,
  elapsedMs: number,
): void {
  const { shadow } = sizeFor(board);
  for (const cell of cells) {
    const motion = move === undefined ? undefined : motionAt(move, cell, elapsedMs);
    if (motion?.cause === "gone") continue;
    const isMoving = motion !== undefined && isStillMoving(motion, elapsedMs);
    const toCell = motion === undefined ? cell : motion.to;
    if (!isMoving && floors[toCell] === Floor.Pit && pictureNumber !== CRATES_SHADOW) continue;
    const pixels = motion === undefined ? 0 : pixelsTravelled(board, motion, elapsedMs);
    const left = motion === undefined ? cellLeft(board, cell) : leftWhileMoving(SLIDE_LOOK, board, motion, pixels);
    const top = motion === undefined ? cellTop(board, cell) : topWhileMoving(SLIDE_LOOK, board, motion, pixels);
    drawPiece(shadow, pictureNumber, left, top);
  }
}
