/** Draws shapes and pictures on the screen. text.ts draws text, and sprites.ts draws images from files. */
import { STEP_X, STEP_Y, type Direction } from "../kernel/direction";

export const SCREEN_WIDTH = 400;
export const SCREEN_HEIGHT = 240;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Ink = "black" | "white";

/** A picture in memory, painted once and then shown many times. */
export type Picture = playdate.graphics.Image;

/** Creates a black picture of the screen's size, onto which something can be painted later. */
export function createBlackPicture(): Picture {
  return playdate.graphics.image.new(SCREEN_WIDTH, SCREEN_HEIGHT, playdate.graphics.kColorBlack);
}

/** Creates a black picture of the screen's size. `draw` draws into this picture instead of the screen. */
export function paintPicture(draw: () => void): Picture {
  const picture = createBlackPicture();
  paintOnto(picture, draw);
  return picture;
}

/** Creates a black picture. `draw` draws into this picture instead of the screen. */
export function paintOpaquePicture(width: number, height: number, draw: () => void): Picture {
  const picture = playdate.graphics.image.new(width, height, playdate.graphics.kColorBlack);
  paintOnto(picture, draw);
  return picture;
}

/** Creates a transparent picture. `draw` draws into this picture instead of the screen. */
export function paintTransparentPicture(width: number, height: number, draw: () => void): Picture {
  const picture = playdate.graphics.image.new(width, height, playdate.graphics.kColorClear);
  paintOnto(picture, draw);
  return picture;
}

/**
 * Runs `draw`, which draws into an existing picture instead of the screen. Shifts and limits that were set by
 * `drawShifted` and `drawClipped` do not apply to `draw`.
 */
export function paintOnto(picture: Picture, draw: () => void): void {
  const [x, y] = [shiftX, shiftY];
  const outerClip = clip;
  // Removes the clip rectangle and drawing offset, because the SDK does not document whether they apply inside a
  // picture.
  if (outerClip !== undefined) setClip(undefined);
  if (x !== 0 || y !== 0) shiftTo(0, 0);
  playdate.graphics.pushContext(picture);
  // Draws images in their own colours, because the SDK does not document the draw mode with which drawing into a
  // picture begins.
  playdate.graphics.setImageDrawMode(playdate.graphics.kDrawModeCopy);
  draw();
  playdate.graphics.popContext();
  if (x !== 0 || y !== 0) shiftTo(x, y);
  if (outerClip !== undefined) setClip(outerClip);
}

export function showPicture(picture: Picture, x = 0, y = 0): void {
  picture.draw(x, y);
}

/** Draws a picture rotated clockwise, with its middle at (`x`, `y`). `scale` is 1 for the picture's own size. */
export function drawRotated(picture: Picture, x: number, y: number, degrees: number, scale: number): void {
  picture.drawRotated(x, y, degrees, scale);
}

export function fillBox(ink: Ink, x: number, y: number, width: number, height: number): void {
  setInk(ink);
  fillArea(x, y, width, height);
}

/**
 * A shade of grey. Of every eight pixels, `light` has one black pixel, `middle` four, `dusk` six and `dark` seven. In
 * `dusk`, one pixel of each square of four pixels stays white.
 */
type Grey = "light" | "middle" | "dusk" | "dark";

/**
 * The eight rows of pixels of each grey. Unlike the SDK's dithering, they are aligned to the screen, so that grey areas
 * fit together.
 */
const GREYS: Readonly<Record<Grey, readonly number[]>> = {
  light: [0xdd, 0xff, 0x77, 0xff, 0xdd, 0xff, 0x77, 0xff],
  middle: [0xaa, 0x55, 0xaa, 0x55, 0xaa, 0x55, 0xaa, 0x55],
  dusk: [0x00, 0xaa, 0x00, 0xaa, 0x00, 0xaa, 0x00, 0xaa],
  dark: [0x22, 0x00, 0x88, 0x00, 0x22, 0x00, 0x88, 0x00],
};

// The eight rows of colours with which a drawing pattern begins: all black. Eight rows of mask bits may follow, whose
// set bits are drawn.
const BLACK_ROWS: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0];
const DITHER_PATTERNS: Readonly<Record<Grey, readonly number[]>> = {
  light: [...BLACK_ROWS, ...GREYS.light.map((row) => 0xff - row)],
  middle: [...BLACK_ROWS, ...GREYS.middle.map((row) => 0xff - row)],
  dusk: [...BLACK_ROWS, ...GREYS.dusk.map((row) => 0xff - row)],
  dark: [...BLACK_ROWS, ...GREYS.dark.map((row) => 0xff - row)],
};

/** Darkens a rectangle: draws only the black pixels of the shade `grey` over the rectangle, not the white ones. */
export function darken(grey: Grey, x: number, y: number, width: number, height: number): void {
  playdate.graphics.setPattern(DITHER_PATTERNS[grey]);
  fillArea(x, y, width, height);
}

