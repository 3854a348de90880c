// Subsets of so many of a list's members, each with a number: those without the last members come first ("colexicographic").

const MAX_MEMBERS = 64;
const MAX_SIZE = 8;

/** By size, then by how many there are to choose from: see `choose`. */
const BINOMIALS = Array.from({ length: MAX_SIZE + 1 }, (_, size) =>
  Array.from({ length: MAX_MEMBERS + 1 }, (_member, of) => computeBinomial(of, size)),
);

/** How many subsets of `size` members there are `of` so many. */
export function binomial(of: number, size: number): number {
  return BINOMIALS[size][of];
}

function computeBinomial(of: number, size: number): number {
  let count = 1;
  for (let at = 0; at < size; at++) count = (count * (of - at)) / (at + 1);
  return Math.max(0, count);
}

/** All subsets of `size` members in the order of their numbers, one after the other, the members of each in their order. */
export function listSubsets(members: readonly number[], size: number): number[] {
  if (size === 0) return [];
  const all: number[] = [];
  for (let last = size - 1; last < members.length; last++) {
    const before = listSubsets(members.slice(0, last), size - 1);
    const count = binomial(last, size - 1);
    for (let at = 0; at < count; at++) all.push(...before.slice(at * (size - 1), (at + 1) * (size - 1)), members[last]);
  }
  return all;
}

const sorted: number[] = [];

/** The number of the subset `cells[from]` and so on, in any order; `places` says where in the list each of them is. */
export function subsetRank(
  cells: ArrayLike<number>,
  from: number,
  size: number,
  memberIndexes: ArrayLike<number>,
): number {
  for (let at = 0; at < size; at++) {
    const memberIndex = memberIndexes[cells[from + at]];
    let into = at;
    while (into > 0 && sorted[into - 1] > memberIndex) {
      sorted[into] = sorted[into - 1];
      into--;
    }
    sorted[into] = memberIndex;
  }
  let rank = 0;
  for (let at = 0; at < size; at++) rank += BINOMIALS[at + 1][sorted[at]];
  return rank;
}
