/**
 * Draws the lines of a move diagram. The line of a later move cuts the lines of earlier moves, so that it seems to lie
 * over them.
 */
import { expandBox, fillArrowhead, fillBox, fillDisc, type Box, type Ink } from "../../../device/screen";
import { STEP_X, STEP_Y } from "../../../kernel/direction";
import type { DiagramLine } from "./lines";

const LINE_PIXELS = 3;
const BED_PIXELS = 2;
const START_RADIUS = 4;
/** A pushed piece has a line of dashes this long, with gaps of the same length, in pixels. */
const DASH_PIXELS = 4;

/**
 * Draws the lines of a move diagram from move `fromMove` up to, but not including, `moveEnd`. The lines of each piece
 * must be sorted by move.
 */
export function drawLines(lines: readonly DiagramLine[], fromMove: number, moveEnd: number): void {
  for (let move = fromMove; move < moveEnd; move++) {
    for (const line of lines) if (line.moveIndex === move) fillArea("white", expandBox(lineBox(line), BED_PIXELS));
    lines.forEach((line, index) => {
      if (line.moveIndex !== move) return;
      if (line.continuesMove) fillArea("black", lineBox(between(lines[index - 1], line)));
      if (line.isPushed) drawDashes(line);
      else {
        fillArea("black", lineBox(line));
        if (!line.continuesMove) drawDot(line);
      }
    });
  }
}

/** Draws the dot at the beginning of a line. */
function drawDot({ x1, y1 }: DiagramLine): void {
  fillDisc("white", x1, y1, START_RADIUS + 1);
  fillDisc("black", x1, y1, START_RADIUS);
}

function between({ x2, y2 }: DiagramLine, { x1, y1 }: DiagramLine): Ends {
  return { x1: x2, y1: y2, x2: x1, y2: y1 };
}

function drawDashes(line: DiagramLine): void {
  const { x1, y1, direction } = line;
  const length = Math.abs(line.x2 - x1) + Math.abs(line.y2 - y1);
  const [stepX, stepY] = [STEP_X[direction], STEP_Y[direction]];
  for (let from = 0; from < length; from += 2 * DASH_PIXELS) {
    const to = Math.min(length, from + DASH_PIXELS - 1);
    fillArea("black", lineBox({ x1: x1 + stepX * from, y1: y1 + stepY * from, x2: x1 + stepX * to, y2: y1 + stepY * to })); // prettier-ignore
  }
}

/** Draws the arrowhead of a line with its tip at (`x`, `y`), with a white rim. */
export function drawHead({ direction }: DiagramLine, x: number, y: number, size: number): void {
  const [stepX, stepY] = [STEP_X[direction], STEP_Y[direction]];
  fillArrowhead("white", direction, x + 2 * stepX, y + 2 * stepY, size + 4);
  fillArrowhead("black", direction, x, y, size);
}

type Ends = Pick<DiagramLine, "x1" | "y1" | "x2" | "y2">;

function lineBox({ x1, y1, x2, y2 }: Ends): Box {
  return {
    x: Math.min(x1, x2) - 1,
    y: Math.min(y1, y2) - 1,
    width: Math.abs(x2 - x1) + LINE_PIXELS,
    height: Math.abs(y2 - y1) + LINE_PIXELS,
  };
}

function fillArea(ink: Ink, { x, y, width, height }: Box): void {
  fillBox(ink, x, y, width, height);
}
