/**
 * Computes logarithms with the same result on every machine, unlike `Math.log2`. The difficulty of a level is such a
 * logarithm.
 */
import { toFloat32 } from "./float32";

const MAX_BITS = 64;

/**
 * The largest result of `log2Centibits`, in hundredths of a bit. It is also the difficulty of a level that cannot be
 * won.
 */
export const MAX_CENTIBITS = 6400;

const FRACTION_BITS = 10;
const ONE = 1024;

/**
 * Returns the binary logarithm of a single-precision number, in hundredths of a bit. The error is at most 0.6
 * hundredths of a bit. The result is 0 for numbers up to 1, and `MAX_CENTIBITS` for numbers from 2^64 on.
 *
 * The function squares the number repeatedly, because multiplications give the same result on every machine.
 */
export function log2Centibits(number: number): number {
  if (number <= 1) return 0;
  let whole = 0;
  let power = number;
  while (power >= 2) {
    if (whole === MAX_BITS - 1) return MAX_CENTIBITS;
    power = toFloat32(power / 2);
    whole++;
  }
  let fraction = 0;
  for (let bit = 0; bit < FRACTION_BITS; bit++) {
    power = toFloat32(power * power);
    fraction *= 2;
    if (power >= 2) {
      power = toFloat32(power / 2);
      fraction++;
    }
  }
  return whole * 100 + Math.floor((fraction * 100 + ONE / 2) / ONE);
}
