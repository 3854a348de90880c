import type { Bitmap } from "../art/bitmap";
import type { ByteReader } from "./bytes";
import { readCell, writeCell } from "./cell";
import { idents, writeSection } from "./section";

/** A picture as a `.pdi` file. */
export function writeImage(picture: Bitmap): Uint8Array {
  return writeSection(idents.pdi, [picture.width, picture.height, 0], writeCell(picture));
}

/** The picture in the content of a `.pdi` file. */
export function readImage(body: ByteReader): Bitmap {
  return readCell(body);
}
