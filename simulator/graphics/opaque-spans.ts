/**
 * Copies only the opaque pixels of bitmaps. They are found once for each bitmap, as spans (unbroken lines of opaque
 * pixels).
 */
import { CLEAR, type Bitmap, type OpaqueSpans } from "./bitmap";
import type { Clip } from "./context";

/**
 * Spans (lines of opaque pixels) of at least this many pixels are copied by one call. Shorter ones are copied faster
 * pixel by pixel.
 */
const SHORT_SPAN = 24;

/**
 * Calls `draw` for each visible span of opaque pixels of `bitmap`, drawn at (x, y) into `target`. `draw` gets the index
 * of the span's first pixel in `target` and in `bitmap`, and its length.
 */
export function forEachOpaqueSpan(
  target: Bitmap,
  bitmap: Bitmap,
  { x, y, clip }: { readonly x: number; readonly y: number; readonly clip: Clip },
  draw: (to: number, from: number, count: number) => void,
): void {
  const spans = (bitmap.opaqueSpans ??= findOpaqueSpans(bitmap));
  const left = clip.left - x;
  const right = clip.right - x;
  for (let row = clip.top - y; row < clip.bottom - y; row++) {
    const from = row * bitmap.width;
    const to = (y + row) * target.width + x;
    for (let span = spans.firstOfRow[row]; span < spans.firstOfRow[row + 1]; span++) {
      const start = Math.max(spans.starts[span], left);
      const end = Math.min(spans.ends[span], right);
      if (start < end) draw(to + start, from + start, end - start);
    }
  }
}

/** Draws a bitmap at (x, y), except its transparent pixels. The last parameter is the clip rectangle of the target. */
export function copyOpaque(target: Bitmap, bitmap: Bitmap, x: number, y: number, clip: Clip): void {
  forEachOpaqueSpan(target, bitmap, { x, y, clip }, (to, from, count) => {
    copyPixels(target.pixels, to, bitmap.pixels, from, count);
  });
}

function copyPixels(target: Uint8Array, to: number, source: Uint8Array, from: number, count: number): void {
  if (count >= SHORT_SPAN) target.set(source.subarray(from, from + count), to);
  else for (let i = 0; i < count; i++) target[to + i] = source[from + i];
}

function findOpaqueSpans({ width, height, pixels }: Bitmap): OpaqueSpans {
  const firstOfRow = new Uint32Array(height + 1);
  const starts: number[] = [];
  const ends: number[] = [];
  for (let row = 0; row < height; row++) {
    firstOfRow[row] = starts.length;
    let wasOpaque = false;
    for (let x = 0; x < width; x++) {
      const isOpaque = pixels[row * width + x] !== CLEAR;
      if (isOpaque && !wasOpaque) starts.push(x);
      if (!isOpaque && wasOpaque) ends.push(x);
      wasOpaque = isOpaque;
    }
    if (wasOpaque) ends.push(width);
  }
  firstOfRow[height] = starts.length;
  return { firstOfRow, starts: Uint16Array.from(starts), ends: Uint16Array.from(ends) };
}
