/** The kinds of objects that a game holds. */
import type { Bitmap } from "../graphics/bitmap";
import type { Font } from "../graphics/font";
import type { BitmapTable } from "../graphics/tables";
import type { Kind } from "../vm/objects";

export const IMAGE: Kind<Bitmap> = { name: "playdate.graphics.image" };
export const IMAGE_TABLE: Kind<BitmapTable> = { name: "playdate.graphics.imagetable" };
export const FONT: Kind<Font> = { name: "playdate.graphics.font" };
