/** The drawing state of a game: where and how it draws, kept and brought back by contexts. */
import { BLACK, createBitmap, WHITE, type Bitmap } from "./bitmap";
import { solidBrush, type Brush } from "./brush";
import type { Font } from "./font";

/** Edges in pixels of the bitmap; right and bottom are the first ones outside. */
interface Clip {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Context {
  target: Bitmap;
  /** Lies within the target. */
  clip: Clip;
  brush: Brush;
  /** The last colour that was set. */
  color: number;
  backgroundColor: number;
  lineWidth: number;
  lineCapStyle: number;
  strokeLocation: number;
  polygonFillRule: number;
  drawMode: number;
  offsetX: number;
  offsetY: number;
  /** The normal, the bold and the italic one. */
  fonts: readonly (Font | undefined)[];
}

export interface Canvas {
  readonly screen: Bitmap;
  /** The one in use. */
  context: Context;
  readonly kept: Context[];
}

/** A white screen with nothing set. */
export function createCanvas(width: number, height: number): Canvas {
  const screen = createBitmap(width, height, WHITE, true);
  const context: Context = {
    target: screen,
    clip: wholeOf(screen),
    brush: solidBrush(BLACK),
    color: BLACK,
    backgroundColor: WHITE,
    lineWidth: 1,
    lineCapStyle: 0,
    strokeLocation: 0,
    polygonFillRule: 0,
    drawMode: 0,
    offsetX: 0,
    offsetY: 0,
    fonts: [undefined, undefined, undefined],
  };
  return { screen, context, kept: [] };
}

/** Keeps the context and goes on with a copy of it, which draws on `target` if that is given. */
export function pushContext(canvas: Canvas, target?: Bitmap): void {
  canvas.kept.push(canvas.context);
  canvas.context = { ...canvas.context };
  if (target !== undefined) focus(canvas.context, target);
}

/** Brings the last context kept back. Throws if there is none. */
export function popContext(canvas: Canvas): void {
  const context = canvas.kept.pop();
  if (context === undefined) throw new Error("popContext without a pushContext before it");
  canvas.context = context;
}

/** Draws on that bitmap from now on, all over it. */
export function focus(context: Context, target: Bitmap): void {
  context.target = target;
  context.clip = wholeOf(target);
}

/** Draws only within that rectangle, in coordinates of the target, from now on. */
export function clipTo(context: Context, left: number, top: number, width: number, height: number): void {
  const { target } = context;
  context.clip = {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(target.width, left + width),
    bottom: Math.min(target.height, top + height),
  };
}

/** Draws all over the target from now on. */
export function unclip(context: Context): void {
  context.clip = wholeOf(context.target);
}

function wholeOf(bitmap: Bitmap): Clip {
  return { left: 0, top: 0, right: bitmap.width, bottom: bitmap.height };
}
