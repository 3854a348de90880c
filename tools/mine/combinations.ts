// Numbers the subsets that have a certain size and whose members are numbers from 0 to n − 1. Subsets are ordered by
// their largest member, then by the second largest and so on (colexicographic order).

const MAX_MEMBERS = 64;
const MAX_SIZE = 8;

/**
 * The binomial coefficients. The first index is the size of the subsets, the second index the size of the set. The
 * value is how many such subsets the set has.
 */
const BINOMIALS = Array.from({ length: MAX_SIZE + 1 }, (_, size) =>
  Array.from({ length: MAX_MEMBERS + 1 }, (_member, of) => computeBinomial(of, size)),
);

/** Returns the number of subsets of `size` members in a set of `of` members. */
export function binomialOf(of: number, size: number): number {
  return BINOMIALS[size][of];
}

function computeBinomial(of: number, size: number): number {
  let count = 1;
  for (let index = 0; index < size; index++) count = (count * (of - index)) / (index + 1);
  return Math.max(0, count);
}

/**
 * Returns all subsets of `members` that have `size` members, as one flat list of members. The subsets are ordered by
 * their largest member, then by the second largest and so on (colexicographic order).
 */
export function listSubsets(members: readonly number[], size: number): number[] {
  if (size === 0) return [];
  const all: number[] = [];
  for (let last = size - 1; last < members.length; last++) {
    const before = listSubsets(members.slice(0, last), size - 1);
    const count = binomialOf(last, size - 1);
    for (let index = 0; index < count; index++)
      all.push(...before.slice(index * (size - 1), (index + 1) * (size - 1)), members[last]);
  }
  return all;
}

const sorted: number[] = [];

/**
 * Returns the number of a subset of cells among all subsets of the same size, counted from 0 in colexicographic order.
 * The subset is `cells[from]`, `cells[from + 1]` and so on, in any order. `memberIndexes` has, for each cell, its index
 * among all cells that a subset may contain.
 */
export function computeSubsetRank(
  cells: ArrayLike<number>,
  from: number,
  size: number,
  memberIndexes: ArrayLike<number>,
): number {
  for (let index = 0; index < size; index++) {
    const memberIndex = memberIndexes[cells[from + index]];
    let into = index;
    while (into > 0 && sorted[into - 1] > memberIndex) {
      sorted[into] = sorted[into - 1];
      into--;
    }
    sorted[into] = memberIndex;
  }
  let rank = 0;
  for (let index = 0; index < size; index++) rank += BINOMIALS[index + 1][sorted[index]];
  return rank;
}
