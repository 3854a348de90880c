/** Lays out text in lines and draws it letter by letter. */
import type { Context } from "./context";
import type { Font, Glyph } from "./font";
import { drawBitmap } from "./images";

interface Size {
  readonly width: number;
  readonly height: number;
}

interface TextRun {
  readonly font: Font;
  readonly text: string;
}

const NORMAL = 0;
const BOLD = 1;
const ITALIC = 2;
const MARKS: Readonly<Record<string, number>> = { "*": BOLD, _: ITALIC };
const VARIANT_NAMES = ["font", "bold font", "italic font"];

/**
 * Draws text in one font, with its upper left corner at (x, y) of the target bitmap, and returns its size. Asterisks
 * and underscores are drawn like letters.
 */
export function drawPlainText(context: Context, font: Font, text: string, x: number, y: number): Size {
  return layOut(font, splitLines([{ font, text }]), (glyph, left, top) =>
    drawBitmap(context, glyph.bitmap, x + left, y + top, 0),
  );
}

/** Returns the size of text in one font. Asterisks and underscores count as letters. */
export function measurePlainText(font: Font, text: string): Size {
  return layOut(font, splitLines([{ font, text }]), () => {});
}

/**
 * Draws text in several fonts and returns its size. The text may contain `*bold*` and `_italic_`. Throws if the game
 * has not set a needed font.
 */
export function drawStyledText(context: Context, text: string, x: number, y: number): Size {
  return layOut(fontOf(context, NORMAL), splitLines(readStyles(context, text)), (glyph, left, top) =>
    drawBitmap(context, glyph.bitmap, x + left, y + top, 0),
  );
}

/**
 * Returns the size of text that may contain `*bold*` and `_italic_`. Throws if the game has not set a font that the
 * text needs.
 */
export function measureStyledText(context: Context, text: string): Size {
  return layOut(fontOf(context, NORMAL), splitLines(readStyles(context, text)), () => {});
}

function layOut(
  lineFont: Font,
  lines: readonly (readonly TextRun[])[],
  place: (glyph: Glyph, x: number, y: number) => void,
): Size {
  const lineHeight = lineFont.height + lineFont.leading;
  let width = 0;
  lines.forEach((runs, i) => {
    width = Math.max(
      width,
      layOutLine(runs, (glyph, x) => place(glyph, x, i * lineHeight)),
    );
  });
  return { width, height: lines.length * lineHeight - lineFont.leading };
}

/**
 * Calls `place` with each character's picture and x, and returns the width in pixels. A missing character becomes
 * U+FFFD, or is skipped.
 */
function layOutLine(runs: readonly TextRun[], place: (glyph: Glyph, x: number) => void): number {
  let x = 0;
  let width = 0;
  for (const { font, text } of runs) {
    let previous = "";
    for (const character of text) {
      const glyph = font.glyphs.get(character) ?? font.glyphs.get("\uFFFD");
      if (glyph === undefined) continue;
      x += font.kerning.get(previous + character) ?? 0;
      place(glyph, x);
      width = x + glyph.width;
      x = width + font.tracking;
      previous = character;
    }
  }
  return width;
}

function splitLines(runs: readonly TextRun[]): TextRun[][] {
  const lines: TextRun[][] = [[]];
  for (const { font, text } of runs) {
    text.split("\n").forEach((line, i) => {
      if (i > 0) lines.push([]);
      lines[lines.length - 1].push({ font, text: line });
    });
  }
  return lines;
}

function readStyles(context: Context, text: string): TextRun[] {
  const runs: TextRun[] = [];
  let style = NORMAL;
  let run = "";
  const endRun = (): void => {
    if (run !== "") runs.push({ font: fontOf(context, style), text: run });
    run = "";
  };
  const characters = [...text];
  for (let i = 0; i < characters.length; i++) {
    const character = characters[i];
    const marked = MARKS[character];
    if (marked !== undefined && characters[i + 1] === character) {
      run += character;
      i++;
    } else if (marked !== undefined && (style === NORMAL || style === marked)) {
      endRun();
      style = style === NORMAL ? marked : NORMAL;
    } else run += character;
  }
  endRun();
  return runs;
}

function fontOf(context: Context, variant: number): Font {
  const font = context.fonts[variant];
  if (font === undefined)
    throw new Error(`text needs a ${VARIANT_NAMES[variant]}, and none is set with setFont in this context`);
  return font;
}
