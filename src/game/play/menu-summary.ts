/** Draws a summary of the level being played, which is shown beside the system menu. */
import { drawText, TextStep } from "../../device/text";
import type { Lamp } from "../../puzzles/puzzle";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { findLongestFitting } from "../widgets/longest-fitting";
import { drawPuzzlePicture } from "../widgets/puzzle-picture";
import { decideCurrentLamp } from "./lamp";
import type { Attempt } from "./attempt";
import type { HudText } from "./hud-text";
import { TEXTS } from "../texts/index";

/** The x coordinate of the middle of the screen's left half, in pixels. The system menu covers the right half. */
const MIDDLE = 100;
const WIDTH = 196;
const FIRST_TOP = 174;
const LINE_HEIGHT = TextStep.NarrowLine;

const PICTURES: Readonly<Record<Lamp, number>> = { lit: 1, half: 1, out: 2, none: 4, dark: 4 };

/**
 * Draws a summary of the level into the left half of the screen: puzzle, level name and number of moves. The lamp in
 * the puzzle's picture shows the state of the level's lamp.
 */
export function drawSummary(
  { id, name }: AnyPuzzle,
  { main, side, long = [] }: HudText,
  attempt: Attempt,
  isLampShown: boolean,
): void {
  drawPuzzlePicture(id, "place", PICTURES[decideCurrentLamp(attempt, isLampShown)], 0, 0);
  const moves = TEXTS.moves(attempt.played.timeline.moveCount);
  const lines = [
    name,
    findLongestFitting(WIDTH, [...(side === "" ? long : [side]).map((text) => `${main}  ${text}`), main]),
    findLongestFitting(WIDTH, [...TEXTS.play.undone(moves, attempt.rewinds), moves]),
  ];
  lines.forEach((line, index) => {
    drawText(line, MIDDLE, FIRST_TOP + index * LINE_HEIGHT, "centre", "white");
  });
}
