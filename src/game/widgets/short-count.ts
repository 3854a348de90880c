/** Formats counts as short texts, such as "12.3k", because the screen has little space for some counts. */

const STEP = 1000;
const SHORTENED_FROM = 10000;

/**
 * Formats a count for the screen: in full below 10,000, otherwise with at most three digits and k or M, such as
 * "12.3k". Counts are rounded down, so that the text never exaggerates.
 */
export function shortCount(count: number): string {
  if (count < SHORTENED_FROM) return `${count}`;
  return count < STEP * STEP ? threeDigits(count, STEP, "k") : threeDigits(count, STEP * STEP, "M");
}

/**
 * Formats a count in thousands or millions. `unit` is 1000 or 1,000,000, and `suffix` is its letter, "k" or "M". The
 * text has one decimal if fewer than three digits are before the point.
 */
function threeDigits(count: number, unit: number, suffix: string): string {
  const remainder = count % unit;
  // The remainder is subtracted before the division, so that `unit` divides the number exactly and no rounding error
  // occurs.
  const whole = Math.floor((count - remainder) / unit);
  if (whole >= 100) return `${whole}${suffix}`;
  const tenths = Math.floor(remainder / (unit / 10));
  return `${whole}.${tenths}${suffix}`;
}
