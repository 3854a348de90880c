const STEP = 1000;
/** From so many on a count is shortened. */
const SHORTENED_FROM = 10000;

/**
 * A count as it is shown: whole below 10,000, else at most three digits with k or M behind them: 12345 is "12.3k", 123456
 * is "123k", 16777215 is "16.7M". It is rounded down: nobody is told of more than there is.
 */
export function shortCount(count: number): string {
  if (count < SHORTENED_FROM) return `${count}`;
  return count < STEP * STEP ? threeDigits(count, STEP, "k") : threeDigits(count, STEP * STEP, "M");
}

/** "1 move", "7 moves", "12.3k moves". */
export function countWithNoun(count: number, word: string): string {
  return count === 1 ? `1 ${word}` : `${shortCount(count)} ${word}s`;
}

/** How many units there are in a count; below a hundred with a decimal. */
function threeDigits(count: number, unit: number, suffix: string): string {
  const rest = count % unit;
  // A multiple of the unit is divided: a float gives that exactly.
  const whole = Math.floor((count - rest) / unit);
  if (whole >= 100) return `${whole}${suffix}`;
  const tenths = Math.floor(rest / (unit / 10));
  return `${whole}.${tenths}${suffix}`;
}
