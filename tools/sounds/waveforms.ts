/** Draws recorded sounds as waveforms, to check them by eye. */

import { BLACK, WHITE } from "../../simulator/graphics/bitmap";
import { encodeScreenPng } from "../../simulator/graphics/png";

const WIDTH = 800;
const ROW_HEIGHT = 48;

/**
 * Returns a PNG with one row for each sound. A sound fills the width of its row. A sound at full scale also fills the
 * row's height.
 */
export function encodeWaveforms(sounds: readonly Float32Array[]): Uint8Array {
  const height = ROW_HEIGHT * sounds.length;
  const pixels = new Uint8Array(WIDTH * height).fill(WHITE);
  sounds.forEach((samples, row) => {
    for (let x = 0; x < WIDTH; x++) {
      const [low, high] = measureRange(
        samples,
        Math.floor((x * samples.length) / WIDTH),
        ((x + 1) * samples.length) / WIDTH,
      );
      const middle = (row + 0.5) * ROW_HEIGHT;
      const top = Math.floor(middle - (high * ROW_HEIGHT) / 2);
      const bottom = Math.floor(middle - (low * ROW_HEIGHT) / 2);
      for (let y = Math.max(0, top); y <= Math.min(height - 1, bottom); y++) pixels[y * WIDTH + x] = BLACK;
    }
  });
  return encodeScreenPng(pixels, WIDTH, height);
}

function measureRange(samples: Float32Array, from: number, to: number): [number, number] {
  let low = 0;
  let high = 0;
  for (let index = from; index < to; index++) {
    low = Math.min(low, samples[index]);
    high = Math.max(high, samples[index]);
  }
  return [low, high];
}
