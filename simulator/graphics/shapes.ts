/** Draws and fills rectangles, round rectangles and ellipses, in coordinates of the target bitmap. */
import type { Context } from "./context";
import {
  forEachSpan,
  forEachSpanBetween,
  computeEllipseRows,
  fillBetween,
  fillRows,
  computeRoundedRectangleRows,
  withoutRim,
  type Rows,
} from "./rows";
import { paintSpan } from "./span";

const STROKE_INSIDE = 1;
const STROKE_OUTSIDE = 2;

export function fillRect(context: Context, x: number, y: number, width: number, height: number): void {
  const bottom = Math.min(y + height, context.clip.bottom);
  for (let row = Math.max(y, context.clip.top); row < bottom; row++) paintSpan(context, row, x, x + width);
}

/**
 * Draws the outline of a rectangle. `context` sets the width of the outline and whether it lies inside, outside or on
 * the rectangle's edge.
 */
export function drawRect(context: Context, x: number, y: number, width: number, height: number): void {
  drawRoundRect(context, x, y, width, height, 0);
}

export function fillRoundRect(
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  fillRows(context, computeRoundedRectangleRows(x, y, width, height, radius));
}

/**
 * Draws the outline of a rectangle with round corners. `context` sets the width of the outline and whether it lies
 * inside, outside or on the rectangle's edge.
 */
export function drawRoundRect(
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  const out = strokeOutside(context);
  const rounded = (grow: number): Rows =>
    computeRoundedRectangleRows(
      x - grow,
      y - grow,
      width + 2 * grow,
      height + 2 * grow,
      radius === 0 ? 0 : radius + grow,
    );
  const outer = rounded(out);
  const inner = context.lineWidth === 1 ? withoutRim(outer) : rounded(out - context.lineWidth);
  fillBetween(context, outer, inner);
}

function strokeOutside(context: Context): number {
  if (context.strokeLocation === STROKE_INSIDE) return 0;
  if (context.strokeLocation === STROKE_OUTSIDE) return context.lineWidth;
  return context.lineWidth >> 1;
}

/** A part of an ellipse between two angles in degrees: 0 is at the top, and clockwise is positive. */
export interface Sector {
  readonly start: number;
  readonly end: number;
}

export function fillEllipse(
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  slice?: Sector,
): void {
  const rows = computeEllipseRows(x, y, width, height);
  if (slice === undefined) return fillRows(context, rows);
  forEachSpan(rows, slicePainter(context, x + width / 2, y + height / 2, slice));
}

/** Draws the outline of the ellipse that fits a rectangle, or only the arc between two angles, one pixel wide. */
export function drawEllipse(
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  slice?: Sector,
): void {
  const outer = computeEllipseRows(x, y, width, height);
  const inner = withoutRim(outer);
  if (slice === undefined) return fillBetween(context, outer, inner);
  forEachSpanBetween(outer, inner, slicePainter(context, x + width / 2, y + height / 2, slice));
}

function slicePainter(context: Context, middleX: number, middleY: number, slice: Sector) {
  const isWhole = slice.end - slice.start >= 360;
  const start = modulo360(slice.start);
  const sweep = modulo360(slice.end - slice.start);
  return (y: number, left: number, right: number): void => {
    for (let x = left; x < right; x++) {
      const angle = (Math.atan2(x + 0.5 - middleX, middleY - y - 0.5) * 180) / Math.PI;
      if (isWhole || modulo360(angle - start) <= sweep) paintSpan(context, y, x, x + 1);
    }
  };
}

function modulo360(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}
