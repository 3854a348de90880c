import { STEP_X, STEP_Y, type Direction } from "../kernel/direction";

export const SCREEN_WIDTH = 400;
export const SCREEN_HEIGHT = 240;

/** A rectangle of the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Ink = "black" | "white";

/** A picture kept in memory, drawn once and shown many times. */
export type Picture = playdate.graphics.Image;

/** Makes a black picture of the screen's size and has `draw` draw on it. */
export function paintPicture(draw: () => void): Picture {
  const picture = playdate.graphics.image.new(SCREEN_WIDTH, SCREEN_HEIGHT, playdate.graphics.kColorBlack);
  paintOnto(picture, draw);
  return picture;
}

/** The same with a picture of another size. */
export function paintOpaquePicture(width: number, height: number, draw: () => void): Picture {
  const picture = playdate.graphics.image.new(width, height, playdate.graphics.kColorBlack);
  paintOnto(picture, draw);
  return picture;
}

/** Makes a picture of which nothing is seen but what `draw` draws on it. */
export function paintTransparentPicture(width: number, height: number, draw: () => void): Picture {
  const picture = playdate.graphics.image.new(width, height, playdate.graphics.kColorClear);
  paintOnto(picture, draw);
  return picture;
}

/** Has `draw` draw on a picture that is there already, wherever the screen is shifted to meanwhile. */
export function paintOnto(picture: Picture, draw: () => void): void {
  const [x, y] = [shiftX, shiftY];
  // Whether a new context is shifted too is not documented.
  if (x !== 0 || y !== 0) shiftTo(0, 0);
  playdate.graphics.pushContext(picture);
  // What a new context begins with is not documented. Shapes bring their ink along, and images are drawn as they are.
  playdate.graphics.setImageDrawMode(playdate.graphics.kDrawModeCopy);
  draw();
  playdate.graphics.popContext();
  if (x !== 0 || y !== 0) shiftTo(x, y);
}

/** Shows a picture with its upper left corner at (`x`, `y`); one of the screen's size covers it all. */
export function showPicture(picture: Picture, x = 0, y = 0): void {
  picture.draw(x, y);
}

/** A filled rectangle; without a width or a height there is none. */
export function fillBox(ink: Ink, x: number, y: number, width: number, height: number): void {
  setInk(ink);
  fillArea(x, y, width, height);
}

/** How dark a grey is: every fourth, every second or three of four pixels black. */
type Grey = "light" | "middle" | "dark";

// Patterns rather than the SDK's dither: they lie still on the screen, whatever is drawn with them.
const GREYS: Readonly<Record<Grey, readonly number[]>> = {
  light: [0xdd, 0xff, 0x77, 0xff, 0xdd, 0xff, 0x77, 0xff],
  middle: [0xaa, 0x55, 0xaa, 0x55, 0xaa, 0x55, 0xaa, 0x55],
  dark: [0x22, 0x00, 0x88, 0x00, 0x22, 0x00, 0x88, 0x00],
};

// What is black in a grey is drawn, the rest is kept.
const TRANSPARENT_MASK: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0];
const DITHER_PATTERNS: Readonly<Record<Grey, readonly number[]>> = {
  light: [...TRANSPARENT_MASK, ...GREYS.light.map((row) => 0xff - row)],
  middle: [...TRANSPARENT_MASK, ...GREYS.middle.map((row) => 0xff - row)],
  dark: [...TRANSPARENT_MASK, ...GREYS.dark.map((row) => 0xff - row)],
};

/** Blackens some pixels of a rectangle, as many as the grey has black ones, and leaves the others as they are. */
export function darken(grey: Grey, x: number, y: number, width: number, height: number): void {
  playdate.graphics.setPattern(DITHER_PATTERNS[grey]);
  fillArea(x, y, width, height);
}

// Slanting lines: no grey has them, so that they never look like a shadow.
const HATCHING: readonly number[] = [...TRANSPARENT_MASK, 0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80];

/** Draws thin slanting lines over a rectangle: black, eight pixels apart. */
export function hatch(x: number, y: number, width: number, height: number): void {
  playdate.graphics.setPattern(HATCHING);
  fillArea(x, y, width, height);
}

/** A rectangle's edge, `thickness` pixels inwards. */
export function drawFrame(ink: Ink, x: number, y: number, width: number, height: number, thickness: number): void {
  fillBox(ink, x, y, width, thickness);
  fillBox(ink, x, y + height - thickness, width, thickness);
  fillBox(ink, x, y + thickness, thickness, height - 2 * thickness);
  fillBox(ink, x + width - thickness, y + thickness, thickness, height - 2 * thickness);
}

/** A filled disc round a point. A radius of 0 gives none. */
export function fillDisc(ink: Ink, x: number, y: number, radius: number): void {
  if (radius <= 0) return;
  setInk(ink);
  playdate.graphics.fillEllipseInRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

/** A triangle that points in a direction; its tip is at (`x`, `y`), and it is `size` pixels long and twice as wide. */
export function fillArrowhead(ink: Ink, direction: Direction, x: number, y: number, size: number): void {
  const backX = x - STEP_X[direction] * size;
  const backY = y - STEP_Y[direction] * size;
  const asideX = STEP_Y[direction] * size;
  const asideY = STEP_X[direction] * size;
  setInk(ink);
  playdate.graphics.fillTriangle(x, y, backX + asideX, backY + asideY, backX - asideX, backY - asideY);
}

/** How far everything is shifted. */
let shiftX = 0;
let shiftY = 0;

/** Has `draw` draw so many pixels to the right and down of where it would. */
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

/** The rectangle outside which nothing is drawn; undefined where there is none. */
let clip: Box | undefined;

/** Has `draw` draw inside a rectangle only; and only inside the one that holds already, if this is called within `draw`. */
export function drawClipped(x: number, y: number, width: number, height: number, draw: () => void): void {
  const outer = clip;
  const inner = { x, y, width, height };
  setClip(outer === undefined ? inner : overlapOf(inner, outer));
  // Outside each other the two leave nothing to draw on; the documents do not say what the console does with that.
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

/** The player asked the game for fewer flashes, or no longer does. */
export function setLessFlashing(isWanted: boolean): void {
  gameWantsLessFlashing = isWanted;
}

/** Whether the player asked the game or the system for fewer flashes. */
export function wantsLessFlashing(): boolean {
  return gameWantsLessFlashing || playdate.getReduceFlashing();
}

/** The documents do not say what the console does with a rectangle that has no width or height. */
function fillArea(x: number, y: number, width: number, height: number): void {
  if (width > 0 && height > 0) playdate.graphics.fillRect(x, y, width, height);
}

function setInk(ink: Ink): void {
  playdate.graphics.setColor(ink === "black" ? playdate.graphics.kColorBlack : playdate.graphics.kColorWhite);
}
