/**
 * Encodes text as the bytes of a QR code (ISO/IEC 18004), check bytes included. The bytes are in the order in which a
 * QR code has them.
 */
import type { Task } from "../../../kernel/task";
import { computeCheckBytes, computeGeneratorPolynomial, prepareGf256 } from "./gf256";
import { hasLongCounts, layoutOf, ECC_LEVELS, MAX_VERSION, type CodewordLayout, type EccLevel } from "./version";

/**
 * A part of the text in a QR code. The mode "bytes" stores any ASCII text in eight bits a character. The mode "letters"
 * stores capitals and digits in eleven bits for two.
 */
export interface Segment {
  readonly mode: "bytes" | "letters";
  readonly text: string;
}

/** The characters of the alphanumeric mode of QR codes, in the order of their values. */
const ALPHANUMERIC_CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";
const PAIR_BITS = 11;
const LETTER_BITS = 6;

const BYTE_BITS = 8;
const MODE_BITS = 4;
const MODE_INDICATORS = { bytes: 4, letters: 2 };
const COUNT_BITS = { bytes: [8, 16], letters: [9, 11] };
const END_BITS = 4;
/** The two bytes that alternately fill the unused space of a QR code. */
const PADDING = [236, 17];

const UNITS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768];

const CHARACTERS_PER_SLICE = 12;
const BYTES_PER_SLICE = 20;
const TURNS_PER_SLICE = 8;

/**
 * Returns the layout of the smallest QR code that has space for the text segments, with the highest possible error
 * correction. Returns undefined if they are too long.
 */
export function findSmallestLayout(segments: readonly Segment[]): CodewordLayout | undefined {
  for (let version = 1; version <= MAX_VERSION; version++) {
    const bits = bitLength(segments, version);
    const hasSpace = (level: EccLevel): boolean => bits <= layoutOf(version, level).dataCodewordCount * BYTE_BITS;
    if (!hasSpace(ECC_LEVELS[0])) continue;
    const fitting = ECC_LEVELS.filter((level) => hasSpace(level));
    return layoutOf(version, fitting[fitting.length - 1]);
  }
  return undefined;
}

/**
 * Computes the bytes of a QR code for the text segments, check bytes included, in the order in which the code has them.
 */
export function* encodeSegments(segments: readonly Segment[], layout: CodewordLayout): Task<number[]> {
  const bits: number[] = [];
  for (const segment of segments) yield* appendSegment(bits, segment, layout.version);
  appendBits(bits, 0, Math.min(END_BITS, layout.dataCodewordCount * BYTE_BITS - bits.length));
  const bytes = yield* packBytes(bits, layout.dataCodewordCount);
  yield;
  const dataBlocks = splitBlocks(bytes, layout.blockCount);
  yield;
  yield* prepareGf256();
  const generator = yield* computeGeneratorPolynomial(layout.checkCodewordsPerBlock);
  const checkBlocks: number[][] = [];
  for (const block of dataBlocks) checkBlocks.push(yield* computeCheckBytes(block, generator));
  const interleaved: number[] = [];
  yield* interleaveBlocks(interleaved, dataBlocks);
  yield* interleaveBlocks(interleaved, checkBlocks);
  return interleaved;
}

function bitLength(segments: readonly Segment[], version: number): number {
  let bits = 0;
  for (const { mode, text } of segments) {
    const pairs = Math.floor(text.length / 2);
    const characters = mode === "bytes" ? text.length * BYTE_BITS : pairs * PAIR_BITS + (text.length % 2) * LETTER_BITS;
    bits += MODE_BITS + countBits(mode, version) + characters;
  }
  return bits;
}

function countBits(mode: Segment["mode"], version: number): number {
  return COUNT_BITS[mode][hasLongCounts(version) ? 1 : 0];
}

function* appendSegment(bits: number[], { mode, text }: Segment, version: number): Task<void> {
  appendBits(bits, MODE_INDICATORS[mode], MODE_BITS);
  appendBits(bits, text.length, countBits(mode, version));
  const step = mode === "bytes" ? 1 : 2;
  for (let index = 0; index < text.length; index += step) {
    if (index % CHARACTERS_PER_SLICE === 0) yield;
    if (mode === "bytes") appendBits(bits, text.charCodeAt(index), BYTE_BITS);
    else if (index + 1 < text.length)
      appendBits(
        bits,
        alphanumericValue(text, index) * ALPHANUMERIC_CHARACTERS.length + alphanumericValue(text, index + 1),
        PAIR_BITS,
      );
    else appendBits(bits, alphanumericValue(text, index), LETTER_BITS);
  }
}

function alphanumericValue(text: string, index: number): number {
  return ALPHANUMERIC_CHARACTERS.indexOf(text.charAt(index));
}

function appendBits(bits: number[], value: number, count: number): void {
  const unit = UNITS[count - 1];
  let rest = value;
  for (let index = 0; index < count; index++) {
    bits.push(rest < unit ? 0 : 1);
    rest = 2 * (rest % unit);
  }
}

function* packBytes(bits: readonly number[], count: number): Task<number[]> {
  const bytes: number[] = [];
  for (let first = 0; first < bits.length; first += BYTE_BITS) {
    if (bytes.length % BYTES_PER_SLICE === 0) yield;
    let byte = 0;
    for (let index = first; index < first + BYTE_BITS; index++)
      byte = 2 * byte + (index < bits.length ? bits[index] : 0);
    bytes.push(byte);
  }
  for (let filled = 0; bytes.length < count; filled++) bytes.push(PADDING[filled % PADDING.length]);
  return bytes;
}

/** Splits the bytes of a QR code into `count` blocks of nearly equal length. The shorter blocks come first. */
function splitBlocks(bytes: readonly number[], count: number): number[][] {
  const length = Math.floor(bytes.length / count);
  const longer = bytes.length % count;
  const blocks: number[][] = [];
  let first = 0;
  for (let block = 0; block < count; block++) {
    const end = first + length + (block >= count - longer ? 1 : 0);
    blocks.push(bytes.slice(first, end));
    first = end;
  }
  return blocks;
}

/** Appends the bytes of all blocks: first the first byte of each block, then the second byte of each, and so on. */
function* interleaveBlocks(all: number[], blocks: readonly (readonly number[])[]): Task<void> {
  const longest = blocks[blocks.length - 1].length;
  for (let index = 0; index < longest; index++) {
    if (index % TURNS_PER_SLICE === 0) yield;
    for (const block of blocks) if (index < block.length) all.push(block[index]);
  }
}
