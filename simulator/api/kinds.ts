/** The types of the simulator's objects that Lua code can hold, such as images. */
import type { Bitmap } from "../graphics/bitmap";
import type { Font } from "../graphics/font";
import type { BitmapTable } from "../graphics/tables";
import type { ObjectType } from "../vm/objects";

export interface OpenTextFile {
  readonly bytes: Uint8Array;
  /** The index of the byte that is read next from the open file, counted from 0. */
  next: number;
  /** The path of a file that is open for writing, and the texts written so far; undefined for a file that is read. */
  readonly written?: { readonly path: string; readonly texts: string[] };
}

export const IMAGE: ObjectType<Bitmap> = { name: "playdate.graphics.image" };
export const IMAGE_TABLE: ObjectType<BitmapTable> = { name: "playdate.graphics.imagetable" };
export const TEXT_FILE: ObjectType<OpenTextFile> = { name: "playdate.file.file" };
export const FONT: ObjectType<Font> = { name: "playdate.graphics.font" };
