/**
 * Draws the fog that covers cells of the board in a weekly remix: long grey banks that lie still, and the puff of cloud
 * at the edge of the fog.
 */
import { createBitmap, setInk, type Bitmap } from "./bitmap";
import { passesDither } from "./dither";

const SIZE = { width: 400, height: 240 };
/** How many of every 64 pixels are black in the lightest and in the darkest part of a bank of fog. */
const TONES = { lightest: 2, darkest: 25 };
/** The height of a bank of fog, in pixels. */
const BANK = 30;

/** The puff at the edge of the fog: its radius in pixels, and how many of every 64 pixels are black in its middle. */
const PUFF = { radius: 7, tone: 14 };

/** Draws fog as large as the screen. */
export function drawFogBanks(): Bitmap {
  const onto = createBitmap(SIZE.width, SIZE.height, "white");
  for (let y = 0; y < SIZE.height; y++) {
    for (let x = 0; x < SIZE.width; x++) if (passesDither(x, y, toneAt(x, y))) setInk(onto, x, y, "black");
  }
  return onto;
}

/** Returns how many of every 64 pixels are black at a point of the fog. Each bank is light above and grey below. */
function toneAt(x: number, y: number): number {
  const drift = 9 * Math.sin(x / 41 + 1.7 * Math.sin(y / 90)) + 4 * Math.sin(x / 17 + y / 60);
  const depth = (y + drift + 8 * BANK) / BANK;
  const inBank = depth - Math.floor(depth);
  const strength = 0.62 + 0.38 * Math.sin(x / 63 + 2.4 * Math.floor(depth));
  const share = inBank < 0.85 ? (inBank / 0.85) ** 1.6 : (1 - inBank) / 0.15;
  return TONES.lightest + (TONES.darkest - TONES.lightest) * strength * share;
}

/** Draws a puff of cloud, which is white with a grey middle. */
export function drawFogPuff(): Bitmap {
  const { radius, tone } = PUFF;
  const onto = createBitmap(2 * radius, 2 * radius);
  for (let y = 0; y < 2 * radius; y++) {
    for (let x = 0; x < 2 * radius; x++) {
      const share = Math.hypot(x + 0.5 - radius, y + 0.5 - radius) / radius;
      if (share > 1) continue;
      setInk(onto, x, y, passesDither(x, y, tone * (1 - share)) ? "black" : "white");
    }
  }
  return onto;
}
