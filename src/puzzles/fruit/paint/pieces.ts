import type { MadeMove } from "../../../kernel/motion";
import type { Lamp } from "../../puzzle";
import type { Level } from "../level";
import type { State } from "../state";
import { drawCouples } from "./couples";
import { drawAnteaters, drawCreaturesShadows, drawGazes, drawHedgehogs, drawTongues } from "./creatures";
import { drawFruits, drawFruitsShadows } from "./fruits";
import { drawLoose, drawLooseShadows } from "./loose";

/** All that is alive or slides, `elapsedMs` into a move, and those who have found each other. */
export function drawPieces(
  level: Level,
  before: State,
  move: MadeMove | undefined,
  elapsedMs: number,
  lamp: Lamp,
): void {
  drawCouples(level, before, move, elapsedMs, 0, 0);
  drawBoard(level, before, move, elapsedMs, lamp);
}

/** The same without those below the tree. */
export function drawBoard(
  level: Level,
  before: State,
  move: MadeMove | undefined,
  elapsedMs: number,
  lamp: Lamp,
): void {
  drawGazes(level, before);
  if (lamp === "lit") {
    drawCreaturesShadows(level, move);
    drawLooseShadows(level, before, move, elapsedMs);
    drawFruitsShadows(level, before, move, elapsedMs);
  }
  drawHedgehogs(level, before, move, elapsedMs);
  drawAnteaters(level);
  drawLoose(level, before, move, elapsedMs);
  drawFruits(level, before, move, elapsedMs);
  drawTongues(level, move, elapsedMs);
}
