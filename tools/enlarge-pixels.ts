/** Enlarges pictures by whole numbers without smoothing. */

/** Returns a picture of rows of `width` pixels in which each pixel has become a square of `scale` by `scale` pixels. */
export function enlargePixels(pixels: Uint8Array, width: number, scale: number): Uint8Array {
  if (scale === 1) return pixels;
  const large = new Uint8Array(pixels.length * scale * scale);
  const largeWidth = width * scale;
  for (let at = 0; at < large.length; at++) {
    const x = Math.floor((at % largeWidth) / scale);
    const y = Math.floor(at / largeWidth / scale);
    large[at] = pixels[y * width + x];
  }
  return large;
}
