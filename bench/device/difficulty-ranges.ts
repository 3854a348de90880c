/** Lists the ranges of difficulty for which the bench generates levels of the puzzle Last Ball. */

interface DifficultyRange {
  readonly pieces: number;
  readonly least: number;
  readonly most: number;
}

export const DIFFICULTY_RANGES: readonly DifficultyRange[] = [
  { pieces: 8, least: 300, most: 330 },
  { pieces: 10, least: 355, most: 385 },
  { pieces: 12, least: 400, most: 435 },
];

const VALUES = 7;

/**
 * Returns `VALUES` difficulties that are spread evenly from `least` to `most`, both included. They are in hundredths of
 * a bit, the unit of difficulty.
 */
export function spreadDifficulties({ least, most }: DifficultyRange): number[] {
  const values: number[] = [];
  for (let step = 0; step < VALUES; step++) values.push(Math.floor(least + ((most - least) * step) / (VALUES - 1)));
  return values;
}
