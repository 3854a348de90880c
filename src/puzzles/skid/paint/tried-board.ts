/**
 * Draws beside the board what the generator decided about a board that it tried: the board's number, a cross or a tick,
 * and words.
 */
import { fillBox, fillDisc } from "../../../device/screen";
import { drawText } from "../../../device/text";
import { TEXTS } from "../texts/index";

/** The middle of the sign (a cross or a tick) and of the texts above and below it, in pixels. */
const MIDDLE = { x: 56, y: 154 };
const SIGN_RADIUS = 24;
const NUMBER_TOP = 84;
const WORDS_TOP = 186;
const LINE_STEP = 21;
const STROKE = 6;
/** The strokes of the cross and of the tick: the points of each, as distances from the middle of the sign in pixels. */
const CROSS: readonly Stroke[] = [
  { x: -10, y: -10, steps: 20, down: 1 },
  { x: -10, y: 10, steps: 20, down: -1 },
];
const TICK: readonly Stroke[] = [
  { x: -12, y: 1, steps: 8, down: 1 },
  { x: -4, y: 9, steps: 16, down: -1 },
];

interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly steps: number;
  readonly down: number;
}

/** Draws the number of the board that the generator tried last, out of all, and whether the generator kept it. */
export function drawTriedBoard(tried: number, all: number): void {
  const isKept = tried === all;
  drawLines(TEXTS.triedBoard(tried, all), NUMBER_TOP);
  fillDisc("white", MIDDLE.x, MIDDLE.y, SIGN_RADIUS);
  for (const { x, y, steps, down } of isKept ? TICK : CROSS)
    for (let step = 0; step <= steps; step++) {
      const left = MIDDLE.x + x + step - STROKE / 2;
      fillBox("black", left, MIDDLE.y + y + step * down - STROKE / 2, STROKE, STROKE);
    }
  drawLines(isKept ? TEXTS.keptBoard : TEXTS.refusedBoard, WORDS_TOP);
}

function drawLines(lines: readonly string[], top: number): void {
  lines.forEach((line, index) => {
    drawText(line, MIDDLE.x, top + index * LINE_STEP, "centre", "white");
  });
}
