import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../packaging/project-folder";
import { readPng } from "../pdx/png";
import { crop, type Bitmap } from "./bitmap";

/** The committed picture at a path below `assets`. */
export function readPicture(path: string): Bitmap {
  return readPng(path, new Uint8Array(readFileSync(join(projectFolder, "assets", path))));
}

/** The frames of an image table of one row. */
export function readFrames(path: string): Bitmap[] {
  const table = readPicture(path);
  const [width, height] = frameSizeOf(path);
  return Array.from({ length: table.width / width }, (_, index) => crop(table, index * width, 0, width, height));
}

/** How wide and high a table's frames are, in pixels. */
export function frameSizeOf(path: string): [number, number] {
  const [, width, height] = /-table-(\d+)-(\d+)\.png$/.exec(path) ?? [];
  return [Number(width), Number(height)];
}
