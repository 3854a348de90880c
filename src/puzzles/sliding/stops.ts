import type { Work } from "../../kernel/work";
import { zeros } from "./by-cell";

/**
 * By direction, then by cell − 1: where a slide from that cell ends, which is the cell itself where nothing moves. A
 * puzzle whose slides are straight writes them all at once; others have `advanceBy` ask for those that are needed.
 */
export type Stops = readonly number[][];

/** Where a slide ends; `NOWHERE` if the walker is lost. Treadmills, doors and the like are its own affair. */
export type Slide = (this: void, cell: number, direction: number) => number;

export function* createStops(size: number): Work<Stops> {
  const stops: number[][] = [];
  for (let direction = 0; direction < 4; direction++) {
    stops[direction] = zeros(size);
    yield;
  }
  return stops;
}
