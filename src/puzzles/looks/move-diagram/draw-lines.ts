/**
 * Draws the lines of a move diagram. The line of a later move cuts the lines of earlier moves, so that it seems to lie
 * over them.
 */
import { drawFrame, expandBox, fillBox, fillDisc, type Box, type Ink } from "../../../device/screen";
import { LINE_PIXELS, lineBox, STOP_RADIUS } from "./sign-spots";
import type { DiagramLine } from "./lines";

const BED_PIXELS = 2;
const THIN_BED_PIXELS = 1;
const FRAME_PIXELS = 2;
const END_RADIUS = 2;

/**
 * Draws the lines of a move diagram from move `fromMove` up to, but not including, `moveEnd`, and the marks where
 * pieces stop. The lines of each piece must be sorted by move.
 */
export function drawLines(lines: readonly DiagramLine[], fromMove: number, moveEnd: number): void {
  drawBareLines(lines, fromMove, moveEnd);
  drawStops(lines, moveEnd);
}

/** Draws the lines of a move diagram, as `drawLines` does, but without the marks where pieces stop. */
export function drawBareLines(lines: readonly DiagramLine[], fromMove: number, moveEnd: number): void {
  for (let move = fromMove; move < moveEnd; move++) {
    for (const line of lines) if (line.moveIndex === move) drawBed(line);
    lines.forEach((line, index) => {
      if (line.moveIndex !== move) return;
      if (line.continuesMove) drawLine({ ...line, ...between(lines[index - 1], line) });
      drawLine(line);
    });
  }
}

/** Draws a mark at each point where the piece of a move diagram stops, for all moves before `moveEnd`. */
export function drawStops(lines: readonly DiagramLine[], moveEnd: number): void {
  lines.forEach((line, index) => {
    if (line.moveIndex >= moveEnd || !line.isStop || line.isPushed) return;
    const next = index + 1 < lines.length ? lines[index + 1] : undefined;
    drawStop(line, next?.isJoined === true ? next : undefined);
  });
}

/**
 * Returns the short line that joins the end of a move diagram's line to the start of the next line, which lies beside
 * it.
 */
function between({ x2, y2 }: DiagramLine, { x1, y1 }: DiagramLine) {
  return { x1: x2, y1: y2, x2: x1, y2: y1 };
}

/** Draws a ring at the end of a line of a move diagram, where the piece vanishes. */
export function drawEnd(line: DiagramLine): void {
  drawStop(line, undefined);
}

/** Draws a frame around the piece whose moves a diagram shows, where the piece stands before its first move. */
export function drawStart(box: Box): void {
  drawFrame("white", expandBox(box, 1), FRAME_PIXELS + 2);
  drawFrame("black", box, FRAME_PIXELS);
}

/**
 * Draws the white margin of a line in a move diagram. The margin makes the line stand out from lines that were drawn
 * before.
 */
function drawBed(line: DiagramLine): void {
  fillArea("white", expandBox(lineBox(line), line.isPushed ? THIN_BED_PIXELS : BED_PIXELS));
}

/**
 * Draws a line of a move diagram: a thick line, or two thin lines for a pushed piece, such as a ball that another ball
 * hits.
 */
function drawLine(line: DiagramLine): void {
  const box = lineBox(line);
  fillArea("black", box);
  if (!line.isPushed) return;
  const { x, y, width, height } = box;
  if (line.y1 === line.y2) fillBox("white", x, y + 1, width, LINE_PIXELS - 2);
  else fillBox("white", x + 1, y, LINE_PIXELS - 2, height);
}

/**
 * Draws the mark at the end of a line where the piece stops. The mark reaches to the beginning of the next line; after
 * the last line it is a ring.
 */
function drawStop({ x2, y2 }: DiagramLine, next: DiagramLine | undefined): void {
  const { x1, y1 } = next ?? { x1: x2, y1: y2 };
  const ends = { x1, y1, x2, y2 };
  drawPill("white", ends, STOP_RADIUS + 1);
  drawPill("black", ends, STOP_RADIUS);
  if (next === undefined) fillDisc("white", x2, y2, END_RADIUS);
}

function drawPill(ink: Ink, { x1, y1, x2, y2 }: Pick<DiagramLine, "x1" | "y1" | "x2" | "y2">, radius: number): void {
  fillDisc(ink, x1, y1, radius);
  fillDisc(ink, x2, y2, radius);
  const isLevel = y1 === y2;
  const [x, y] = [Math.min(x1, x2), Math.min(y1, y2)];
  if (isLevel) fillBox(ink, x, y - radius, Math.abs(x2 - x1), 2 * radius);
  else fillBox(ink, x - radius, y, 2 * radius, Math.abs(y2 - y1));
}

function fillArea(ink: Ink, { x, y, width, height }: Box): void {
  fillBox(ink, x, y, width, height);
}
