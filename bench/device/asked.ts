import type { EndlessPlan } from "../../src/puzzles/puzzle";
import { puzzle } from "./levels";

/** The difficulties that a player may be asked for with so many pieces, in hundredths of a bit. */
export interface Range {
  readonly pieces: number;
  readonly least: number;
  readonly most: number;
}

export const RANGES: readonly Range[] = [
  { pieces: 8, least: 100, most: 400 },
  { pieces: 10, least: 190, most: 550 },
  { pieces: 12, least: 260, most: 660 },
];

const VALUES = 7;

/** Difficulties spread evenly over a range, both ends included. */
export function valuesOf({ least, most }: Range): number[] {
  const values: number[] = [];
  for (let at = 0; at < VALUES; at++) values.push(Math.floor(least + ((most - least) * at) / (VALUES - 1)));
  return values;
}

/** The puzzle with an endless run in which every level has so many pieces and is wanted that hard. */
export function puzzleAsking(pieces: number, difficultyCentibits: number): typeof puzzle {
  const stage = { levels: 100000, pieces, difficultyCentibits };
  const endless: EndlessPlan = { ...puzzle.endless, stages: [stage], repeatFrom: 0 };
  return { ...puzzle, endless };
}
