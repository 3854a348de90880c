/**
 * Counts the potential states of a level: all ways to place its pieces, whether moves can lead there or not. The
 * article "Simple mechanics, complex puzzle creation" (BigBangPixel) reports this number for its levels. The level
 * generator does not use the number.
 */
import { Floor, type Level } from "../level";

/**
 * The input of the formula for potential states: the number of cells on which pieces can stand, and the number of
 * pieces of each kind at the start.
 */
export interface PieceCount {
  readonly cells: number;
  readonly reds: number;
  readonly yellows: number;
  readonly crates: number;
  readonly ices: number;
}

export function countCellsAndPieces({ board, floors, reds, yellows, crates, ices }: Level): PieceCount {
  // The number of cells with floor or a pit. All cells of the grid are examined; those of the outer ring have neither,
  // so they are not counted.
  let cells = 0;
  for (const cell of board.cells) if (floors[cell] === Floor.Bare || floors[cell] === Floor.Pit) cells++;
  return { cells, reds: reds.length, yellows: yellows.length, crates: crates.length, ices: ices.length };
}

/**
 * The highest number of potential states that is reported. A 32-bit float can store every whole number up to this limit
 * exactly.
 */
export const MAX_POTENTIAL_STATES = 16777216;

/**
 * Returns the number of potential states of a level, by the formula of the article "Simple mechanics, complex puzzle
 * creation" (BigBangPixel).
 *
 * The formula counts the ways to place the pieces, for each number of toys that may be left on the board, except none
 * at all. The numbers of crates and ice cubes never change. The result is at most `MAX_POTENTIAL_STATES`.
 */
export function countPotentialStates({ cells, reds, yellows, crates, ices }: PieceCount): number {
  let sum = 0;
  for (let redsLeft = 0; redsLeft <= reds; redsLeft++) {
    for (let yellowsLeft = 0; yellowsLeft <= yellows; yellowsLeft++) {
      if (redsLeft + yellowsLeft > 0) sum += countPlacements(cells, [redsLeft, yellowsLeft, crates, ices]);
      if (sum > MAX_POTENTIAL_STATES) return MAX_POTENTIAL_STATES;
    }
  }
  return sum;
}

function countPlacements(cells: number, counts: readonly number[]): number {
  let free = cells;
  let product = 1;
  for (const count of counts) {
    product = multiplyCapped(product, binomial(free, count));
    free -= count;
  }
  return product;
}

const triangle: number[][] = [[1]];

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

function multiplyCapped(count1: number, count2: number): number {
  if (count1 === 0 || count2 === 0) return 0;
  return count1 > Math.floor(MAX_POTENTIAL_STATES / count2) ? MAX_POTENTIAL_STATES : count1 * count2;
}
