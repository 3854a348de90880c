/** Draws and fills polygons. A polygon is given by its corners as one flat list x1, y1, x2, y2, … */
import type { Context } from "./context";
import { drawLine } from "./lines";
import { paintSpan } from "./span";

const EVEN_ODD = 1;
/** The tolerance for rounding errors, in pixels, with which a pixel centre on an edge belongs to the polygon. */
const ON_EDGE = 1e-9;

interface Crossing {
  readonly x: number;
  /** The direction of the polygon's edge that is crossed here: 1 if the edge goes down, -1 if it goes up. */
  readonly winding: number;
}

export function drawPolygon(context: Context, corners: readonly number[]): void {
  eachEdge(corners, (x1, y1, x2, y2) => drawLine(context, x1, y1, x2, y2));
}

/** Paints the pixels whose centre lies inside a polygon, by the fill rule of `context`. */
export function fillPolygon(context: Context, corners: readonly number[]): void {
  const ys = corners.filter((_, i) => i % 2 === 1);
  const top = Math.max(context.clip.top, Math.min(...ys));
  const bottom = Math.min(context.clip.bottom, Math.max(...ys));
  for (let y = top; y < bottom; y++) fillRow(context, y, crossingsOf(corners, y + 0.5));
}

function fillRow(context: Context, y: number, crossings: readonly Crossing[]): void {
  let winding = 0;
  for (let i = 0; i + 1 < crossings.length; i++) {
    winding += crossings[i].winding;
    const inside = context.polygonFillRule === EVEN_ODD ? i % 2 === 0 : winding !== 0;
    if (!inside) continue;
    const left = Math.ceil(crossings[i].x - 0.5 - ON_EDGE);
    const right = Math.floor(crossings[i + 1].x - 0.5 + ON_EDGE) + 1;
    paintSpan(context, y, left, right);
  }
}

function crossingsOf(corners: readonly number[], y: number): Crossing[] {
  const crossings: Crossing[] = [];
  eachEdge(corners, (x1, y1, x2, y2) => {
    if (y1 <= y === y2 <= y) return;
    crossings.push({ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), winding: y1 < y2 ? 1 : -1 });
  });
  return crossings.sort((a, b) => a.x - b.x);
}

function eachEdge(corners: readonly number[], visit: (x1: number, y1: number, x2: number, y2: number) => void): void {
  for (let i = 0; i < corners.length; i += 2) {
    const next = (i + 2) % corners.length;
    visit(corners[i], corners[i + 1], corners[next], corners[next + 1]);
  }
}
