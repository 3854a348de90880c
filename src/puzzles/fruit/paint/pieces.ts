/**
 * Draws everything in a level of Fruit that lives or slides, in the order in which the pictures overlap. background.ts
 * draws everything that never moves.
 */
import type { MoveRecord } from "../../../kernel/motion";
import type { Lamp } from "../../puzzle";
import type { Level } from "../level";
import type { State } from "../state";
import { drawMatchedPairs } from "./matched-pairs";
import { drawAnteaters, drawCreaturesShadows, drawSightLines, drawHedgehogs, drawTongues } from "./creatures";
import { drawFruits, drawFruitsShadows } from "./fruits";
import { drawSliders, drawSliderShadows } from "./sliders";

/**
 * Draws all pieces and animals `elapsedMs` into a move, and the pairs of fruits that have left, which sit below the
 * tree.
 */
export function drawPieces(
  level: Level,
  before: State,
  move: MoveRecord | undefined,
  elapsedMs: number,
  lamp: Lamp,
): void {
  drawMatchedPairs(level, before, move, elapsedMs, 0, 0);
  drawBoardPieces(level, before, move, elapsedMs, lamp);
}

/** Draws all pieces and animals on the board, without the pairs of fruits that have left the board. */
export function drawBoardPieces(
  level: Level,
  before: State,
  move: MoveRecord | undefined,
  elapsedMs: number,
  lamp: Lamp,
): void {
  drawSightLines(level, before);
  if (lamp === "lit") {
    drawCreaturesShadows(level, move);
    drawSliderShadows(level, before, move, elapsedMs);
    drawFruitsShadows(level, before, move, elapsedMs);
  }
  drawHedgehogs(level, before, move, elapsedMs);
  drawAnteaters(level);
  drawSliders(level, before, move, elapsedMs);
  drawFruits(level, before, move, elapsedMs);
  drawTongues(level, move, elapsedMs);
}
