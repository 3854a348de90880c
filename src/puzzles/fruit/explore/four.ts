import type { Four } from "../../tilting/four";
import { above, below } from "./eight";
import { Code } from "./lanes";

const KINDS: number = Code.Kinds;

/** What comes of a push of four pieces. */
export interface FourPushed extends Four {
  /** What the codes add up to by their weights; below zero if a fruit is spoilt. */
  key: number;
  /** It is nothing but a slide that can be slid back: see `Lanes.isTwoWay`. */
  slides: boolean;
}

/** What a slide to higher codes makes of four pieces. @inline */
export function fourSlidUp(
  four: Four,
  stops: readonly number[],
  weights: readonly number[],
  slides: boolean,
): FourPushed {
  const p4 = stops[four.p4 - 1];
  const p3 = below(stops, four.p3, p4);
  const p2 = below(stops, four.p2, p3);
  const p1 = below(stops, four.p1, p2);
  const key = weights[p1 - 1] + weights[p2 - 1] + weights[p3 - 1] + weights[p4 - 1];
  return { p1, p2, p3, p4, key, slides };
}

/** As `fourSlidUp`, to lower codes. @inline */
export function fourSlidDown(
  four: Four,
  stops: readonly number[],
  weights: readonly number[],
  slides: boolean,
): FourPushed {
  const p1 = stops[four.p1 - 1];
  const p2 = above(stops, four.p2, p1);
  const p3 = above(stops, four.p3, p2);
  const p4 = above(stops, four.p4, p3);
  const key = weights[p1 - 1] + weights[p2 - 1] + weights[p3 - 1] + weights[p4 - 1];
  return { p1, p2, p3, p4, key, slides };
}

/** Has both fruits of a kind leave: of two kinds, the one or the other, each has codes of its own for that. @inline */
export function partFour(gone: number, four: Four, kind: number, pair: number): void {
  let free = gone + Code.Gone * (2 * pair + 1);
  if (four.p1 % KINDS === kind && four.p1 < gone) [four.p1, free] = [free, free - Code.Gone];
  if (four.p2 % KINDS === kind && four.p2 < gone) [four.p2, free] = [free, free - Code.Gone];
  if (four.p3 % KINDS === kind && four.p3 < gone) [four.p3, free] = [free, free - Code.Gone];
  if (four.p4 % KINDS === kind && four.p4 < gone) [four.p4, free] = [free, free - Code.Gone];
}
