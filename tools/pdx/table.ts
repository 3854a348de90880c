import type { Bitmap } from "../art/bitmap";
import { ByteWriter, type ByteReader } from "./bytes";
import { readCell, writeTableCell } from "./cell";
import { idents, writeSection } from "./section";

export interface Table {
  /** Pictures in a row; the number of pictures where they come from a file each. */
  readonly columns: number;
  /** Row by row. */
  readonly pictures: readonly Bitmap[];
}

const MOST_PICTURES = 0xffff;

/** A table as a `.pdt` file. Throws when it has more pictures than one can number. */
export function writeTable({ columns, pictures }: Table): Uint8Array {
  if (pictures.length > MOST_PICTURES) throw new RangeError(`a table holds at most ${MOST_PICTURES} pictures`);
  const writer = new ByteWriter().u16(pictures.length, columns);
  const cells = pictures.map(writeTableCell);
  writer.u32(...endsOf(cells));
  for (const cell of cells) writer.bytes(cell);
  const { width, height } = pictures[0] ?? { width: 0, height: 0 };
  return writeSection(idents.pdt, [width, height, pictures.length], writer.done());
}

/** The table in the content of a `.pdt` file. */
export function readTable(body: ByteReader): Table {
  const count = body.u16();
  const columns = body.u16();
  if (columns > count || (columns === 0 && count > 0)) {
    throw body.fault(`a table of ${count} pictures cannot have ${columns} in a row`, 2);
  }
  const starts = readStarts(body, count, () => body.u32());
  const pictures = starts.map((start) => {
    body.offset = start;
    return readCell(body);
  });
  return { columns, pictures };
}

/** Where each part ends when they follow one another. */
export function endsOf(parts: readonly Uint8Array[]): number[] {
  let end = 0;
  return parts.map((part) => (end += part.length));
}

/**
 * Reads where each of `count` parts ends, counted from the first one's start, behind these numbers.
 * Gives where each starts in the file. Throws when the file ends before.
 */
export function readStarts(reader: ByteReader, count: number, readEnd: () => number): number[] {
  const ends = Array.from({ length: count }, readEnd);
  reader.align();
  const base = reader.offset;
  const starts = ends.map((_, i) => base + (i === 0 ? 0 : ends[i - 1]));
  const outside = ends.findIndex((end, i) => base + end > reader.bytes.length || base + end < starts[i]);
  if (outside >= 0) throw reader.fault(`part ${outside + 1} of ${count} ends outside of the file`);
  return starts;
}
