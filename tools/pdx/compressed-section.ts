import { inflateSync } from "node:zlib";
import { zlibSync } from "fflate";
import { ByteReader, ByteWriter } from "./bytes";

// Every file of a pdx but audio and video begins so: 12 letters, flags, and, with the flag for it, a zlib stream behind
// 16 bytes that tell its size and three numbers that its reader finds again inside.

const COMPRESSED = 0x80000000;

/** The 12 letters that a kind of file begins with. */
export const fileSignatures = {
  pdz: "Playdate PDZ",
  pdi: "Playdate IMG",
  pdt: "Playdate IMT",
  pft: "Playdate FNT",
  pds: "Playdate STR",
  pda: "Playdate AUD",
} as const;

/** The four numbers behind the letters that a reader then stands at. Throws when the file begins otherwise. */
export function expectSignature(reader: ByteReader, signature: string): void {
  const found = new TextDecoder("latin1").decode(reader.take(Math.min(signature.length, reader.left)));
  if (found !== signature) throw reader.errorAt(`the file should begin with "${signature}"`, 0);
}

/** A file's flags, without that of compression, and its inflated content. Throws when it is not of this kind or damaged. */
export function readSection(file: string, bytes: Uint8Array, signature: string): { flags: number; body: ByteReader } {
  const reader = new ByteReader(file, bytes);
  expectSignature(reader, signature);
  const flags = reader.u32();
  if (flags < COMPRESSED) return { flags, body: new ByteReader(file, reader.take(reader.left)) };
  const size = reader.u32();
  reader.take(12);
  return { flags: flags - COMPRESSED, body: new ByteReader(`${file} (inflated)`, inflate(reader, reader.left, size)) };
}

/** The file with that content: `numbers` are what its kind repeats in front, such as a picture's width and height. */
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

/** Inflates the next `count` bytes. Throws when they are damaged or do not give `size` bytes. */
export function inflate(reader: ByteReader, count: number, size: number): Uint8Array {
  const start = reader.offset;
  const bytes = reader.take(count);
  const inflated = tryInflate(bytes, size);
  if (inflated?.length !== size) throw reader.errorAt(`the zlib stream here does not hold ${size} bytes`, start);
  return inflated;
}

function tryInflate(bytes: Uint8Array, size: number): Uint8Array | undefined {
  try {
    return new Uint8Array(inflateSync(bytes, { maxOutputLength: Math.max(1, size) }));
  } catch {
    return undefined;
  }
}

/** A zlib stream. By fflate, as the bytes that Node's own zlib writes change with its version and the processor. */
export function deflate(bytes: Uint8Array): Uint8Array {
  return zlibSync(bytes, { level: 9 });
}
