/** Reads and writes `.pdi` files, which hold a single picture. */

import type { Bitmap } from "../art/bitmap";
import type { ByteReader } from "./bytes";
import { readImageCell, writeImageCell } from "./image-cell";
import { fileSignatures, writeSection } from "./compressed-section";

/** Returns a picture as a `.pdi` file. */
export function writeImage(picture: Bitmap): Uint8Array {
  return writeSection(fileSignatures.pdi, [picture.width, picture.height, 0], writeImageCell(picture));
}

/** Reads the picture in the content of a `.pdi` file. */
export function readImage(body: ByteReader): Bitmap {
  return readImageCell(body);
}
