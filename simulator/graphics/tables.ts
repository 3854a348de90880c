/** Image tables: lists of pictures of one size, cut from a file `name-table-WIDTH-HEIGHT.png`. */
import { cutBitmap, type Bitmap } from "./bitmap";
import { decodePngBitmap } from "./png";

export interface BitmapTable {
  readonly columns: number;
  readonly rows: number;
  /** The pictures of the image table, in the order in which its PNG file has them: row by row. */
  readonly bitmaps: readonly Bitmap[];
}

/**
 * Finds an image table by its path without the ending `-table-WIDTH-HEIGHT.png` of the file. Returns undefined if no
 * such file exists.
 */
export function findTable(files: ReadonlyMap<string, Uint8Array>, path: string): BitmapTable | undefined {
  const start = `${path}-table-`;
  for (const name of files.keys()) {
    if (!name.startsWith(start)) continue;
    const size = /^(\d+)-(\d+)\.png$/.exec(name.slice(start.length));
    const bytes = size === null ? undefined : files.get(name);
    if (size !== null && bytes !== undefined) return cutTable(decodePngBitmap(bytes), Number(size[1]), Number(size[2]));
  }
  return undefined;
}

function cutTable(sheet: Bitmap, width: number, height: number): BitmapTable {
  const columns = Math.floor(sheet.width / width);
  const rows = Math.floor(sheet.height / height);
  const bitmaps = Array.from({ length: columns * rows }, (_, i) =>
    cutBitmap(sheet, (i % columns) * width, Math.floor(i / columns) * height, width, height),
  );
  return { columns, rows, bitmaps };
}
