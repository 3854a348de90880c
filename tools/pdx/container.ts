/** Reads and writes `.pdz` files, the containers that hold a game's compiled Lua. */

import { ByteReader, ByteWriter } from "./bytes";
import { deflate, expectSignature, fileSignatures, inflate } from "./compressed-section";

/**
 * The flag that says that a `.pdz` file is encrypted. After the flags, the file is a sequence of entries, each with
 * flags, size, name and content.
 */
const ENCRYPTED = 0x40000000;
const COMPRESSED = 0x80;
const MAX_ENTRY_BYTES = 0xffffff;

/** The kinds of entries in a `.pdz` file. An entry stores the index of its kind in this list. */
export const ENTRY_KINDS = ["unknown", "luac", "pdi", "pdt", "pdv", "pda", "pds", "pft"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** One entry of a `.pdz` file, such as a compiled Lua file or a picture. */
export interface ContainerEntry {
  readonly name: string;
  readonly kind: EntryKind;
  /**
   * The entry's content after decompression. It lacks the signature and flags with which a separate file of the same
   * kind begins.
   */
  readonly content: Uint8Array;
}

/**
 * Returns the bytes of a `.pdz` file that contains compiled Lua files. Throws a `RangeError` if one of them is too
 * large.
 */
export function writeContainer(chunks: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const writer = new ByteWriter().bytes(new TextEncoder().encode(fileSignatures.pdz)).u32(0);
  for (const [name, chunk] of chunks) {
    const content = new ByteWriter().u32(chunk.length).bytes(deflate(chunk)).toBytes();
    if (content.length > MAX_ENTRY_BYTES) throw new RangeError(`the Lua chunk "${name}" is too large`);
    writer.u8(COMPRESSED + ENTRY_KINDS.indexOf("luac")).u24(content.length);
    writer.text(name).align().bytes(content);
  }
  return writer.toBytes();
}

/** Returns all entries of a `.pdz` file. Throws if the file has the wrong signature, is encrypted or is damaged. */
export function readContainer(file: string, bytes: Uint8Array): ContainerEntry[] {
  const reader = new ByteReader(file, bytes);
  expectSignature(reader, fileSignatures.pdz);
  const flags = reader.u32();
  if (flags >= ENCRYPTED && (flags & ENCRYPTED) !== 0) {
    throw reader.createErrorAt(
      "the file is encrypted, as games of the Catalog are, and cannot be read",
      fileSignatures.pdz.length,
    );
  }
  if (reader.left === 0) throw reader.createErrorAt("the file ends before its first part");
  const parts: ContainerEntry[] = [];
  while (reader.left > 0) parts.push(readEntry(reader));
  return parts;
}

function readEntry(reader: ByteReader): ContainerEntry {
  const start = reader.offset;
  const flags = reader.u8();
  const size = reader.u24();
  const kind = ENTRY_KINDS.at(flags & 0x7f);
  if (kind === undefined) throw reader.createErrorAt(`a part of kind ${flags & 0x7f} is not known`, start);
  const name = reader.text();
  reader.align();
  // The sample rate and format of a sound, which come before its compressed bytes. Other entries have no such bytes.
  const soundHeader = kind === "pda" ? reader.take(4) : new Uint8Array();
  const rest = size - soundHeader.length;
  if (flags < COMPRESSED) return { name, kind, content: concatBytes(soundHeader, reader.take(rest)) };
  const inflatedSize = reader.u32();
  return { name, kind, content: concatBytes(soundHeader, inflate(reader, rest - 4, inflatedSize)) };
}

function concatBytes(header: Uint8Array, rest: Uint8Array): Uint8Array {
  return new ByteWriter().bytes(header).bytes(rest).toBytes();
}
