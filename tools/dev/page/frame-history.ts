/**
 * Stores the last frames of the game on the development page: their pictures, packed to one bit for each pixel, and
 * their time and memory.
 */

interface PastFrame {
  /** The picture of the frame as bits, with eight pixels in each byte. */
  readonly bits: Uint8Array;
  readonly cost: FrameCost;
}

export interface FrameCost {
  readonly browserMs: number;
  /** How long the frame's instructions would take on a real Playdate, in milliseconds. */
  readonly simulatedMs: number;
  readonly instructionCount: number;
  readonly heapKilobytes: number;
}

/**
 * The last frames of the game, which the developer can look at again. When this history is full, each new frame
 * replaces the oldest one.
 */
export interface FrameHistory {
  add(pixels: Uint8Array, cost: FrameCost): void;
  count(): number;
  /**
   * Returns the frame that lies `framesBack` frames before the newest one, or undefined if the history does not have
   * this frame.
   */
  frame(framesBack: number): PastFrame | undefined;
}

/** The most frames that the history keeps: 20 seconds of the game, in 7 megabytes. */
export const MAX_FRAMES = 600;
const PIXELS_PER_BYTE = 8;

export function createFrameHistory(): FrameHistory {
  const frames: PastFrame[] = [];
  return {
    add: (pixels, cost) => {
      const bits = frames.length < MAX_FRAMES ? undefined : frames.shift()?.bits;
      frames.push({ bits: packPixels(pixels, bits), cost });
    },
    count: () => frames.length,
    frame: (framesBack) => frames.at(-1 - framesBack),
  };
}

function packPixels(
  pixels: Uint8Array,
  bits: Uint8Array = new Uint8Array(pixels.length / PIXELS_PER_BYTE),
): Uint8Array {
  for (let index = 0; index < bits.length; index++) {
    let byte = 0;
    for (let bit = 0; bit < PIXELS_PER_BYTE; bit++) byte = (byte << 1) | pixels[index * PIXELS_PER_BYTE + bit];
    bits[index] = byte;
  }
  return bits;
}

export function unpackPixels(bits: Uint8Array, pixels: Uint8Array): void {
  for (let index = 0; index < pixels.length; index++) {
    const shift = PIXELS_PER_BYTE - 1 - (index % PIXELS_PER_BYTE);
    pixels[index] = (bits[Math.floor(index / PIXELS_PER_BYTE)] >> shift) & 1;
  }
}
