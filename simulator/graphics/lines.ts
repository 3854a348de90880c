/** Draws straight lines of any width. */
import type { Context } from "./context";
import { fillRows, type Rows } from "./rows";
import { paintSpan } from "./span";

const CAP_SQUARE = 1;
const CAP_ROUND = 2;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Draws a line with the width and line ends that are set in `context`. The pixels at both ends are drawn, too. */
export function drawLine(context: Context, x1: number, y1: number, x2: number, y2: number): void {
  if (context.lineWidth > 1) fillRows(context, thickLineRows(context, x1, y1, x2, y2));
  else drawThinLine(context, x1, y1, x2, y2);
}

/** Draws a line that is one pixel wide, by Bresenham's algorithm. */
function drawThinLine(context: Context, x1: number, y1: number, x2: number, y2: number): void {
  if (y1 === y2) return paintSpan(context, y1, Math.min(x1, x2), Math.max(x1, x2) + 1);
  const dx = Math.abs(x2 - x1);
  const dy = -Math.abs(y2 - y1);
  const stepX = x1 < x2 ? 1 : -1;
  const stepY = y1 < y2 ? 1 : -1;
  let error = dx + dy;
  for (let x = x1, y = y1; ;) {
    paintSpan(context, y, x, x + 1);
    if (x === x2 && y === y2) return;
    const twice = 2 * error;
    if (twice >= dy) {
      error += dy;
      x += stepX;
    }
    if (twice <= dx) {
      error += dx;
      y += stepY;
    }
  }
}

function thickLineRows(context: Context, x1: number, y1: number, x2: number, y2: number): Rows {
  const radius = context.lineWidth / 2;
  const a = { x: x1 + 0.5, y: y1 + 0.5 };
  const b = { x: x2 + 0.5, y: y2 + 0.5 };
  const corners = rotatedRectangle(a, b, radius, context.lineCapStyle === CAP_SQUARE ? radius : 0.5);
  const discs = context.lineCapStyle === CAP_ROUND ? [a, b] : [];
  const reach = radius + 1;
  const top = Math.floor(Math.min(a.y, b.y) - reach);
  const bottom = Math.ceil(Math.max(a.y, b.y) + reach);
  const lefts: number[] = [];
  const rights: number[] = [];
  for (let y = top; y < bottom; y++) {
    const crossings = [
      ...polygonCrossings(corners, y + 0.5),
      ...discs.flatMap((middle) => discCrossings(middle, radius, y + 0.5)),
    ];
    lefts.push(crossings.length === 0 ? 0 : Math.ceil(Math.min(...crossings) - 0.5));
    rights.push(crossings.length === 0 ? 0 : Math.ceil(Math.max(...crossings) - 0.5));
  }
  return { top, lefts, rights };
}

function rotatedRectangle(a: Point, b: Point, radius: number, extension: number): Point[] {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const along = length === 0 ? { x: 1, y: 0 } : { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const corner = (end: Point, forward: number, sideways: number): Point => ({
    x: end.x + along.x * forward - along.y * sideways,
    y: end.y + along.y * forward + along.x * sideways,
  });
  return [
    corner(a, -extension, radius),
    corner(b, extension, radius),
    corner(b, extension, -radius),
    corner(a, -extension, -radius),
  ];
}

function polygonCrossings(corners: readonly Point[], y: number): number[] {
  return corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length];
    if (from.y <= y === to.y <= y) return [];
    return [from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)];
  });
}

function discCrossings(middle: Point, radius: number, y: number): number[] {
  const square = radius * radius - (y - middle.y) ** 2;
  if (square <= 0) return [];
  return [middle.x - Math.sqrt(square), middle.x + Math.sqrt(square)];
}
