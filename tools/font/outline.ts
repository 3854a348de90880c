/**
 * Converts the outlines of a pixel font to pixels without any loss. In such a font, every letter consists of squares.
 */

import type { Font, Glyph, PathCommand } from "opentype.js";
import { createBitmap, setInk, type Bitmap } from "../art/bitmap";

interface Corner {
  readonly x: number;
  readonly y: number;
}

type Contour = readonly Corner[];

/**
 * Draws one character of a pixel font in black. Returns undefined if the font does not contain it. The picture is as
 * wide as the character with the space after it. The baseline is `ascent` pixels below the top. `unitsPerPixel` is the
 * side of a pixel in the units of the font file. Throws if the outline does not lie on whole pixels within the picture.
 */
export function rasterise(
  font: Font,
  character: string,
  unitsPerPixel: number,
  ascent: number,
  height: number,
): Bitmap | undefined {
  if (!font.hasChar(character)) return undefined;
  const glyph = font.charToGlyph(character);
  const contours = pixelContours(glyph, unitsPerPixel);
  const bitmap = createBitmap(advanceOf(glyph, unitsPerPixel), height);
  requireExact(character, contours, bitmap, ascent);
  inkInside(bitmap, contours, ascent);
  return bitmap;
}

function advanceOf(glyph: Glyph, unitsPerPixel: number): number {
  return (glyph.advanceWidth ?? 0) / unitsPerPixel;
}

function pixelContours(glyph: Glyph, unitsPerPixel: number): Contour[] {
  const contours: Corner[][] = [];
  for (const command of glyph.path.commands) {
    if (command.type === "M") contours.push([]);
    if (command.type !== "Z") contours[contours.length - 1].push(cornerOf(command, unitsPerPixel));
  }
  return contours.filter((contour) => spanOf(contour) >= 1);
}

function cornerOf(command: Exclude<PathCommand, { type: "Z" }>, unitsPerPixel: number): Corner {
  return { x: command.x / unitsPerPixel, y: command.y / unitsPerPixel };
}

function spanOf(contour: Contour): number {
  const xs = contour.map(({ x }) => x);
  const ys = contour.map(({ y }) => y);
  return Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

function requireExact(
  character: string,
  contours: readonly Contour[],
  { width, height }: Bitmap,
  ascent: number,
): void {
  if (!Number.isInteger(width)) throw new Error(`“${character}” is ${width} pixels wide, which is not a whole number`);
  for (const contour of contours) {
    contour.forEach((corner, index) => {
      const next = contour[(index + 1) % contour.length];
      const isStraight = corner.x === next.x || corner.y === next.y;
      if (!isStraight || !Number.isInteger(corner.x) || !Number.isInteger(corner.y)) {
        throw new Error(`“${character}” is not drawn on whole pixels near ${corner.x},${corner.y}`);
      }
      if (corner.x < 0 || corner.x > width || corner.y > ascent || corner.y < ascent - height) {
        throw new Error(`“${character}” leaves its ${width}×${height} pixels at ${corner.x},${corner.y}`);
      }
    });
  }
}

function inkInside(bitmap: Bitmap, contours: readonly Contour[], ascent: number): void {
  for (let y = 0; y < bitmap.height; y++) {
    for (let x = 0; x < bitmap.width; x++) {
      const windings = contours.map((contour) => windingAt(contour, x + 0.5, ascent - y - 0.5));
      if (windings.reduce((sum, winding) => sum + winding, 0) !== 0) setInk(bitmap, x, y, "black");
    }
  }
}

/**
 * Returns the winding number of a closed outline around a point: how often the outline goes around the point, 0
 * outside. To find it, counts the outline's vertical sides to the right of the point.
 */
function windingAt(contour: Contour, x: number, y: number): number {
  let winding = 0;
  contour.forEach((from, index) => {
    const to = contour[(index + 1) % contour.length];
    if (from.x > x && from.y > y !== to.y > y) winding += to.y > from.y ? 1 : -1;
  });
  return winding;
}
