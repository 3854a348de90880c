import type { Work } from "../../kernel/work";
import { zeros } from "./by-cell";

/** By direction, then by cell − 1: where a slide from that cell ends, which is the cell itself where nothing moves. */
export type Stops = readonly number[][];

export function* createStops(size: number): Work<Stops> {
  const stops: number[][] = [];
  for (let direction = 0; direction < 4; direction++) {
    stops[direction] = zeros(size);
    yield;
  }
  return stops;
}
