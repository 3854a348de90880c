import { drawSprite } from "../../device/sprites";
import { writeText } from "../../device/text";
import type { SealedPuzzle } from "../../puzzles/sealed";
import { longestIn } from "../widgets/longest";
import { canBeWon } from "./play";
import type { Round } from "./round";
import type { HudText } from "./words";
import { shortCount } from "../widgets/short-count";
import { movesText } from "./worth";

/** The half of the screen beside the system menu. */
const MIDDLE = 100;
const WIDTH = 196;
const FIRST_TOP = 176;
const LINE_HEIGHT = 20;

const LIT = 1;
const OUT = 2;

/** Draws the place and its lamp, large, into the left half of the screen: lit as the level's is; below it where the player stands. */
export function drawSummary(
  { id, name }: SealedPuzzle,
  { main, side, long = [] }: HudText,
  round: Round,
  lampIsShown: boolean,
): void {
  const isOut = lampIsShown && canBeWon(round.play) === false;
  drawSprite(`images/${id}/place`, isOut ? OUT : LIT, 0, 0);
  const moves = movesText(round.play.session.goal);
  const back = shortCount(round.rewinds);
  const lines = [
    name,
    longestIn(WIDTH, [...(side === "" ? long : [side]).map((text) => `${main}  ${text}`), main]),
    longestIn(WIDTH, [`${moves}, ${back} taken back`, `${moves}, ${back} back`, moves]),
  ];
  lines.forEach((line, at) => {
    writeText("text", line, MIDDLE, FIRST_TOP + at * LINE_HEIGHT, "centre", "white");
  });
}