/** The largest value of the parameter `step` of `dim`, with which `dim` darkens most. */
export const DIM_STEPS = 4;

/**
 * The patterns of `dim`, which blacken 7, 13, 20 and 26 of every 64 pixels. Each includes the pixels of the one before.
 */
const DIM_PATTERNS: readonly (readonly number[])[] = [
  [0x88, 0x00, 0x22, 0x00, 0x88, 0x00, 0x02, 0x00],
  [0xaa, 0x00, 0xa2, 0x00, 0xaa, 0x00, 0x22, 0x00],
  [0xaa, 0x44, 0xaa, 0x00, 0xaa, 0x44, 0xaa, 0x00],
  [0xaa, 0x54, 0xaa, 0x11, 0xaa, 0x45, 0xaa, 0x11],
].map((rows) => [...BLACK_ROWS, ...rows]);

/**
 * Dims a rectangle: blackens some of its pixels and leaves the others unchanged. `step` is from 1, which dims least, to
 * `DIM_STEPS`.
 */
export function dim(step: number, { x, y, width, height }: Box): void {
  playdate.graphics.setPattern(DIM_PATTERNS[step - 1]);
  fillArea(x, y, width, height);
}

/**
 * The pattern of `hatch`: thin slanting lines, eight pixels apart. No shade of grey has such lines, so the pattern
 * never looks like a shadow.
 */
const HATCHING: readonly number[] = [...BLACK_ROWS, 0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80];

export function hatch(x: number, y: number, width: number, height: number): void {
  playdate.graphics.setPattern(HATCHING);
  fillArea(x, y, width, height);
}

/** Returns a rectangle that is larger by `pixels` on each side. */
export function expandBox({ x, y, width, height }: Box, pixels: number): Box {
  return { x: x - pixels, y: y - pixels, width: width + 2 * pixels, height: height + 2 * pixels };
}

/** Draws the outline of a rectangle, with lines that lie inside the rectangle. */
export function drawFrame(ink: Ink, { x, y, width, height }: Box, thickness: number): void {
  fillBox(ink, x, y, width, thickness);
  fillBox(ink, x, y + height - thickness, width, thickness);
  fillBox(ink, x, y + thickness, thickness, height - 2 * thickness);
  fillBox(ink, x + width - thickness, y + thickness, thickness, height - 2 * thickness);
}

/** Draws a filled circle with its centre at (`x`, `y`), or nothing if the radius is not positive. */
export function fillDisc(ink: Ink, x: number, y: number, radius: number): void {
  if (radius <= 0) return;
  setInk(ink);
  playdate.graphics.fillEllipseInRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

/**
 * Draws a filled triangle that points in the given direction, with its tip at (`x`, `y`). `size` is the distance from
 * the tip to the opposite side. The opposite side is twice as long as `size`.
 */
export function fillArrowhead(ink: Ink, direction: Direction, x: number, y: number, size: number): void {
  const backX = x - STEP_X[direction] * size;
  const backY = y - STEP_Y[direction] * size;
  const asideX = STEP_Y[direction] * size;
  const asideY = STEP_X[direction] * size;
  setInk(ink);
  playdate.graphics.fillTriangle(x, y, backX + asideX, backY + asideY, backX - asideX, backY - asideY);
}

let shiftX = 0;
let shiftY = 0;

/** Runs `draw`; everything that it draws is shifted `x` pixels to the right and `y` pixels down. */
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

let clip: Box | undefined;

/** Runs `draw` with drawing limited to a rectangle. Nested calls limit drawing to the overlap of their rectangles. */
export function drawClipped(x: number, y: number, width: number, height: number, draw: () => void): void {
  const outer = clip;
  const inner = { x, y, width, height };
  setClip(outer === undefined ? inner : overlapOf(inner, outer));
  // Draws nothing in an empty clip rectangle, because the SDK does not document what drawing would do.
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

let isLessFlashingWanted = false;

/** Sets whether the player chose fewer flashes of the screen in the game's settings. */
export function setLessFlashing(isWanted: boolean): void {
  isLessFlashingWanted = isWanted;
}

/**
 * Returns whether the player chose fewer flashes of the screen, either in the settings of this game or in those of the
 * console.
 */
export function wantsLessFlashing(): boolean {
  return isLessFlashingWanted || playdate.getReduceFlashing();
}

/** Fills a rectangle unless it is empty, because the SDK does not document what filling would do. */
function fillArea(x: number, y: number, width: number, height: number): void {
  if (width > 0 && height > 0) playdate.graphics.fillRect(x, y, width, height);
}

function setInk(ink: Ink): void {
  playdate.graphics.setColor(ink === "black" ? playdate.graphics.kColorBlack : playdate.graphics.kColorWhite);
}
