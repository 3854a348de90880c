/** The difficulties that a player may be asked for with so many pieces, in hundredths of a bit. */
interface DifficultyRange {
  readonly pieces: number;
  readonly least: number;
  readonly most: number;
}

export const DIFFICULTY_RANGES: readonly DifficultyRange[] = [
  { pieces: 8, least: 45, most: 215 },
  { pieces: 10, least: 90, most: 320 },
  { pieces: 12, least: 140, most: 345 },
];

const VALUES = 7;

/** Difficulties spread evenly over a range, both ends included. */
export function valuesOf({ least, most }: DifficultyRange): number[] {
  const values: number[] = [];
  for (let at = 0; at < VALUES; at++) values.push(Math.floor(least + ((most - least) * at) / (VALUES - 1)));
  return values;
}
