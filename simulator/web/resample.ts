/**
 * Enlarges the game's black and white screen for the display by a factor that is not a whole number, without stripes.
 */
import { SCREEN_HEIGHT, SCREEN_WIDTH } from "./scale";

/** The number that stands for the brightness of the screen's white. Black is 0. */
export const MAX_LIGHT = 255;

/**
 * The one or two game pixels that a display pixel covers in a row or column. `first` is the index of the first game
 * pixel. `share` is the part of the display pixel that the first game pixel fills, from 0 to 1.
 */
interface Taps {
  readonly first: Int32Array;
  readonly share: Float32Array;
}

export interface Resampler {
  /**
   * Enlarges the changed rows of the game's picture `pixels` into `target`. `pixels` has one byte for each pixel; 0 is
   * black. A display pixel with the brightness `light` gets the colour `tones[light]`.
   *
   * Returns the changed display rows, from `from` up to but not including `to`. If nothing has changed, `from` and `to`
   * are 0.
   */
  enlarge(pixels: Uint8Array, tones: Uint32Array, target: Uint32Array): { from: number; to: number };
}

/**
 * Creates a resampler, which enlarges the screen to at least 400 × 240. Each display pixel gets the mean brightness of
 * the game pixels that it covers.
 */
export function createResampler(width: number, height: number): Resampler {
  const columns = tapsOf(SCREEN_WIDTH, width);
  const rows = tapsOf(SCREEN_HEIGHT, height);
  const shown = new Uint8Array(SCREEN_WIDTH * SCREEN_HEIGHT).fill(2);
  const lines = Array.from({ length: SCREEN_HEIGHT }, () => new Float32Array(width));
  const isChanged = new Uint8Array(SCREEN_HEIGHT);

  function noteChanges(pixels: Uint8Array): void {
    for (let y = 0; y < SCREEN_HEIGHT; y++) {
      isChanged[y] = isRowEqual(pixels, shown, y) ? 0 : 1;
      if (isChanged[y] === 1) enlargeRow(pixels, y, columns, lines[y]);
    }
    shown.set(pixels);
  }

  return {
    enlarge(pixels, tones, target) {
      noteChanges(pixels);
      let from = 0;
      let to = 0;
      for (let row = 0; row < height; row++) {
        const upper = rows.first[row];
        const lower = Math.min(SCREEN_HEIGHT - 1, upper + 1);
        if (isChanged[upper] === 0 && isChanged[lower] === 0) continue;
        if (to === 0) from = row;
        to = row + 1;
        mixRows(lines[upper], lines[lower], rows.share[row], tones, target.subarray(row * width, to * width));
      }
      return { from, to };
    },
  };
}

function tapsOf(pixels: number, displayPixels: number): Taps {
  const scale = displayPixels / pixels;
  const first = new Int32Array(displayPixels);
  const share = new Float32Array(displayPixels);
  for (let at = 0; at < displayPixels; at++) {
    first[at] = Math.min(pixels - 1, Math.floor(at / scale));
    share[at] = Math.min(1, (first[at] + 1) * scale - at);
  }
  return { first, share };
}

function isRowEqual(pixels: Uint8Array, shown: Uint8Array, y: number): boolean {
  const end = (y + 1) * SCREEN_WIDTH;
  for (let at = y * SCREEN_WIDTH; at < end; at++) if (pixels[at] !== shown[at]) return false;
  return true;
}

function enlargeRow(pixels: Uint8Array, y: number, { first, share }: Taps, line: Float32Array): void {
  const start = y * SCREEN_WIDTH;
  for (let at = 0; at < line.length; at++) {
    const left = pixels[start + first[at]];
    const right = pixels[start + Math.min(SCREEN_WIDTH - 1, first[at] + 1)];
    line[at] = MAX_LIGHT * (right + (left - right) * share[at]);
  }
}

function mixRows(
  upper: Float32Array,
  lower: Float32Array,
  upperShare: number,
  tones: Uint32Array,
  target: Uint32Array,
): void {
  for (let at = 0; at < target.length; at++) {
    target[at] = tones[Math.round(lower[at] + (upper[at] - lower[at]) * upperShare)];
  }
}
