import type { FourCodes } from "../../tilting/four-codes";
import { stopOnSlideDown, stopOnSlideUp } from "./eight-pieces";
import { Code } from "./slide-tables";

const CODES_PER_CELL: number = Code.PerCell;

/** What comes of a push of four pieces. */
export interface FourPushed extends FourCodes {
  /** What the codes add up to by their weights; below zero if a fruit is spoilt. */
  key: number;
  /** It is nothing but a slide that can be slid back: see `Lanes.isTwoWay`. */
  isPureSlide: boolean;
}

/** What a slide to higher codes makes of four pieces. @inline */
export function slideFourUp(
  four: FourCodes,
  stops: readonly number[],
  weights: readonly number[],
  isPureSlide: boolean,
): FourPushed {
  const p4 = stops[four.p4 - 1];
  const p3 = stopOnSlideUp(stops, four.p3, p4);
  const p2 = stopOnSlideUp(stops, four.p2, p3);
  const p1 = stopOnSlideUp(stops, four.p1, p2);
  const key = weights[p1 - 1] + weights[p2 - 1] + weights[p3 - 1] + weights[p4 - 1];
  return { p1, p2, p3, p4, key, isPureSlide };
}

/** As `fourSlidUp`, to lower codes. @inline */
export function slideFourDown(
  four: FourCodes,
  stops: readonly number[],
  weights: readonly number[],
  isPureSlide: boolean,
): FourPushed {
  const p1 = stops[four.p1 - 1];
  const p2 = stopOnSlideDown(stops, four.p2, p1);
  const p3 = stopOnSlideDown(stops, four.p3, p2);
  const p4 = stopOnSlideDown(stops, four.p4, p3);
  const key = weights[p1 - 1] + weights[p2 - 1] + weights[p3 - 1] + weights[p4 - 1];
  return { p1, p2, p3, p4, key, isPureSlide };
}

/** Has both fruits of a kind leave: of two kinds, the one or the other, each has codes of its own for that. @inline */
export function removePairOfFour(firstGoneCode: number, four: FourCodes, kind: number, pair: number): void {
  let goneCode = firstGoneCode + Code.GoneStep * (2 * pair + 1);
  if (four.p1 % CODES_PER_CELL === kind && four.p1 < firstGoneCode)
    [four.p1, goneCode] = [goneCode, goneCode - Code.GoneStep];
  if (four.p2 % CODES_PER_CELL === kind && four.p2 < firstGoneCode)
    [four.p2, goneCode] = [goneCode, goneCode - Code.GoneStep];
  if (four.p3 % CODES_PER_CELL === kind && four.p3 < firstGoneCode)
    [four.p3, goneCode] = [goneCode, goneCode - Code.GoneStep];
  if (four.p4 % CODES_PER_CELL === kind && four.p4 < firstGoneCode)
    [four.p4, goneCode] = [goneCode, goneCode - Code.GoneStep];
}
