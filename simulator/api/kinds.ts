/** The kinds of objects that a game holds. */
import type { Bitmap } from "../graphics/bitmap";
import type { Font } from "../graphics/font";
import type { BitmapTable } from "../graphics/tables";
import type { Kind } from "../vm/objects";

/** A file of the data folder that is read. */
export interface OpenTextFile {
  readonly bytes: Uint8Array;
  /** The byte that is read next, from 0. */
  next: number;
}

export const IMAGE: Kind<Bitmap> = { name: "playdate.graphics.image" };
export const IMAGE_TABLE: Kind<BitmapTable> = { name: "playdate.graphics.imagetable" };
export const TEXT_FILE: Kind<OpenTextFile> = { name: "playdate.file.file" };
export const FONT: Kind<Font> = { name: "playdate.graphics.font" };
