/** Draws and measures text in the two fonts of the game. */
import type { Ink } from "./screen";

export type FontName = "text" | "large";
type Alignment = "left" | "centre" | "right";

const loadedFonts: Record<string, playdate.graphics.Font | undefined> = {};

/**
 * Draws one line of text, with its top edge at `y`. Depending on `alignment`, `x` is the left end, the middle or the
 * right end of the line.
 */
export function drawText(text: string, x: number, y: number, alignment: Alignment, ink: Ink): void {
  const face = findOrLoadFont("text");
  drawLine(face, text, x - offsetOf(face, text, alignment), y, ink);
}

/**
 * Draws one line of text in the large font, with its top edge at `y`. Depending on `alignment`, `x` is the left end,
 * the middle or the right end of the line.
 */
export function drawLargeText(text: string, x: number, y: number, alignment: Alignment, ink: Ink): void {
  const face = findOrLoadFont("large");
  drawLine(face, text, x - offsetOf(face, text, alignment), y, ink);
}

function drawLine(face: playdate.graphics.Font, text: string, left: number, top: number, ink: Ink): void {
  const { graphics } = playdate;
  graphics.setImageDrawMode(ink === "white" ? graphics.kDrawModeFillWhite : graphics.kDrawModeFillBlack);
  face.drawText(text, left, top);
  graphics.setImageDrawMode(graphics.kDrawModeCopy);
}

export function textWidth(font: FontName, text: string): number {
  return findOrLoadFont(font).getTextWidth(text);
}

function offsetOf(face: playdate.graphics.Font, text: string, alignment: Alignment): number {
  if (alignment === "left") return 0;
  const width = face.getTextWidth(text);
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
