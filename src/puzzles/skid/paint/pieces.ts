import { clipped } from "../../../device/screen";
import { stretchAt, type MadeMove } from "../../../kernel/motion";
import type { Lamp } from "../../puzzle";
import { Ground, type Level } from "../level";
import type { State } from "../state";
import { cellLeft, cellTop, penOf, sizeFor } from "./pen";
import { drawSkiddies, RED, YELLOW } from "./skiddies";
import { drawPiece } from "./sprites";
import { CRATE, CRATES_SHADOW, drawThings, ICE, ICES_SHADOW } from "./things";
import { isUnderWay, leftAt, pixelsGone, topAt } from "./way";

/** The pieces at a moment of a move. */
export function drawPieces(
  level: Level,
  before: State,
  move: MadeMove | undefined,
  elapsedMs: number,
  lamp: Lamp,
): void {
  const { x, y, width, height } = penOf(level.board);
  // Who goes out is out of sight behind the rim.
  clipped(x, y, width, height, () => {
    if (lamp === "lit") drawShadows(level, before, move, elapsedMs);
    drawThings(level, CRATE, before.crates, move, elapsedMs);
    drawThings(level, ICE, before.ices, move, elapsedMs);
    drawSkiddies(level, YELLOW, before.yellows, move, elapsedMs);
    drawSkiddies(level, RED, before.reds, move, elapsedMs);
  });
}

/** The shadows of all that can slide. */
function drawShadows(level: Level, before: State, move: MadeMove | undefined, elapsedMs: number): void {
  drawShadowsOf(level, CRATES_SHADOW, before.crates, move, elapsedMs);
  drawShadowsOf(level, ICES_SHADOW, before.ices, move, elapsedMs);
  drawShadowsOf(level, YELLOW.shadow, before.yellows, move, elapsedMs);
  drawShadowsOf(level, RED.shadow, before.reds, move, elapsedMs);
}

/** What is in a pit throws none, but a crate; nor does who leaves. */
function drawShadowsOf(
  { board, ground }: Level,
  frame: number,
  cells: readonly number[],
  move: MadeMove | undefined,
  elapsedMs: number,
): void {
  const { shadow } = sizeFor(board);
  for (const cell of cells) {
    const stretch = move === undefined ? undefined : stretchAt(move, cell, elapsedMs);
    if (stretch?.cause === "gone") continue;
    const isMoving = stretch !== undefined && isUnderWay(stretch, elapsedMs);
    const at = stretch === undefined ? cell : stretch.to;
    if (!isMoving && ground[at] === Ground.Pit && frame !== CRATES_SHADOW) continue;
    const pixels = stretch === undefined ? 0 : pixelsGone(board, stretch, elapsedMs);
    const left = stretch === undefined ? cellLeft(board, cell) : leftAt(board, stretch, pixels);
    const top = stretch === undefined ? cellTop(board, cell) : topAt(board, stretch, pixels);
    drawPiece(shadow, frame, left, top);
  }
}
