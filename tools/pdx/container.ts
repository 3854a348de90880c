import { ByteReader, ByteWriter } from "./bytes";
import { deflate, expectIdent, idents, inflate } from "./section";

// A `.pdz`: parts one after another, each with flags, size, name and its content.

const ENCRYPTED = 0x40000000;
const COMPRESSED = 0x80;
const MOST_BYTES = 0xffffff;

/** What a part can be, by its number. */
export const partKinds = ["unknown", "luac", "pdi", "pdt", "pdv", "pda", "pds", "pft"] as const;
export type PartKind = (typeof partKinds)[number];

export interface Part {
  readonly name: string;
  readonly kind: PartKind;
  /** Inflated, from its first byte; of a picture or the like, all behind the flags. */
  readonly content: Uint8Array;
}

/** A `.pdz` file of these Lua chunks. Throws a `RangeError` when one is too large. */
export function writeContainer(chunks: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const writer = new ByteWriter().bytes(new TextEncoder().encode(idents.pdz)).u32(0);
  for (const [name, chunk] of chunks) {
    const content = new ByteWriter().u32(chunk.length).bytes(deflate(chunk)).done();
    if (content.length > MOST_BYTES) throw new RangeError(`the Lua chunk "${name}" is too large`);
    writer.u8(COMPRESSED + partKinds.indexOf("luac")).u24(content.length);
    writer.text(name).align().bytes(content);
  }
  return writer.done();
}

/** All parts of a `.pdz` file. Throws when it is none, encrypted or damaged. */
export function readContainer(file: string, bytes: Uint8Array): Part[] {
  const reader = new ByteReader(file, bytes);
  expectIdent(reader, idents.pdz);
  const flags = reader.u32();
  if (flags >= ENCRYPTED && (flags & ENCRYPTED) !== 0) {
    throw reader.fault("the file is encrypted, as games of the Catalog are, and cannot be read", idents.pdz.length);
  }
  if (reader.left === 0) throw reader.fault("the file ends before its first part");
  const parts: Part[] = [];
  while (reader.left > 0) parts.push(readPart(reader));
  return parts;
}

function readPart(reader: ByteReader): Part {
  const start = reader.offset;
  const flags = reader.u8();
  const size = reader.u24();
  const kind = partKinds.at(flags & 0x7f);
  if (kind === undefined) throw reader.fault(`a part of kind ${flags & 0x7f} is not known`, start);
  const name = reader.text();
  reader.align();
  // A sound's rate and format are not compressed with it.
  const front = kind === "pda" ? reader.take(4) : new Uint8Array();
  const rest = size - front.length;
  if (flags < COMPRESSED) return { name, kind, content: joined(front, reader.take(rest)) };
  const inflatedSize = reader.u32();
  return { name, kind, content: joined(front, inflate(reader, rest - 4, inflatedSize)) };
}

function joined(front: Uint8Array, rest: Uint8Array): Uint8Array {
  return new ByteWriter().bytes(front).bytes(rest).done();
}
