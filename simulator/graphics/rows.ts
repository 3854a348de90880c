/**
 * Shapes stored as rows of pixels, with one unbroken line of pixels in each row. Shapes with a gap in a row cannot be
 * stored this way.
 */
import type { Context } from "./context";
import { paintSpan } from "./span";

export interface Rows {
  readonly top: number;
  readonly lefts: readonly number[];
  /**
   * For each row of the shape, the x coordinate of the first pixel to the right of the row. In an empty row, this
   * number is not greater than the row's number in `lefts`.
   */
  readonly rights: readonly number[];
}

/**
 * Returns the pixel rows of the ellipse that fits a rectangle. A pixel belongs to the ellipse if its centre lies
 * inside.
 */
export function computeEllipseRows(x: number, y: number, width: number, height: number): Rows {
  return insetRows(x, y, width, height, (row) => ellipseInset(row, width, height));
}

/** Returns the pixel rows of a rectangle with quarter circles as corners. */
export function computeRoundedRectangleRows(x: number, y: number, width: number, height: number, radius: number): Rows {
  const r = Math.max(0, Math.min(radius, width >> 1, height >> 1));
  return insetRows(x, y, width, height, (row) => {
    const fromEdge = Math.min(row, height - 1 - row);
    return fromEdge < r ? ellipseInset(fromEdge, 2 * r, 2 * r) : 0;
  });
}

function insetRows(x: number, y: number, width: number, height: number, inset: (row: number) => number): Rows {
  const lefts: number[] = [];
  const rights: number[] = [];
  for (let row = 0; row < height; row++) {
    const cut = inset(row);
    lefts.push(x + cut);
    rights.push(x + width - cut);
  }
  return { top: y, lefts, rights };
}

/**
 * Returns how many pixels of a row lie outside the ellipse, at each end. `row` counts from the top of the ellipse's
 * rectangle.
 */
function ellipseInset(row: number, width: number, height: number): number {
  const fromMiddle = (2 * row + 1 - height) / height;
  const halfWidth = (width / 2) * Math.sqrt(1 - fromMiddle * fromMiddle);
  return Math.max(0, Math.ceil(width / 2 - halfWidth - 0.5));
}

/** Returns a shape without its outermost pixels: those that lack a neighbour above, below, left or right. */
export function withoutRim(rows: Rows): Rows {
  const last = rows.lefts.length - 1;
  const lefts = rows.lefts.map((left, i) =>
    i === 0 || i === last ? left : Math.max(left + 1, rows.lefts[i - 1], rows.lefts[i + 1]),
  );
  const rights = rows.rights.map((right, i) =>
    i === 0 || i === last ? lefts[i] : Math.min(right - 1, rows.rights[i - 1], rows.rights[i + 1]),
  );
  return { top: rows.top, lefts, rights };
}

/**
 * Calls `visit` with every row of a shape: the row's y, the x of its first pixel and the x of the first pixel after the
 * row.
 */
export function forEachSpan(rows: Rows, visit: (y: number, left: number, right: number) => void): void {
  for (let i = 0; i < rows.lefts.length; i++) visit(rows.top + i, rows.lefts[i], rows.rights[i]);
}

/**
 * Calls `visit` with every unbroken line of pixels in a row that lies in the shape `outer` but not in the shape
 * `inner`.
 */
export function forEachSpanBetween(
  outer: Rows,
  inner: Rows,
  visit: (y: number, left: number, right: number) => void,
): void {
  forEachSpan(outer, (y, left, right) => {
    const i = y - inner.top;
    const isHole = i >= 0 && i < inner.lefts.length && inner.lefts[i] < inner.rights[i];
    if (!isHole) return visit(y, left, right);
    visit(y, left, inner.lefts[i]);
    visit(y, inner.rights[i], right);
  });
}

export function fillRows(context: Context, rows: Rows): void {
  forEachSpan(rows, (y, left, right) => paintSpan(context, y, left, right));
}

export function fillBetween(context: Context, outer: Rows, inner: Rows): void {
  forEachSpanBetween(outer, inner, (y, left, right) => paintSpan(context, y, left, right));
}
