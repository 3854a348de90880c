/** Reads and writes `.pdt` files, which contain the pictures of an image table. */

import type { Bitmap } from "../art/bitmap";
import { ByteWriter, type ByteReader } from "./bytes";
import { readImageCell, writePaddedImageCell } from "./image-cell";
import { fileSignatures, writeSection } from "./compressed-section";

/** A list of pictures of one size, which programs draw by their numbers. */
export interface ImageTable {
  /**
   * The number of pictures in a row of the file from which the table is made (a picture sheet). If each picture has its
   * own file, the number of all pictures.
   */
  readonly columns: number;
  readonly pictures: readonly Bitmap[];
}

const MAX_TABLE_PICTURES = 0xffff;

/**
 * Returns an image table as the bytes of a `.pdt` file. Throws a `RangeError` if it has more pictures than a 16-bit
 * number can count.
 */
export function writeTable({ columns, pictures }: ImageTable): Uint8Array {
  if (pictures.length > MAX_TABLE_PICTURES)
    throw new RangeError(`a table holds at most ${MAX_TABLE_PICTURES} pictures`);
  const writer = new ByteWriter().u16(pictures.length, columns);
  const cells = pictures.map(writePaddedImageCell);
  writer.u32(...endOffsets(cells));
  for (const cell of cells) writer.bytes(cell);
  const { width, height } = pictures[0] ?? { width: 0, height: 0 };
  return writeSection(fileSignatures.pdt, [width, height, pictures.length], writer.toBytes());
}

/** Reads the image table in the content of a `.pdt` file. */
export function readTable(body: ByteReader): ImageTable {
  const count = body.u16();
  const columns = body.u16();
  if (columns > count || (columns === 0 && count > 0)) {
    throw body.createErrorAt(`a table of ${count} pictures cannot have ${columns} in a row`, 2);
  }
  const starts = readStartOffsets(body, count, () => body.u32());
  const pictures = starts.map((start) => {
    body.offset = start;
    return readImageCell(body);
  });
  return { columns, pictures };
}

/** Returns the offset at which each byte array ends when the arrays are stored one after the other. */
export function endOffsets(parts: readonly Uint8Array[]): number[] {
  let end = 0;
  return parts.map((part) => (end += part.length));
}

/**
 * Reads the end offsets of `count` parts of a file. The offsets are relative to the start of the first part. Returns
 * the start of each part in the file. Throws if a part ends outside the file.
 */
export function readStartOffsets(reader: ByteReader, count: number, readEnd: () => number): number[] {
  const ends = Array.from({ length: count }, readEnd);
  reader.align();
  const base = reader.offset;
  const starts = ends.map((_, i) => base + (i === 0 ? 0 : ends[i - 1]));
  const outside = ends.findIndex((end, i) => base + end > reader.bytes.length || base + end < starts[i]);
  if (outside >= 0) throw reader.createErrorAt(`part ${outside + 1} of ${count} ends outside of the file`);
  return starts;
}
