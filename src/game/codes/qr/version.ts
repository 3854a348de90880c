// What the standard (ISO/IEC 18004) says of each version of a QR code, as far as the screen has room for them.

/** How much of a code may be unreadable, from the least to the most. */
export type EccLevel = "L" | "M" | "Q" | "H";
export const ECC_LEVELS: readonly EccLevel[] = ["L", "M", "Q", "H"];

/** With four modules of quiet round it, this one still has three pixels for each module of the screen's height. */
export const MAX_VERSION = 13;

/** By level and version: the check codewords of each block. */
const CHECK_CODEWORDS_PER_BLOCK: Readonly<Record<EccLevel, readonly number[]>> = {
  L: [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26],
  M: [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22],
  Q: [13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24],
  H: [17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22],
};
/** By level and version: how many blocks there are. */
const BLOCKS: Readonly<Record<EccLevel, readonly number[]>> = {
  L: [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4],
  M: [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9],
  Q: [1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12],
  H: [1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16],
};
/** By version: where the middles of alignment patterns are, across and down. */
const ALIGNMENTS: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
  [6, 30, 54],
  [6, 32, 58],
  [6, 34, 62],
];
/** By version: codewords, those that check included. */
const CODEWORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346, 404, 466, 532];

/** From this version on the code says itself which it is. */
const FIRST_WITH_VERSION_INFORMATION = 7;
/** From this version on a count of characters takes more bits. */
const FIRST_LONG_COUNTS = 10;

/** How the codewords of a code are laid out. */
export interface CodewordLayout {
  readonly version: number;
  readonly eccLevel: EccLevel;
  readonly blocks: number;
  readonly checkCodewordsPerBlock: number;
  /** How many codewords carry something. */
  readonly dataCodewords: number;
}

export function layoutOf(version: number, eccLevel: EccLevel): CodewordLayout {
  const blocks = BLOCKS[eccLevel][version - 1];
  const checkCodewordsPerBlock = CHECK_CODEWORDS_PER_BLOCK[eccLevel][version - 1];
  return {
    version,
    eccLevel,
    blocks,
    checkCodewordsPerBlock,
    dataCodewords: CODEWORDS[version - 1] - blocks * checkCodewordsPerBlock,
  };
}

/** How many modules a code of that version has on a side. */
export function sideOf(version: number): number {
  return 17 + 4 * version;
}

/** Where the middles of alignment patterns are, across and down; those that would lie on finders are not there. */
export function alignmentsOf(version: number): readonly number[] {
  return ALIGNMENTS[version - 1];
}

export function hasVersionInformation(version: number): boolean {
  return version >= FIRST_WITH_VERSION_INFORMATION;
}

export function hasLongCounts(version: number): boolean {
  return version >= FIRST_LONG_COUNTS;
}
