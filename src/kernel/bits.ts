/** A chance of 1. Chances are whole numbers of this many parts: floats would differ between machines. */
export const CERTAIN = 4194304;

/** The difficulty of a chance too small to measure: log2 of `CERTAIN`, in hundredths of a bit. */
export const MOST_CENTIBITS = 2200;

const ONE = 2048;
const FRACTION_BITS = 7;

/**
 * −log2 of a chance in parts of `CERTAIN`, in hundredths of a bit: 0 for a certainty, `MOST_CENTIBITS` for no chance.
 * Repeated squaring in whole numbers below 2^24, so that every machine gets the same.
 */
export function centibits(chance: number): number {
  if (chance <= 0) return MOST_CENTIBITS;
  let whole = 0;
  let mantissa = chance;
  while (mantissa < CERTAIN) {
    mantissa *= 2;
    whole++;
  }
  return whole * 100 - Math.floor((fractionOfLog2(mantissa) * 100 + 64) / 128);
}

/** 128 × log2 of `mantissa` / `CERTAIN`, which is at least 1 and less than 2. */
function fractionOfLog2(mantissa: number): number {
  let power = Math.floor(mantissa / (CERTAIN / ONE));
  let fraction = 0;
  for (let bit = 0; bit < FRACTION_BITS; bit++) {
    power = Math.floor((power * power) / ONE);
    fraction *= 2;
    if (power >= 2 * ONE) {
      power = Math.floor(power / 2);
      fraction++;
    }
  }
  return fraction;
}
