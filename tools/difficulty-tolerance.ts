const TOLERANCE_CENTIBITS = 50;
const TOLERANCE_SHARE = 0.15;

/** Whether a level is as hard as asked: off by no more than the larger of half a bit and 15 percent. In hundredths of a bit. */
export function isWithinTolerance(actualCentibits: number, targetCentibits: number): boolean {
  return (
    Math.abs(actualCentibits - targetCentibits) <= Math.max(TOLERANCE_CENTIBITS, TOLERANCE_SHARE * targetCentibits)
  );
}
