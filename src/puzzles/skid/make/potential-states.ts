import { Tile, type Level } from "../level";

/** What a count of potential states depends on: the cells that pieces may stand on, and the pieces of each kind. */
export interface PieceCount {
  readonly cells: number;
  readonly reds: number;
  readonly yellows: number;
  readonly crates: number;
  readonly ices: number;
}

/** The piece count of a level. */
export function pieceCountOf({ board, tiles, reds, yellows, crates, ices }: Level): PieceCount {
  // The ring has neither floor nor pits.
  let cells = 0;
  for (const cell of board.cells) if (tiles[cell] === Tile.Floor || tiles[cell] === Tile.Pit) cells++;
  return { cells, reds: reds.length, yellows: yellows.length, crates: crates.length, ices: ices.length };
}

/** Counts stop growing here: a float still holds every whole number up to it. */
export const MAX_POTENTIAL_STATES = 16777216;

/**
 * How many layouts a level could have, by the formula of "Simple mechanics, complex puzzle creation" (BigBangPixel):
 * distinguishable permutations, summed over all numbers of toys that may be left, none of both colours excepted;
 * crates and ice cubes keep their number. At most `MANY_LAYOUTS`.
 */
export function countPotentialStates({ cells, reds, yellows, crates, ices }: PieceCount): number {
  let sum = 0;
  for (let redsLeft = 0; redsLeft <= reds; redsLeft++) {
    for (let yellowsLeft = 0; yellowsLeft <= yellows; yellowsLeft++) {
      if (redsLeft + yellowsLeft > 0) sum += countArrangements(cells, [redsLeft, yellowsLeft, crates, ices]);
      if (sum > MAX_POTENTIAL_STATES) return MAX_POTENTIAL_STATES;
    }
  }
  return sum;
}

/** In how many ways pieces, so many of each kind, stand on so many cells; at most `MANY_LAYOUTS`. */
function countArrangements(cells: number, counts: readonly number[]): number {
  let free = cells;
  let product = 1;
  for (const count of counts) {
    product = cappedProduct(product, binomial(free, count));
    free -= count;
  }
  return product;
}

// Pascal's triangle as far as it was needed; no entry is above `MANY_LAYOUTS`.
const triangle: number[][] = [[1]];

/** `from` over `count`, at most `MANY_LAYOUTS`. */
function binomial(from: number, count: number): number {
  if (count > from) return 0;
  while (triangle.length <= from) {
    const above = triangle[triangle.length - 1];
    const row = [1];
    for (let index = 1; index < above.length; index++)
      row.push(Math.min(MAX_POTENTIAL_STATES, above[index - 1] + above[index]));
    row.push(1);
    triangle.push(row);
  }
  return triangle[from][count];
}

function cappedProduct(one: number, other: number): number {
  if (one === 0 || other === 0) return 0;
  return one > Math.floor(MAX_POTENTIAL_STATES / other) ? MAX_POTENTIAL_STATES : one * other;
}
