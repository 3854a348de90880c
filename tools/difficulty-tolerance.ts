/** Decides whether the difficulty of a generated level is close to the difficulty that the user of a tool asked for. */

const TOLERANCE_CENTIBITS = 50;
const TOLERANCE_SHARE = 0.15;

/**
 * Returns whether the difficulty of a level is near enough to the wanted one; both are in hundredths of a bit. They may
 * differ by at most half a bit, or by at most 15 percent of the wanted difficulty if this is more.
 */
export function isWithinTolerance(actualCentibits: number, targetCentibits: number): boolean {
  return (
    Math.abs(actualCentibits - targetCentibits) <= Math.max(TOLERANCE_CENTIBITS, TOLERANCE_SHARE * targetCentibits)
  );
}
