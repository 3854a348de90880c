/**
 * Draws everything in a level that is alive or slides, in the right order. What never moves is drawn in background.ts.
 */
import type { MoveRecord } from "../../../kernel/motion";
import type { Lamp } from "../../puzzle";
import type { Level } from "../level";
import type { State } from "../state";
import { drawMatchedPairs } from "./matched-pairs";
import { drawAnteaters, drawCreaturesShadows, drawSightLines, drawHedgehogs, drawTongues } from "./creatures";
import { drawFruits, drawFruitsShadows } from "./fruits";
import { drawSliders, drawSliderShadows } from "./sliders";

/** Draws all pieces and animals `elapsedMs` into a move, and the matched pairs below the tree. */
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

/** Draws all pieces and animals on the board, without the matched pairs below the tree. */
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
