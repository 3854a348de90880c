/**
 * A format of black and white pictures that is read faster than PNG. The web page's build turns the game's PNG files
 * into it.
 *
 * A quick picture begins with the byte `FIRST_BYTE`, and the width and the height in two bytes each. Then follow the
 * bits of the white pixels, and those of the opaque pixels. Each row begins with a new byte. Run-length encoding: a
 * byte 0 or 255 is followed by a byte with the length of its run.
 */
import { BLACK, CLEAR, createBitmap, WHITE, type Bitmap } from "./bitmap";

const FIRST_BYTE = 1;
const HEADER_BYTES = 5;
const MAX_RUN = 255;

export function isQuickPicture(bytes: Uint8Array): boolean {
  return bytes[0] === FIRST_BYTE;
}

export function encodeQuickPicture({ width, height, pixels }: Bitmap): Uint8Array {
  const rowBytes = Math.ceil(width / 8);
  const planeBytes = rowBytes * height;
  const planes = new Uint8Array(2 * planeBytes);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = pixels[y * width + x];
      const at = y * rowBytes + (x >> 3);
      const bit = 0x80 >> (x & 7);
      if (pixel === WHITE) planes[at] |= bit;
      if (pixel !== CLEAR) planes[at + planeBytes] |= bit;
    }
  }
  return Uint8Array.from([FIRST_BYTE, width >> 8, width & 255, height >> 8, height & 255, ...shortenRuns(planes)]);
}

export function decodeQuickPicture(bytes: Uint8Array): Bitmap {
  const width = bytes[1] * 256 + bytes[2];
  const height = bytes[3] * 256 + bytes[4];
  const rowBytes = Math.ceil(width / 8);
  const planeBytes = rowBytes * height;
  const planes = lengthenRuns(bytes, 2 * planeBytes);
  const bitmap = createBitmap(width, height, CLEAR);
  const { pixels } = bitmap;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const at = y * rowBytes + (x >> 3);
      const bit = 0x80 >> (x & 7);
      if ((planes[at + planeBytes] & bit) !== 0) pixels[i] = (planes[at] & bit) === 0 ? BLACK : WHITE;
    }
  }
  return bitmap;
}

function hasRunLength(byte: number): boolean {
  return byte === 0 || byte === 255;
}

function shortenRuns(bytes: Uint8Array): number[] {
  const shortened: number[] = [];
  for (let i = 0; i < bytes.length;) {
    const byte = bytes[i];
    let length = 1;
    shortened.push(byte);
    if (hasRunLength(byte)) {
      while (length < MAX_RUN && bytes[i + length] === byte) length++;
      shortened.push(length);
    }
    i += length;
  }
  return shortened;
}

/**
 * Undoes the run-length encoding of a quick picture (this project's own format), without its header. The result has
 * `byteCount` bytes.
 */
function lengthenRuns(picture: Uint8Array, byteCount: number): Uint8Array {
  const bytes = new Uint8Array(byteCount);
  for (let from = HEADER_BYTES, to = 0; from < picture.length; from++) {
    const byte = picture[from];
    if (!hasRunLength(byte)) {
      bytes[to++] = byte;
      continue;
    }
    const end = to + picture[++from];
    if (byte !== 0) bytes.fill(byte, to, end);
    to = end;
  }
  return bytes;
}
