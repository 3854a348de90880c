import { zeros } from "./rink";

/** Marks of cells, from cell 1, that are cleared by a new stamp. */
export interface Marks {
  readonly stamps: number[];
  stamp: number;
}

export function createMarks(size: number): Marks {
  return { stamps: zeros(size), stamp: 0 };
}
