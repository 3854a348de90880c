import { fillBox, fillPointer } from "../../device/screen";
import { STEP_X, STEP_Y, type Direction } from "../../kernel/direction";

/** The two lines of a track are so far from its middle. */
const REACH = 3;
const POINTER = 5;
/** A dotted track is drawn in dots of that length, and as far apart. */
const DOT = 4;

/**
 * The track that something left, `long` pixels from the point where it started: two lines, or dots, with a ring at its start and
 * a small head in its middle.
 */
export function drawTrack(x: number, y: number, direction: Direction, long: number, isDotted: boolean): void {
  const stroke = isDotted ? DOT : long;
  for (let at = 0; at < long; at += 2 * stroke) {
    drawStroke(x + STEP_X[direction] * at, y + STEP_Y[direction] * at, direction, Math.min(stroke, long - at));
  }
  const half = long / 2 + REACH;
  fillPointer("black", direction, x + STEP_X[direction] * half, y + STEP_Y[direction] * half, POINTER);
  fillBox("white", x - 6, y - 6, 12, 12);
  fillBox("black", x - 5, y - 5, 10, 10);
  fillBox("white", x - 3, y - 3, 6, 6);
}

function drawStroke(x1: number, y1: number, direction: Direction, long: number): void {
  const x = Math.min(x1, x1 + STEP_X[direction] * long);
  const y = Math.min(y1, y1 + STEP_Y[direction] * long);
  if (STEP_Y[direction] === 0) {
    fillBox("white", x, y - REACH, long, 2 * REACH);
    fillBox("black", x, y - REACH - 1, long, 1);
    fillBox("black", x, y + REACH, long, 1);
  } else {
    fillBox("white", x - REACH, y, 2 * REACH, long);
    fillBox("black", x - REACH - 1, y, 1, long);
    fillBox("black", x + REACH, y, 1, long);
  }
}
