/**
 * The drawing state of a game: target, clip rectangle, brush and other settings. `pushContext` saves it and
 * `popContext` restores it.
 */
import type { Host } from "../host";
import { BLACK, createBitmap, WHITE, type Bitmap } from "./bitmap";
import { solidBrush, type Brush } from "./brush";
import type { Font } from "./font";

/** A clip rectangle, as edges in pixels of the bitmap. `right` and `bottom` are exclusive. */
export interface Clip {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Settings {
  brush: Brush;
  /** The last colour that `setColor` set. A pattern brush does not change it. */
  color: number;
  backgroundColor: number;
  lineWidth: number;
  lineCapStyle: number;
  strokeLocation: number;
  polygonFillRule: number;
  drawMode: number;
}

export type Setting = keyof Settings;

export interface Context extends Settings {
  target: Bitmap;
  /** The clip rectangle, which always lies within the target. */
  clip: Clip;
  offsetX: number;
  offsetY: number;
  /** The normal, bold and italic font, in this order. */
  fonts: readonly (Font | undefined)[];
  /** The settings not set since the context was pushed. Their values may differ from a real console's. */
  readonly unsetSettings: Set<Setting>;
}

export interface Canvas {
  readonly screen: Bitmap;
  /** The current context. */
  context: Context;
  readonly contextStack: Context[];
  readonly watchDrawing: Host["watchDrawing"];
}

const START: Settings = {
  brush: solidBrush(BLACK),
  color: BLACK,
  backgroundColor: WHITE,
  lineWidth: 1,
  lineCapStyle: 0,
  strokeLocation: 0,
  polygonFillRule: 0,
  drawMode: 0,
};
const SETTINGS = Object.keys(START) as Setting[];

/** Creates a white screen with the start settings. `watchDrawing` is called after each drawing call. */
export function createCanvas(width: number, height: number, watchDrawing: Host["watchDrawing"]): Canvas {
  const screen = createBitmap(width, height, WHITE, true);
  return { screen, context: contextOn(screen, new Set()), contextStack: [], watchDrawing };
}

/**
 * Saves the current context and replaces it by a new one, which draws on `target` if that is given.
 * Throws if a clip rectangle or a draw offset is set.
 */
export function pushContext(canvas: Canvas, target?: Bitmap): void {
  const { context } = canvas;
  if (isClipped(context)) refusePush("while a clip rectangle is set");
  if (context.offsetX !== 0 || context.offsetY !== 0) refusePush("while a draw offset is set");
  canvas.contextStack.push(context);
  canvas.context = contextOn(target ?? context.target, new Set(SETTINGS));
}

function refusePush(when: string): never {
  throw new Error(`pushContext ${when}: the console's documents do not say what the new context has of it`);
}

/** Creates a context with the start settings that draws on the whole target. */
function contextOn(target: Bitmap, unsetSettings: Set<Setting>): Context {
  return {
    ...START,
    target,
    clip: wholeOf(target),
    offsetX: 0,
    offsetY: 0,
    fonts: [undefined, undefined, undefined],
    unsetSettings,
  };
}

/** Changes settings and marks them as set. */
export function change(context: Context, settings: Partial<Settings>): void {
  Object.assign(context, settings);
  for (const setting of SETTINGS) if (setting in settings) context.unsetSettings.delete(setting);
}

/** Restores the context that was saved last. Throws if there is none. */
export function popContext(canvas: Canvas): void {
  const context = canvas.contextStack.pop();
  if (context === undefined) throw new Error("popContext without a pushContext before it");
  canvas.context = context;
}

/** Sets the bitmap to draw on, and removes the clip rectangle. */
export function drawOn(context: Context, target: Bitmap): void {
  context.target = target;
  context.clip = wholeOf(target);
}

/** Sets the clip rectangle, in coordinates of the target. */
export function clipTo(context: Context, left: number, top: number, width: number, height: number): void {
  const { target } = context;
  context.clip = {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(target.width, left + width),
    bottom: Math.min(target.height, top + height),
  };
}

/** Removes the clip rectangle. */
export function unclip(context: Context): void {
  context.clip = wholeOf(context.target);
}

function isClipped({ clip, target }: Context): boolean {
  return clip.left > 0 || clip.top > 0 || clip.right < target.width || clip.bottom < target.height;
}

function wholeOf(bitmap: Bitmap): Clip {
  return { left: 0, top: 0, right: bitmap.width, bottom: bitmap.height };
}
