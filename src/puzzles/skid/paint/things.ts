import type { Board } from "../../../kernel/board";
import { stretchAt, type MadeMove } from "../../../kernel/motion";
import { Ground, type Level } from "../level";
import { cellLeft, cellTop, sizeFor } from "./pen";
import { drawPiece, drawSmear } from "./sprites";
import { drawDust, isSmeared, isUnderWay, leftAt, pixelsGone, topAt } from "./way";

// Frames of the things.
export const CRATE = 1;
export const ICE = 2;
const ICE_IN_PIT = 3;

export const CRATES_SHADOW = 3;
export const ICES_SHADOW = 4;
const FIRST_ICE_SMEAR = 9;

/** All crates, or all ice cubes, at a moment of a move. */
export function drawThings(
  level: Level,
  thing: number,
  cells: readonly number[],
  move: MadeMove | undefined,
  elapsedMs: number,
): void {
  const { board } = level;
  const { smear } = sizeFor(board);
  for (const cell of cells) {
    const stretch = move === undefined ? undefined : stretchAt(move, cell, elapsedMs);
    if (stretch === undefined) {
      drawStandingThing(level, thing, cell);
      continue;
    }
    if (!isUnderWay(stretch, elapsedMs) && stretch.ending === "rest") {
      drawStandingThing(level, thing, stretch.to);
      continue;
    }
    const pixels = pixelsGone(board, stretch, elapsedMs);
    const left = leftAt(board, stretch, pixels);
    const top = topAt(board, stretch, pixels);
    if (thing === ICE && isSmeared(board, stretch, elapsedMs)) {
      drawSmear(smear, FIRST_ICE_SMEAR + stretch.direction, left, top);
    }
    drawDust(board, stretch, elapsedMs);
    drawThing(board, thing, left, top);
  }
}

/** A thing on its cell; a pit does nothing to a crate. */
export function drawStandingThing({ board, ground }: Level, thing: number, cell: number): void {
  const frame = thing === ICE && ground[cell] === Ground.Pit ? ICE_IN_PIT : thing;
  drawThing(board, frame, cellLeft(board, cell), cellTop(board, cell));
}

/** A thing in one of its frames, its cell beginning there. */
export function drawThing(board: Board, frame: number, left: number, top: number): void {
  drawPiece(sizeFor(board).things, frame, left, top);
}
