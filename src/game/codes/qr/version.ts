/** The tables of the QR code standard (ISO/IEC 18004) for the versions (sizes) that fit on the screen. */

/**
 * The error-correction level of a QR code: how much of the code may be unreadable, from the least (L) to the most (H).
 */
export type EccLevel = "L" | "M" | "Q" | "H";
export const ECC_LEVELS: readonly EccLevel[] = ["L", "M", "Q", "H"];

/**
 * The largest version (size) of QR codes that the game makes. It still fits on the screen with three pixels for each
 * small square.
 */
export const MAX_VERSION = 13;

/** The number of check bytes in each block of a QR code's data. The index is the version (size) minus 1. */
const CHECK_CODEWORDS_PER_BLOCK: Readonly<Record<EccLevel, readonly number[]>> = {
  L: [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26],
  M: [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22],
  Q: [13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24],
  H: [17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22],
};
/** The number of blocks into which a QR code's data is split. The index is the version (size) minus 1. */
const BLOCKS: Readonly<Record<EccLevel, readonly number[]>> = {
  L: [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4],
  M: [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9],
  Q: [1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12],
  H: [1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16],
};
/**
 * The columns of the middles of alignment patterns (rings that help scanners) in each QR code version (size). Their
 * rows are the same.
 */
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
const CODEWORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346, 404, 466, 532];

const FIRST_WITH_VERSION_INFORMATION = 7;
/** From this version (size) on, a QR code stores the number of characters in more bits. */
const FIRST_LONG_COUNTS = 10;

/** How a QR code's bytes are divided into blocks, each of which has its own check bytes. */
export interface CodewordLayout {
  readonly version: number;
  readonly eccLevel: EccLevel;
  readonly blockCount: number;
  readonly checkCodewordsPerBlock: number;
  /** The number of the QR code's bytes that carry data. The other bytes are check bytes. */
  readonly dataCodewordCount: number;
}

/** Returns how the bytes of a QR code of this version (size) and error-correction level are divided into blocks. */
export function layoutOf(version: number, eccLevel: EccLevel): CodewordLayout {
  const blockCount = BLOCKS[eccLevel][version - 1];
  const checkCodewordsPerBlock = CHECK_CODEWORDS_PER_BLOCK[eccLevel][version - 1];
  return {
    version,
    eccLevel,
    blockCount,
    checkCodewordsPerBlock,
    dataCodewordCount: CODEWORDS[version - 1] - blockCount * checkCodewordsPerBlock,
  };
}

/** Returns how many small squares a QR code of this version (size) has on each side. */
export function sideOf(version: number): number {
  return 17 + 4 * version;
}

/**
 * Returns the columns of the middles of alignment patterns (rings that help scanners) in a QR code; their rows are the
 * same. There are no alignment patterns in the three corners with finder patterns (large squares).
 */
export function alignmentCentresOf(version: number): readonly number[] {
  return ALIGNMENTS[version - 1];
}

export function hasVersionInformation(version: number): boolean {
  return version >= FIRST_WITH_VERSION_INFORMATION;
}

export function hasLongCounts(version: number): boolean {
  return version >= FIRST_LONG_COUNTS;
}
