/** Drawing shapes and pictures on the screen. Text is drawn in text.ts, images from files in sprites.ts. */
import { STEP_X, STEP_Y, type Direction } from "../kernel/direction";

export const SCREEN_WIDTH = 400;
export const SCREEN_HEIGHT = 240;

/** A rectangle on the screen, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Ink = "black" | "white";

/** A picture in memory that is drawn once and shown many times. */
export type Picture = playdate.graphics.Image;

/** Creates a black picture of the screen's size and runs `draw` with it as the drawing target. */
export function paintPicture(draw: () => void): Picture {
  const picture = playdate.graphics.image.new(SCREEN_WIDTH, SCREEN_HEIGHT, playdate.graphics.kColorBlack);
  paintOnto(picture, draw);
  return picture;
}

/** Creates a black picture of any size and runs `draw` with it as the drawing target. */
export function paintOpaquePicture(width: number, height: number, draw: () => void): Picture {
  const picture = playdate.graphics.image.new(width, height, playdate.graphics.kColorBlack);
  paintOnto(picture, draw);
  return picture;
}

/** Creates a transparent picture and runs `draw` with it as the drawing target. */
export function paintTransparentPicture(width: number, height: number, draw: () => void): Picture {
  const picture = playdate.graphics.image.new(width, height, playdate.graphics.kColorClear);
  paintOnto(picture, draw);
  return picture;
}

/** Runs `draw` with an existing picture as the drawing target. A shift by `drawShifted` does not apply to it. */
export function paintOnto(picture: Picture, draw: () => void): void {
  const [x, y] = [shiftX, shiftY];
  // The SDK does not document whether a drawing offset applies to a new context.
  if (x !== 0 || y !== 0) shiftTo(0, 0);
  playdate.graphics.pushContext(picture);
  // The SDK does not document the draw mode of a new context. Images must be drawn in their own colours.
  playdate.graphics.setImageDrawMode(playdate.graphics.kDrawModeCopy);
  draw();
  playdate.graphics.popContext();
  if (x !== 0 || y !== 0) shiftTo(x, y);
}

/** Shows a picture with its top left corner at (`x`, `y`). A picture of the screen's size covers the whole screen. */
export function showPicture(picture: Picture, x = 0, y = 0): void {
  picture.draw(x, y);
}

/** Draws a filled rectangle. It draws nothing if the width or the height is not positive. */
export function fillBox(ink: Ink, x: number, y: number, width: number, height: number): void {
  setInk(ink);
  fillArea(x, y, width, height);
}

/** A shade of grey: one, four or seven of every eight pixels are black. */
type Grey = "light" | "middle" | "dark";

// Patterns instead of the SDK's dithering, because they stay fixed to the screen whatever is drawn with them.
const GREYS: Readonly<Record<Grey, readonly number[]>> = {
  light: [0xdd, 0xff, 0x77, 0xff, 0xdd, 0xff, 0x77, 0xff],
  middle: [0xaa, 0x55, 0xaa, 0x55, 0xaa, 0x55, 0xaa, 0x55],
  dark: [0x22, 0x00, 0x88, 0x00, 0x22, 0x00, 0x88, 0x00],
};

// The eight rows of an all-black pattern. The eight rows of a mask follow them: pixels with a set bit are drawn.
const BLACK_ROWS: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0];
const DITHER_PATTERNS: Readonly<Record<Grey, readonly number[]>> = {
  light: [...BLACK_ROWS, ...GREYS.light.map((row) => 0xff - row)],
  middle: [...BLACK_ROWS, ...GREYS.middle.map((row) => 0xff - row)],
  dark: [...BLACK_ROWS, ...GREYS.dark.map((row) => 0xff - row)],
};

/** Turns some pixels of a rectangle black, as many as in that grey, and leaves the others as they are. */
export function darken(grey: Grey, x: number, y: number, width: number, height: number): void {
  playdate.graphics.setPattern(DITHER_PATTERNS[grey]);
  fillArea(x, y, width, height);
}

// Slanting lines occur in no grey, so hatching never looks like a shadow.
const HATCHING: readonly number[] = [...BLACK_ROWS, 0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80];

