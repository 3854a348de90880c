/** Draws and measures text in the two fonts of the game. */
import type { Ink } from "./screen";

/**
 * The distances between lines of text, and from a heading to the white line below it, in pixels. Letters such as g
 * reach 20 pixels below a line's top.
 */
export const enum TextStep {
  Line = 22,
  /** The distance between the tops of lines of text in narrow spaces, such as beside the board. */
  NarrowLine = 21,
  HeadingToRule = 23,
}

export type FontName = "text" | "large";
type Alignment = "left" | "centre" | "right";

const loadedFonts: Record<string, playdate.graphics.Font | undefined> = {};

type TextListener = (this: void, text: string, left: number, top: number) => void;

let listener: TextListener | undefined;

/** Calls `onText` for each text that is drawn in the usual font, until this function is called with undefined. */
export function listenToTexts(onText: TextListener | undefined): void {
  listener = onText;
}

/**
 * Draws one line of text, with its top edge at `y`. Depending on `alignment`, `x` is the left end, the middle or the
 * right end of the line.
 */
export function drawText(text: string, x: number, y: number, alignment: Alignment, ink: Ink): void {
  const face = findOrLoadFont("text");
  const left = x - offsetOf("text", text, alignment);
  drawLine(face, text, left, y, ink);
  if (listener !== undefined) {
    const [right, down] = playdate.graphics.getDrawOffset();
    listener(text, left + right, y + down);
  }
}

/**
 * Draws one line of text in the large font, with its top edge at `y`. Depending on `alignment`, `x` is the left end,
 * the middle or the right end of the line.
 */
export function drawLargeText(text: string, x: number, y: number, alignment: Alignment, ink: Ink): void {
  const face = findOrLoadFont("large");
  drawLine(face, text, x - offsetOf("large", text, alignment), y, ink);
}

function drawLine(face: playdate.graphics.Font, text: string, left: number, top: number, ink: Ink): void {
  const { graphics } = playdate;
  graphics.setImageDrawMode(ink === "white" ? graphics.kDrawModeFillWhite : graphics.kDrawModeFillBlack);
  face.drawText(text, left, top);
  graphics.setImageDrawMode(graphics.kDrawModeCopy);
}

let knownWidths: Record<FontName, Record<string, number | undefined>> = { text: {}, large: {} };
let knownWidthCount = 0;
/**
 * The largest number of text widths that are remembered, which take about 20 kB. When the limit is reached, all widths
 * are forgotten.
 */
const MAX_KNOWN_WIDTHS = 200;

/**
 * Returns the width of a text in pixels. Widths are remembered, because measuring a text takes longer on a Playdate
 * than finding a remembered width.
 */
export function textWidth(font: FontName, text: string): number {
  const known = knownWidths[font][text];
  if (known !== undefined) return known;
  if (knownWidthCount === MAX_KNOWN_WIDTHS) {
    knownWidths = { text: {}, large: {} };
    knownWidthCount = 0;
  }
  const width = findOrLoadFont(font).getTextWidth(text);
  knownWidths[font][text] = width;
  knownWidthCount++;
  return width;
}

function offsetOf(font: FontName, text: string, alignment: Alignment): number {
  if (alignment === "left") return 0;
  const width = textWidth(font, text);
  return alignment === "right" ? width : Math.floor(width / 2);
}

function findOrLoadFont(name: FontName): playdate.graphics.Font {
  const known = loadedFonts[name];
  if (known !== undefined) return known;
  const [font, problem] = playdate.graphics.font.new(`fonts/${name}`);
  if (font === undefined) throw new Error(problem);
  loadedFonts[name] = font;
  return font;
}
