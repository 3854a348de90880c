/** Shapes as rows of pixels: one span a row, as all that bulge nowhere inwards can be written. */
import type { Context } from "./context";
import { paintSpan } from "./span";

export interface Rows {
  /** The first row's y. */
  readonly top: number;
  /** The first pixel of each row. */
  readonly lefts: readonly number[];
  /** The first pixel behind each row; a row without pixels has it not greater than its left. */
  readonly rights: readonly number[];
}

/** The pixels whose middle lies in the ellipse that fills the rectangle. */
export function ellipseRows(x: number, y: number, width: number, height: number): Rows {
  return insetRows(x, y, width, height, (row) => ellipseInset(row, width, height));
}

/** A rectangle whose corners are quarters of a circle. */
export function roundRectRows(x: number, y: number, width: number, height: number, radius: number): Rows {
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

/** How many pixels an ellipse leaves free at each end of that row of its rectangle. */
function ellipseInset(row: number, width: number, height: number): number {
  const fromMiddle = (2 * row + 1 - height) / height;
  const halfWidth = (width / 2) * Math.sqrt(1 - fromMiddle * fromMiddle);
  return Math.max(0, Math.ceil(width / 2 - halfWidth - 0.5));
}

/** The rows without their outermost pixels: those that lack a neighbour above, below, left or right. */
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

/** Calls back with every span of the rows. */
export function eachSpan(rows: Rows, visit: (y: number, left: number, right: number) => void): void {
  for (let i = 0; i < rows.lefts.length; i++) visit(rows.top + i, rows.lefts[i], rows.rights[i]);
}

/** Calls back with every span that is in `outer` and not in `inner`. */
export function eachSpanBetween(
  outer: Rows,
  inner: Rows,
  visit: (y: number, left: number, right: number) => void,
): void {
  eachSpan(outer, (y, left, right) => {
    const i = y - inner.top;
    const hole = i >= 0 && i < inner.lefts.length && inner.lefts[i] < inner.rights[i];
    if (!hole) return visit(y, left, right);
    visit(y, left, inner.lefts[i]);
    visit(y, inner.rights[i], right);
  });
}

/** Paints all of the rows. */
export function fillRows(context: Context, rows: Rows): void {
  eachSpan(rows, (y, left, right) => paintSpan(context, y, left, right));
}

/** Paints what is in `outer` and not in `inner`. */
export function fillBetween(context: Context, outer: Rows, inner: Rows): void {
  eachSpanBetween(outer, inner, (y, left, right) => paintSpan(context, y, left, right));
}
