import { crop, type Bitmap } from "../../tools/art/bitmap";
import { readPng } from "../../tools/pdx/png";
import { readAsset } from "./files";

/** The committed picture at a path below `assets`. */
export function readPicture(path: string): Bitmap {
  return readPng(path, readAsset(path));
}

/** The frames of an image table of one row. */
export function framesOf(path: string): Bitmap[] {
  const table = readPicture(path);
  const [width, height] = cellOf(path);
  return Array.from({ length: table.width / width }, (_, index) => crop(table, index * width, 0, width, height));
}

/** How wide and high a table's frames are, in pixels. */
export function cellOf(path: string): [number, number] {
  const [, width, height] = /-table-(\d+)-(\d+)\.png$/.exec(path) ?? [];
  return [Number(width), Number(height)];
}
