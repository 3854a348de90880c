import type { Task } from "../../../kernel/task";
import { computeCheckBytes, generatorPolynomial, prepareGf256 } from "./gf256";
import { hasLongCounts, layoutOf, ECC_LEVELS, MAX_VERSION, type CodewordLayout, type EccLevel } from "./version";

/**
 * A piece of what a code says: any ASCII text, eight bits for each character, or capitals and figures, eleven bits for
 * two of them.
 */
export interface Segment {
  readonly mode: "bytes" | "letters";
  readonly text: string;
}

/** In the order of their values. */
const ALPHANUMERIC_CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";
const PAIR_BITS = 11;
const LETTER_BITS = 6;

const BYTE_BITS = 8;
const MODE_BITS = 4;
const MODE_INDICATORS = { bytes: 4, letters: 2 };
const COUNT_BITS = { bytes: [8, 16], letters: [9, 11] };
const END_BITS = 4;
const PADDING = [236, 17];

/** What each bit of a number is worth, the lowest first. */
const UNITS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768];

const CHARACTERS_PER_SLICE = 12;
const BYTES_PER_SLICE = 20;
const TURNS_PER_SLICE = 8;

/** The smallest code that has room for the segments, checked as well as it has room for; undefined if none has. */
export function smallestLayout(segments: readonly Segment[]): CodewordLayout | undefined {
  for (let version = 1; version <= MAX_VERSION; version++) {
    const bits = bitLength(segments, version);
    const hasRoom = (level: EccLevel): boolean => bits <= layoutOf(version, level).dataCodewords * BYTE_BITS;
    if (!hasRoom(ECC_LEVELS[0])) continue;
    const fitting = ECC_LEVELS.filter((level) => hasRoom(level));
    return layoutOf(version, fitting[fitting.length - 1]);
  }
  return undefined;
}

/** The segments as codewords, with those that check them, in the order in which they are laid. */
export function* encodeSegments(segments: readonly Segment[], layout: CodewordLayout): Task<number[]> {
  const bits: number[] = [];
  for (const segment of segments) yield* appendSegment(bits, segment, layout.version);
  appendBits(bits, 0, Math.min(END_BITS, layout.dataCodewords * BYTE_BITS - bits.length));
  const bytes = yield* packBytes(bits, layout.dataCodewords);
  yield;
  const dataBlocks = splitBlocks(bytes, layout.blocks);
  yield;
  yield* prepareGf256();
  const generator = yield* generatorPolynomial(layout.checkCodewordsPerBlock);
  const checkBlocks: number[][] = [];
  for (const block of dataBlocks) checkBlocks.push(yield* computeCheckBytes(block, generator));
  const inOrder: number[] = [];
  yield* interleaveBlocks(inOrder, dataBlocks);
  yield* interleaveBlocks(inOrder, checkBlocks);
  return inOrder;
}

/** How many bits the segments take. */
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
  for (let at = 0; at < text.length; at += step) {
    if (at % CHARACTERS_PER_SLICE === 0) yield;
    if (mode === "bytes") appendBits(bits, text.charCodeAt(at), BYTE_BITS);
    else if (at + 1 < text.length)
      appendBits(
        bits,
        alphanumericValue(text, at) * ALPHANUMERIC_CHARACTERS.length + alphanumericValue(text, at + 1),
        PAIR_BITS,
      );
    else appendBits(bits, alphanumericValue(text, at), LETTER_BITS);
  }
}

function alphanumericValue(text: string, at: number): number {
  return ALPHANUMERIC_CHARACTERS.indexOf(text.charAt(at));
}

/** Puts the last `count` bits of a number behind the others, the highest first. */
function appendBits(bits: number[], value: number, count: number): void {
  const unit = UNITS[count - 1];
  let rest = value;
  for (let at = 0; at < count; at++) {
    bits.push(rest < unit ? 0 : 1);
    rest = 2 * (rest % unit);
  }
}

/** The bits, and what fills up the rest, as so many bytes. */
function* packBytes(bits: readonly number[], count: number): Task<number[]> {
  const bytes: number[] = [];
  for (let first = 0; first < bits.length; first += BYTE_BITS) {
    if (bytes.length % BYTES_PER_SLICE === 0) yield;
    let byte = 0;
    for (let at = first; at < first + BYTE_BITS; at++) byte = 2 * byte + (at < bits.length ? bits[at] : 0);
    bytes.push(byte);
  }
  for (let filled = 0; bytes.length < count; filled++) bytes.push(PADDING[filled % PADDING.length]);
  return bytes;
}

/** As equal as can be, the shorter ones first. */
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

/** Puts the first of each block behind the others, the second of each, and so on. */
function* interleaveBlocks(all: number[], blocks: readonly (readonly number[])[]): Task<void> {
  const longest = blocks[blocks.length - 1].length;
  for (let at = 0; at < longest; at++) {
    if (at % TURNS_PER_SLICE === 0) yield;
    for (const block of blocks) if (at < block.length) all.push(block[at]);
  }
}