/** Draws thin black slanting lines over a rectangle, eight pixels apart. */
export function hatch(x: number, y: number, width: number, height: number): void {
  playdate.graphics.setPattern(HATCHING);
  fillArea(x, y, width, height);
}

/** Draws the outline of a rectangle, `thickness` pixels wide, inside its edge. */
export function drawFrame(ink: Ink, x: number, y: number, width: number, height: number, thickness: number): void {
  fillBox(ink, x, y, width, thickness);
  fillBox(ink, x, y + height - thickness, width, thickness);
  fillBox(ink, x, y + thickness, thickness, height - 2 * thickness);
  fillBox(ink, x + width - thickness, y + thickness, thickness, height - 2 * thickness);
}

/** Draws a filled circle around a point. It draws nothing if the radius is not positive. */
export function fillDisc(ink: Ink, x: number, y: number, radius: number): void {
  if (radius <= 0) return;
  setInk(ink);
  playdate.graphics.fillEllipseInRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

/**
 * Draws a triangle that points in a direction. Its tip is at (`x`, `y`), its length is `size`, and its base is twice as
 * long.
 */
export function fillArrowhead(ink: Ink, direction: Direction, x: number, y: number, size: number): void {
  const backX = x - STEP_X[direction] * size;
  const backY = y - STEP_Y[direction] * size;
  const asideX = STEP_Y[direction] * size;
  const asideY = STEP_X[direction] * size;
  setInk(ink);
  playdate.graphics.fillTriangle(x, y, backX + asideX, backY + asideY, backX - asideX, backY - asideY);
}

/** The current drawing offset, in pixels. */
let shiftX = 0;
let shiftY = 0;

/** Runs `draw` with everything drawn that many pixels further right and down. */
export function drawShifted(x: number, y: number, draw: () => void): void {
  if (x === 0 && y === 0) {
    draw();
    return;
  }
  shiftTo(shiftX + x, shiftY + y);
  draw();
  shiftTo(shiftX - x, shiftY - y);
}

function shiftTo(x: number, y: number): void {
  shiftX = x;
  shiftY = y;
  playdate.graphics.setDrawOffset(x, y);
}

/** The current clipping rectangle; undefined if there is none. */
let clip: Box | undefined;

/**
 * Runs `draw` with drawing limited to a rectangle. Within another call, drawing is limited to the overlap of both
 * rectangles.
 */
export function drawClipped(x: number, y: number, width: number, height: number, draw: () => void): void {
  const outer = clip;
  const inner = { x, y, width, height };
  setClip(outer === undefined ? inner : overlapOf(inner, outer));
  // Two rectangles without overlap leave nothing to draw on. The SDK does not document what an empty clipping rectangle
  // does.
  if (clip !== undefined && clip.width > 0 && clip.height > 0) draw();
  setClip(outer);
}

function setClip(box: Box | undefined): void {
  clip = box;
  if (box === undefined) playdate.graphics.clearClipRect();
  else if (box.width > 0 && box.height > 0) playdate.graphics.setClipRect(box.x, box.y, box.width, box.height);
}

function overlapOf(one: Box, other: Box): Box {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const right = Math.min(one.x + one.width, other.x + other.width);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

let gameWantsLessFlashing = false;

/** Sets whether the player asked for fewer flashes in the game's settings. */
export function setLessFlashing(isWanted: boolean): void {
  gameWantsLessFlashing = isWanted;
}

/** Returns whether the player asked for fewer flashes, in the game's settings or the system's. */
export function wantsLessFlashing(): boolean {
  return gameWantsLessFlashing || playdate.getReduceFlashing();
}

/** Fills a rectangle unless it is empty. The SDK does not document what it does with an empty rectangle. */
function fillArea(x: number, y: number, width: number, height: number): void {
  if (width > 0 && height > 0) playdate.graphics.fillRect(x, y, width, height);
}

/** Sets the colour of the shapes drawn next. */
function setInk(ink: Ink): void {
  playdate.graphics.setColor(ink === "black" ? playdate.graphics.kColorBlack : playdate.graphics.kColorWhite);
}
