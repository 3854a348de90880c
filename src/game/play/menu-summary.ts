import { drawSprite } from "../../device/sprites";
import { drawText } from "../../device/text";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { longestFitting } from "../widgets/longest-fitting";
import { isWinnable } from "./played-level";
import type { Attempt } from "./attempt";
import type { HudText } from "./hud-text";
import { shortCount } from "../widgets/short-count";
import { movesText } from "./result-line";

/** The half of the screen beside the system menu. */
const MIDDLE = 100;
const WIDTH = 196;
const FIRST_TOP = 176;
const LINE_HEIGHT = 20;

const LIT = 1;
const OUT = 2;

/** Draws the place and its lamp, large, into the left half of the screen: lit as the level's is; below it where the player stands. */
export function drawSummary(
  { id, name }: AnyPuzzle,
  { main, side, long = [] }: HudText,
  attempt: Attempt,
  lampIsShown: boolean,
): void {
  const isOut = lampIsShown && isWinnable(attempt.played) === false;
  drawSprite(`images/${id}/place`, isOut ? OUT : LIT, 0, 0);
  const moves = movesText(attempt.played.timeline.moveCount);
  const back = shortCount(attempt.rewinds);
  const lines = [
    name,
    longestFitting(WIDTH, [...(side === "" ? long : [side]).map((text) => `${main}  ${text}`), main]),
    longestFitting(WIDTH, [`${moves}, ${back} taken back`, `${moves}, ${back} back`, moves]),
  ];
  lines.forEach((line, index) => {
    drawText("text", line, MIDDLE, FIRST_TOP + index * LINE_HEIGHT, "centre", "white");
  });
}
