/** The difficulties for which the bench generates levels of Last Ball. */

/** The difficulties that the game may ask for with this many pieces, in hundredths of a bit. */
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

/** Returns difficulties spread evenly over a range, including both ends. */
export function valuesOf({ least, most }: DifficultyRange): number[] {
  const values: number[] = [];
  for (let step = 0; step < VALUES; step++) values.push(Math.floor(least + ((most - least) * step) / (VALUES - 1)));
  return values;
}
