/**
 * Reads and writes the format that most files of a packed Playdate game share: a signature, flags and a zlib stream.
 */

import { inflateSync } from "node:zlib";
import { zlibSync } from "fflate";
import { ByteReader, ByteWriter } from "./bytes";

// The flag that says that a file of a packed Playdate game (pdx) is compressed. Every file except audio and video
// begins with a signature of 12 letters and 4 bytes of flags. If this flag is set, 16 bytes follow: the inflated size
// and three numbers that are also in the content. The rest of the file is a zlib stream.

const COMPRESSED = 0x80000000;

/** The 12 letters (signature) with which each kind of file in a packed Playdate game begins. */
export const fileSignatures = {
  pdz: "Playdate PDZ",
  pdi: "Playdate IMG",
  pdt: "Playdate IMT",
  pft: "Playdate FNT",
  pds: "Playdate STR",
  pda: "Playdate AUD",
} as const;

/**
 * Checks the signature at the beginning of a file and moves the reader behind it. Throws if the file begins with other
 * bytes.
 */
export function expectSignature(reader: ByteReader, signature: string): void {
  const found = new TextDecoder("latin1").decode(reader.take(Math.min(signature.length, reader.left)));
  if (found !== signature) throw reader.createErrorAt(`the file should begin with "${signature}"`, 0);
}

/**
 * Returns the flags of a file, without the flag for compression, and the file's inflated content. Throws if the file
 * has another signature or is damaged.
 */
export function readSection(file: string, bytes: Uint8Array, signature: string): { flags: number; body: ByteReader } {
  const reader = new ByteReader(file, bytes);
  expectSignature(reader, signature);
  const flags = reader.u32();
  if (flags < COMPRESSED) return { flags, body: new ByteReader(file, reader.take(reader.left)) };
  const size = reader.u32();
  reader.take(12);
  return { flags: flags - COMPRESSED, body: new ByteReader(`${file} (inflated)`, inflate(reader, reader.left, size)) };
}

/**
 * Returns the bytes of a compressed file in the Playdate console's format. `repeatedNumbers` are numbers, such as width
 * and height, that the file stores twice: before the content and in it.
 */
export function writeSection(
  signature: string,
  repeatedNumbers: readonly [number, number, number],
  body: Uint8Array,
): Uint8Array {
  const writer = new ByteWriter()
    .bytes(new TextEncoder().encode(signature))
    .u32(COMPRESSED, body.length, ...repeatedNumbers);
  return writer.bytes(deflate(body)).toBytes();
}

/**
 * Inflates the next `count` bytes of a file. Throws if these bytes are damaged or do not inflate to exactly `size`
 * bytes.
 */
export function inflate(reader: ByteReader, count: number, size: number): Uint8Array {
  const start = reader.offset;
  const bytes = reader.take(count);
  const inflated = tryInflate(bytes, size);
  if (inflated?.length !== size) throw reader.createErrorAt(`the zlib stream here does not hold ${size} bytes`, start);
  return inflated;
}

function tryInflate(bytes: Uint8Array, size: number): Uint8Array | undefined {
  try {
    return new Uint8Array(inflateSync(bytes, { maxOutputLength: Math.max(1, size) }));
  } catch {
    return undefined;
  }
}

/**
 * Returns the bytes compressed as a zlib stream. Uses the package fflate, because the output of Node's zlib depends on
 * its version and the processor.
 */
export function deflate(bytes: Uint8Array): Uint8Array {
  return zlibSync(bytes, { level: 9 });
}
