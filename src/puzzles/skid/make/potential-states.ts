/**
 * Counts the potential states of a level, which the article reports beside the real ones. It plays no role in
 * generating levels.
 */
import { Tile, type Level } from "../level";

/** What the number of potential states depends on: the cells on which pieces can stand, and the pieces of each kind. */
export interface PieceCount {
  readonly cells: number;
  readonly reds: number;
  readonly yellows: number;
  readonly crates: number;
  readonly ices: number;
}

/** Returns the piece count of a level. */
export function pieceCountOf({ board, tiles, reds, yellows, crates, ices }: Level): PieceCount {
  // The outer ring of the grid has neither floor nor pits, so it adds nothing.
  let cells = 0;
  for (const cell of board.cells) if (tiles[cell] === Tile.Floor || tiles[cell] === Tile.Pit) cells++;
  return { cells, reds: reds.length, yellows: yellows.length, crates: crates.length, ices: ices.length };
}

/** The limit of all counts: up to here a 32-bit float holds every whole number. */
export const MAX_POTENTIAL_STATES = 16777216;

/**
 * Returns how many layouts a level could have, by the formula of "Simple mechanics, complex puzzle creation"
 * (BigBangPixel).
 *
 * The formula sums the distinguishable permutations over all numbers of toys that may be left, except none at all.
 * Crates and ice cubes keep their numbers. The result is at most `MAX_POTENTIAL_STATES`.
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

/**
 * Returns in how many ways pieces of several kinds can stand on the cells. `counts` has the number of pieces of each
 * kind. The result is at most `MAX_POTENTIAL_STATES`.
 */
function countArrangements(cells: number, counts: readonly number[]): number {
  let free = cells;
  let product = 1;
  for (const count of counts) {
    product = cappedProduct(product, binomial(free, count));
    free -= count;
  }
  return product;
}

// The rows of Pascal's triangle that have been needed so far. No entry is above `MAX_POTENTIAL_STATES`.
const triangle: number[][] = [[1]];

/** Returns the binomial coefficient `from` over `count`, at most `MAX_POTENTIAL_STATES`. */
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

/** Returns the product of two counts, at most `MAX_POTENTIAL_STATES`. */
function cappedProduct(count1: number, count2: number): number {
  if (count1 === 0 || count2 === 0) return 0;
  return count1 > Math.floor(MAX_POTENTIAL_STATES / count2) ? MAX_POTENTIAL_STATES : count1 * count2;
}
