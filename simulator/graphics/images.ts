/** Draws bitmaps on other bitmaps: plain, flipped, scaled, rotated or faded, and always by the current draw mode. */
import { BLACK, CLEAR, isSolid, pixelAt, markChanged, WHITE, type Bitmap } from "./bitmap";
import type { Clip, Context } from "./context";
import type { Dither } from "./dither";
import { drawCounts } from "./draw-counts";
import { copyOpaque, forEachOpaqueSpan } from "./opaque-spans";

const COPY = 0;

const FLIP_X = 1;
const FLIP_Y = 2;

/**
 * For each draw mode, the new colour of a pixel, where `below` is its old colour. The constants
 * `playdate.graphics.kDrawMode…` are the indexes.
 */
const MODES: readonly ((image: number, below: number) => number)[] = [
  (image) => image,
  (image, below) => (image === WHITE ? below : image),
  (image, below) => (image === BLACK ? below : image),
  () => WHITE,
  () => BLACK,
  (image, below) => (below === CLEAR ? below : image ^ below),
  (image, below) => (below === CLEAR ? below : 1 ^ image ^ below),
  (image) => 1 ^ image,
];

/** The colours of drawn pixels, indexed by 9 × draw mode + 3 × image pixel + target pixel. */
const RESULTS = Uint8Array.from({ length: MODES.length * 9 }, (_, i) => {
  const image = Math.floor(i / 3) % 3;
  const below = i % 3;
  return image === CLEAR ? below : MODES[Math.floor(i / 9)](image, below);
});

export function drawBitmap(context: Context, bitmap: Bitmap, x: number, y: number, flip: number): void {
  const { clip, target } = context;
  const left = Math.max(x, clip.left);
  const right = Math.min(x + bitmap.width, clip.right);
  const top = Math.max(y, clip.top);
  const bottom = Math.min(y + bitmap.height, clip.bottom);
  if (left >= right || top >= bottom) return;
  markChanged(target);
  drawCounts.pictures++;
  drawCounts.pixels += (right - left) * (bottom - top);
  const visible = { left, right, top, bottom };
  if (flip !== 0) drawFlipped(context, bitmap, { x, y, flip }, visible);
  else if (context.drawMode !== COPY) drawInMode(context, bitmap, x, y, visible);
  else if (isSolid(bitmap)) copySolid(target, bitmap, x, y, visible);
  else copyOpaque(target, bitmap, x, y, visible);
}

/**
 * Returns the colours that drawn pixels get in the current draw mode. The index into the returned table is 3 × image
 * pixel + target pixel.
 */
function resultsOf({ drawMode }: Context): Uint8Array {
  return RESULTS.subarray(drawMode * 9, drawMode * 9 + 9);
}

function drawInMode(context: Context, bitmap: Bitmap, x: number, y: number, visible: Clip): void {
  const results = resultsOf(context);
  const { target } = context;
  forEachOpaqueSpan(target, bitmap, { x, y, clip: visible }, (to, from, count) => {
    const { pixels } = target;
    for (let i = 0; i < count; i++) pixels[to + i] = results[bitmap.pixels[from + i] * 3 + pixels[to + i]];
  });
}

function drawFlipped(
  context: Context,
  bitmap: Bitmap,
  { x, y, flip }: { readonly x: number; readonly y: number; readonly flip: number },
  { left, right, top, bottom }: Clip,
): void {
  const results = resultsOf(context);
  const source = bitmap.pixels;
  const { target } = context;
  const { pixels } = target;
  const isFlippedX = (flip & FLIP_X) !== 0;
  const step = isFlippedX ? -1 : 1;
  const count = right - left;
  for (let row = top; row < bottom; row++) {
    const sourceY = (flip & FLIP_Y) !== 0 ? bitmap.height - 1 - (row - y) : row - y;
    const sourceX = isFlippedX ? bitmap.width - 1 - (left - x) : left - x;
    const from = sourceY * bitmap.width + sourceX;
    const to = row * target.width + left;
    for (let i = 0; i < count; i++) pixels[to + i] = results[source[from + i * step] * 3 + pixels[to + i]];
  }
}

function copySolid(target: Bitmap, bitmap: Bitmap, x: number, y: number, { left, right, top, bottom }: Clip): void {
  const { width, pixels } = bitmap;
  if (width === target.width && right - left === width) {
    target.pixels.set(pixels.subarray((top - y) * width, (bottom - y) * width), top * width);
    return;
  }
  for (let row = top; row < bottom; row++) {
    const from = (row - y) * width - x;
    target.pixels.set(pixels.subarray(from + left, from + right), row * target.width + left);
  }
}

/**
 * Draws on a rectangle of the target pixel by pixel. `sample` returns the image's pixel for a column and row of the
 * rectangle.
 */
function drawSampled(
  context: Context,
  left: number,
  top: number,
  width: number,
  height: number,
  sample: (x: number, y: number) => number,
): void {
  const { clip, target } = context;
  drawCounts.pictures++;
  drawCounts.pixels += width * height;
  markChanged(target);
  const results = resultsOf(context);
  for (let y = Math.max(top, clip.top); y < Math.min(top + height, clip.bottom); y++) {
    for (let x = Math.max(left, clip.left); x < Math.min(left + width, clip.right); x++) {
      const index = y * target.width + x;
      target.pixels[index] = results[sample(x - left, y - top) * 3 + target.pixels[index]];
    }
  }
}

export function drawScaled(
  context: Context,
  bitmap: Bitmap,
  x: number,
  y: number,
  scaleX: number,
  scaleY: number,
): void {
  const width = Math.round(bitmap.width * scaleX);
  const height = Math.round(bitmap.height * scaleY);
  drawSampled(context, x, y, width, height, (column, row) =>
    pixelAt(bitmap, Math.floor((column + 0.5) / scaleX), Math.floor((row + 0.5) / scaleY)),
  );
}

export function drawRotated(
  context: Context,
  bitmap: Bitmap,
  middleX: number,
  middleY: number,
  degrees: number,
  scaleX: number,
  scaleY: number,
): void {
  const cosine = Math.cos((degrees * Math.PI) / 180);
  const sine = Math.sin((degrees * Math.PI) / 180);
  const reach = Math.ceil(Math.hypot(bitmap.width * scaleX, bitmap.height * scaleY) / 2);
  drawSampled(context, middleX - reach, middleY - reach, 2 * reach, 2 * reach, (column, row) => {
    const dx = column + 0.5 - reach;
    const dy = row + 0.5 - reach;
    const x = (dx * cosine + dy * sine) / scaleX + bitmap.width / 2;
    const y = (dy * cosine - dx * sine) / scaleY + bitmap.height / 2;
    return pixelAt(bitmap, Math.floor(x), Math.floor(y));
  });
}

export function drawFaded(context: Context, bitmap: Bitmap, x: number, y: number, dither: Dither): void {
  drawSampled(context, x, y, bitmap.width, bitmap.height, (column, row) =>
    dither(column, row) ? pixelAt(bitmap, column, row) : CLEAR,
  );
}
