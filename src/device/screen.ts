export const SCREEN_WIDTH = 400;
export const SCREEN_HEIGHT = 240;

export type Ink = "black" | "white";

/** A picture kept in memory, drawn once and shown many times. */
export type Picture = playdate.graphics.Image;

/** Makes a black picture of the screen's size and has `draw` draw on it. */
export function paintPicture(draw: () => void): Picture {
  const picture = playdate.graphics.image.new(SCREEN_WIDTH, SCREEN_HEIGHT, playdate.graphics.kColorBlack);
  playdate.graphics.pushContext(picture);
  draw();
  playdate.graphics.popContext();
  return picture;
}

/** Shows a picture of the screen's size. */
export function showPicture(picture: Picture): void {
  picture.draw(0, 0);
}

export function fillBox(ink: Ink, x: number, y: number, width: number, height: number): void {
  setInk(ink);
  playdate.graphics.fillRect(x, y, width, height);
}

/** How dark a grey is: every fourth, every second or three of four pixels black. */
export type Grey = "light" | "middle" | "dark";

// Patterns rather than the SDK's dither: they lie still on the screen, whatever is drawn with them.
const GREYS: Readonly<Record<Grey, readonly number[]>> = {
  light: [0xdd, 0xff, 0x77, 0xff, 0xdd, 0xff, 0x77, 0xff],
  middle: [0xaa, 0x55, 0xaa, 0x55, 0xaa, 0x55, 0xaa, 0x55],
  dark: [0x22, 0x00, 0x88, 0x00, 0x22, 0x00, 0x88, 0x00],
};

export function fillGrey(grey: Grey, x: number, y: number, width: number, height: number): void {
  playdate.graphics.setPattern(GREYS[grey]);
  playdate.graphics.fillRect(x, y, width, height);
}

/** A circle around the point (`x`, `y`), `width` pixels thick. */
export function drawCircle(ink: Ink, x: number, y: number, radius: number, width: number): void {
  setInk(ink);
  playdate.graphics.setLineWidth(width);
  playdate.graphics.drawEllipseInRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

/** Has `draw` draw inside a rectangle only. */
export function clipped(x: number, y: number, width: number, height: number, draw: () => void): void {
  playdate.graphics.setClipRect(x, y, width, height);
  draw();
  playdate.graphics.clearClipRect();
}

/** Whether the player asked the system for fewer flashes. */
export function wantsLessFlashing(): boolean {
  return playdate.getReduceFlashing();
}

function setInk(ink: Ink): void {
  playdate.graphics.setColor(ink === "black" ? playdate.graphics.kColorBlack : playdate.graphics.kColorWhite);
}
