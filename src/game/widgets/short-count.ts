/** Formats counts as short texts, such as "12.3k", because the screen has little space for some counts. */

const STEP = 1000;
const SHORTENED_FROM = 10000;

/**
 * Formats a count for the screen: in full below 10,000, otherwise with at most three digits and k or M. 12345 is
 * "12.3k", 123456 is "123k", 16777215 is "16.7M". Counts are rounded down, so that the text never shows more than the
 * player has reached.
 */
export function shortCount(count: number): string {
  if (count < SHORTENED_FROM) return `${count}`;
  return count < STEP * STEP ? threeDigits(count, STEP, "k") : threeDigits(count, STEP * STEP, "M");
}

/**
 * Formats a count in thousands or millions: `unit` is the size of one, `suffix` its letter. The text has one decimal if
 * there are fewer than three digits before the point.
 */
function threeDigits(count: number, unit: number, suffix: string): string {
  const remainder = count % unit;
  // The remainder is subtracted before the division. Then `unit` divides the number exactly, and the result has no
  // rounding error.
  const whole = Math.floor((count - remainder) / unit);
  if (whole >= 100) return `${whole}${suffix}`;
  const tenths = Math.floor(remainder / (unit / 10));
  return `${whole}.${tenths}${suffix}`;
}
