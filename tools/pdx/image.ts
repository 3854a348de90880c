/** Reads and writes `.pdi` files, each of which contains a single picture. */

import type { Bitmap } from "../art/bitmap";
import type { ByteReader } from "./bytes";
import { readImageCell, writeImageCell } from "./image-cell";
import { fileSignatures, writeSection } from "./compressed-section";

/** Returns a picture as the bytes of a `.pdi` file, the Playdate console's format for one picture. */
export function writeImage(picture: Bitmap): Uint8Array {
  return writeSection(fileSignatures.pdi, [picture.width, picture.height, 0], writeImageCell(picture));
}

/** Reads the picture in the content of a `.pdi` file. */
export function readImage(body: ByteReader): Bitmap {
  return readImageCell(body);
}
