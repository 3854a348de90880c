/**
 * Draws the pieces and animals of a level of Fruit, from the back to the front. background.ts draws everything that
 * never moves.
 */
import type { Moment } from "../../../kernel/motion";
import { isBoardDark } from "../../looks/board-light";
import type { Lamp } from "../../puzzle";
import type { Level } from "../level";
import type { State } from "../state";
import { drawMatchedPairs } from "./matched-pairs";
import { drawAnteaters, drawCreaturesShadows, drawSightLines, drawHedgehogs, drawTongues } from "./creatures";
import { drawFruits, drawFruitsShadows, markDirtyFruits } from "./fruits";
import { drawPasses } from "./passes";
import { drawSliders, drawSliderShadows } from "./sliders";

/** Draws all pieces and animals, and the pairs of fruits that have left, which sit below the tree. */
export function drawPieces(level: Level, moment: Moment<State>, lamp: Lamp): void {
  drawMatchedPairs(level, moment, 0, 0);
  drawBoardPieces(level, moment, lamp);
}

/** Draws all pieces and animals on the board, without the matched pairs of fruits beside it. */
export function drawBoardPieces(level: Level, moment: Moment<State>, lamp: Lamp): void {
  const { before, move, elapsedMs } = moment;
  drawSightLines(level, before);
  if (!isBoardDark(lamp)) {
    drawCreaturesShadows(level, move);
    drawSliderShadows(level, moment);
    drawFruitsShadows(level, moment);
  }
  drawHedgehogs(level, moment);
  drawAnteaters(level);
  drawSliders(level, moment);
  drawFruits(level, moment);
  drawPasses(level);
  drawTongues(level, move, elapsedMs);
  if (move === undefined) markDirtyFruits(level, before);
}
