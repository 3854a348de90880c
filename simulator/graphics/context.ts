/**
 * The drawing settings of a game, such as the target bitmap and the brush. `pushContext` saves them and `popContext`
 * restores them.
 */
import type { Host } from "../host";
import { BLACK, createBitmap, WHITE, type Bitmap } from "./bitmap";
import { createSolidBrush, type Brush } from "./brush";
import type { Font } from "./font";

/** A rectangle outside which nothing is drawn, in pixels of the target bitmap. `right` and `bottom` are exclusive. */
export interface Clip {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Settings {
  brush: Brush;
  /** The colour that the game last set with `setColor`. Setting a pattern does not change this colour. */
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
  /** The rectangle outside which nothing is drawn. It always lies within the bitmap on which the game draws. */
  clip: Clip;
  offsetX: number;
  offsetY: number;
  fonts: readonly (Font | undefined)[];
  /**
   * The settings that the game has not set since its last `pushContext`. Their values may differ from a real
   * Playdate's.
   */
  readonly unsetSettings: Set<Setting>;
}

export interface Canvas {
  readonly screen: Bitmap;
  context: Context;
  readonly contextStack: Context[];
  readonly watchDrawing: Host["watchDrawing"];
}

const START: Settings = {
  brush: createSolidBrush(BLACK),
  color: BLACK,
  backgroundColor: WHITE,
  lineWidth: 1,
  lineCapStyle: 0,
  strokeLocation: 0,
  polygonFillRule: 0,
  drawMode: 0,
};
const SETTINGS = Object.keys(START) as Setting[];

/**
 * Creates a white screen with default drawing settings. The simulator calls `watchDrawing` after each call of a drawing
 * function.
 */
export function createCanvas(width: number, height: number, watchDrawing: Host["watchDrawing"]): Canvas {
  const screen = createBitmap(width, height, WHITE, true);
  return { screen, context: contextOn(screen, new Set()), contextStack: [], watchDrawing };
}

/**
 * Saves the current drawing settings and replaces them by default settings. The game then draws on `target`, if given.
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

export function changeSettings(context: Context, settings: Partial<Settings>): void {
  Object.assign(context, settings);
  for (const setting of SETTINGS) if (setting in settings) context.unsetSettings.delete(setting);
}

/** Restores the drawing settings that the last `pushContext` saved. Throws if there are no saved settings. */
export function popContext(canvas: Canvas): void {
  const context = canvas.contextStack.pop();
  if (context === undefined) throw new Error("popContext without a pushContext before it");
  canvas.context = context;
}

export function drawOn(context: Context, target: Bitmap): void {
  context.target = target;
  context.clip = wholeOf(target);
}

/** Sets the rectangle outside which nothing is drawn, in coordinates of the bitmap on which the game draws. */
export function clipTo(context: Context, left: number, top: number, width: number, height: number): void {
  const { target } = context;
  context.clip = {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(target.width, left + width),
    bottom: Math.min(target.height, top + height),
  };
}

export function unclip(context: Context): void {
  context.clip = wholeOf(context.target);
}

function isClipped({ clip, target }: Context): boolean {
  return clip.left > 0 || clip.top > 0 || clip.right < target.width || clip.bottom < target.height;
}

function wholeOf(bitmap: Bitmap): Clip {
  return { left: 0, top: 0, right: bitmap.width, bottom: bitmap.height };
}
