/** Draws a summary of the level being played, which is shown beside the system menu. */
import { drawText } from "../../device/text";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { longestFitting } from "../widgets/longest-fitting";
import { drawPuzzlePicture } from "../widgets/puzzle-picture";
import { isWinnable } from "./played-level";
import type { Attempt } from "./attempt";
import type { HudText } from "./hud-text";
import { TEXTS } from "../texts/index";

/** The middle of the left half of the screen, in pixels. The system menu covers the right half of the screen. */
const MIDDLE = 100;
const WIDTH = 196;
const FIRST_TOP = 176;
const LINE_HEIGHT = 20;

/**
 * The number of the picture in `images/ID/place` that shows a lit lamp. `OUT` is the number of the picture with a dark
 * lamp.
 */
const LIT = 1;
const OUT = 2;

/**
 * Draws a summary of the level into the left half of the screen: a picture of the puzzle, its name, the level and the
 * moves. The lamp in the picture is dark if `lampIsShown` and the level cannot be won any more.
 */
export function drawSummary(
  { id, name }: AnyPuzzle,
  { main, side, long = [] }: HudText,
  attempt: Attempt,
  lampIsShown: boolean,
): void {
  const isOut = lampIsShown && isWinnable(attempt.played) === false;
  drawPuzzlePicture(id, "place", isOut ? OUT : LIT, 0, 0);
  const moves = TEXTS.moves(attempt.played.timeline.moveCount);
  const lines = [
    name,
    longestFitting(WIDTH, [...(side === "" ? long : [side]).map((text) => `${main}  ${text}`), main]),
    longestFitting(WIDTH, [...TEXTS.play.undone(moves, attempt.rewinds), moves]),
  ];
  lines.forEach((line, index) => {
    drawText(line, MIDDLE, FIRST_TOP + index * LINE_HEIGHT, "centre", "white");
  });
}
