import type { Ink } from "./screen";

export type FontName = "text" | "large";
type Alignment = "left" | "centre" | "right";

const loaded: Record<string, playdate.graphics.Font | undefined> = {};

/** Writes one line of text whose top edge is at `y`; `x` is its left end, its middle or its right end. */
export function drawText(font: FontName, text: string, x: number, y: number, alignment: Alignment, ink: Ink): void {
  const { graphics } = playdate;
  const face = fontAt(font);
  graphics.setImageDrawMode(ink === "white" ? graphics.kDrawModeFillWhite : graphics.kDrawModeFillBlack);
  face.drawText(text, x - offsetOf(face, text, alignment), y);
  graphics.setImageDrawMode(graphics.kDrawModeCopy);
}

/** How many pixels a line of text is wide. */
export function textWidth(font: FontName, text: string): number {
  return fontAt(font).getTextWidth(text);
}

function offsetOf(face: playdate.graphics.Font, text: string, alignment: Alignment): number {
  if (alignment === "left") return 0;
  const width = face.getTextWidth(text);
  return alignment === "right" ? width : Math.floor(width / 2);
}

function fontAt(name: FontName): playdate.graphics.Font {
  const known = loaded[name];
  if (known !== undefined) return known;
  const [font, problem] = playdate.graphics.font.new(`fonts/${name}`);
  if (font === undefined) throw new Error(problem);
  loaded[name] = font;
  return font;
}
