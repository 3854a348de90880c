/** Reads finished pictures from the folder assets/, for drawings that reuse them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../packaging/project-folder";
import { readPng } from "../pdx/png";
import { crop, type Bitmap } from "./bitmap";

/** Reads the picture at a path below `assets`. Throws if the file does not exist. */
export function readPicture(path: string): Bitmap {
  return readPng(path, new Uint8Array(readFileSync(join(projectFolder, "assets", path))));
}

/** Reads the pictures of an image table with one row. */
export function readFrames(path: string): Bitmap[] {
  const table = readPicture(path);
  const [width, height] = frameSizeOf(path);
  return Array.from({ length: table.width / width }, (_, index) => crop(table, index * width, 0, width, height));
}

/**
 * Returns the width and height, in pixels, of the pictures in an image table. The name of the table's file contains
 * both numbers.
 */
export function frameSizeOf(path: string): [number, number] {
  const [, width, height] = /-table-(\d+)-(\d+)\.png$/.exec(path) ?? [];
  return [Number(width), Number(height)];
}
