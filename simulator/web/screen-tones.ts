/** The colours in which the web page shows the game's black and white screen. */
import { MAX_LIGHT } from "./resample";

/** Red, green and blue of the screen's black, as in style.css. */
const BLACK = [0x1d, 0x1c, 0x19];
/** Red, green and blue of the screen's white, as in style.css. */
const WHITE = [0xd7, 0xd4, 0xcc];
/** The exponent that approximates how a display turns a colour value into light. */
const GAMMA = 2.2;

/**
 * Returns the colour for each brightness from 0 (black) to 255 (white), as numbers for a `Uint32Array` over an
 * `ImageData`.
 */
export function createTones(): Uint32Array {
  const tones = new Uint32Array(MAX_LIGHT + 1);
  const bytes = new Uint8Array(tones.buffer);
  for (let light = 0; light <= MAX_LIGHT; light++) {
    for (let channel = 0; channel < 3; channel++) {
      bytes[4 * light + channel] = mixed(BLACK[channel], WHITE[channel], light / MAX_LIGHT);
    }
    bytes[4 * light + 3] = 0xff;
  }
  return tones;
}

function mixed(black: number, white: number, share: number): number {
  return Math.round(((1 - share) * black ** GAMMA + share * white ** GAMMA) ** (1 / GAMMA));
}
