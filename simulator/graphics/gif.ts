/**
 * Records the frames of a screen and encodes them as an animated GIF. Only this file uses the GIF library. Equal frames
 * always result in equal bytes.
 */
import { GifWriter } from "omggif";

/**
 * A film (the recorded frames of an animated GIF) has at most this many frames: a minute of the game at 30 frames a
 * second.
 */
export const MAX_FILM_FRAMES = 1800;

const FRAMES_PER_SECOND = 30;
const TICKS_PER_SECOND = 100;

/**
 * The colours of the GIF: black, white, and one for unchanged pixels. A GIF has 2ⁿ colours, so the fourth is not used.
 */
const PALETTE = [0x000000, 0xffffff, 0x000000, 0x000000];
const UNCHANGED = 2;
const KEEP_PICTURE = 1;

/**
 * How many bytes a picture of the GIF may need in addition to 12 bits for each pixel. The size of the output buffer
 * includes these bytes.
 */
const MAX_PICTURE_OVERHEAD = 1000;
const MAX_BYTES_PER_PIXEL = 1.5;

/** A film: the frames of a screen that has only black (0) and white (1) pixels. */
export interface Film {
  readonly width: number;
  readonly height: number;
  readonly changes: ScreenChange[];
  lastPixels: Uint8Array | undefined;
  frameCount: number;
}

/** The part of the screen in which a frame differs from the frame before. Unchanged pixels in it are `UNCHANGED`. */
interface ScreenChange {
  readonly frame: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

export function createFilm(width: number, height: number): Film {
  return { width, height, changes: [], lastPixels: undefined, frameCount: 0 };
}

/**
 * Adds a frame to a film, the recorded frames of an animated GIF. Throws a `RangeError` if the film already has
 * `MAX_FILM_FRAMES`.
 */
export function addFrame(film: Film, pixels: Uint8Array): void {
  if (film.frameCount === MAX_FILM_FRAMES) throw new RangeError(`a film holds at most ${MAX_FILM_FRAMES} frames`);
  const change = changeBetween(film, pixels);
  if (change !== undefined) film.changes.push(change);
  film.lastPixels = pixels.slice();
  film.frameCount++;
}

/**
 * Encodes a film (recorded frames of the screen) as a GIF file that repeats without end. Throws a `RangeError` if the
 * film has no frame.
 */
export function encodeGif(film: Film): Uint8Array {
  if (film.frameCount === 0) throw new RangeError("a film without frames cannot be a GIF");
  const bytes = new Uint8Array(maxGifBytes(film));
  const writer = new GifWriter(bytes, film.width, film.height, { palette: PALETTE, loop: 0 });
  film.changes.forEach((change, index) => {
    const end = film.changes[index + 1]?.frame ?? film.frameCount;
    // Passes bytes, although the GIF library asks for a list of numbers, because the library only reads them by index.
    const pixels = change.pixels as unknown as number[];
    writer.addFrame(change.x, change.y, change.width, change.height, pixels, {
      delay: ticksBefore(end) - ticksBefore(change.frame),
      disposal: KEEP_PICTURE,
      transparent: UNCHANGED,
    });
  });
  return bytes.slice(0, writer.end());
}

/**
 * Returns the time from the beginning of the film to a frame, in hundredths of a second. Rounds this time and not the
 * length of each frame, so that rounding errors do not add up.
 */
function ticksBefore(frame: number): number {
  return Math.round((frame * TICKS_PER_SECOND) / FRAMES_PER_SECOND);
}

function maxGifBytes({ changes }: Film): number {
  return changes.reduce(
    (bytes, { pixels }) => bytes + MAX_BYTES_PER_PIXEL * pixels.length + MAX_PICTURE_OVERHEAD,
    MAX_PICTURE_OVERHEAD,
  );
}

function changeBetween(film: Film, pixels: Uint8Array): ScreenChange | undefined {
  const { width, height, lastPixels, frameCount } = film;
  if (lastPixels === undefined) return { frame: frameCount, x: 0, y: 0, width, height, pixels: pixels.slice() };
  const box = changedBox(lastPixels, pixels, width);
  if (box === undefined) return undefined;
  const changed = new Uint8Array(box.width * box.height).fill(UNCHANGED);
  for (let y = 0; y < box.height; y++) {
    const row = (box.y + y) * width + box.x;
    for (let x = 0; x < box.width; x++) {
      if (pixels[row + x] !== lastPixels[row + x]) changed[y * box.width + x] = pixels[row + x];
    }
  }
  return { frame: frameCount, ...box, pixels: changed };
}

function changedBox(
  before: Uint8Array,
  after: Uint8Array,
  width: number,
): Pick<ScreenChange, "x" | "y" | "width" | "height"> | undefined {
  let [left, right, top, bottom] = [width, -1, Infinity, -1];
  after.forEach((pixel, index) => {
    if (pixel === before[index]) return;
    const x = index % width;
    const y = Math.floor(index / width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  });
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
