/** Packs a folder into a zip file whose bytes depend only on the files in the folder. */

import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { zipSync, type Zippable } from "fflate";
import { listFilesUnder } from "./assets";

/** Returns the bytes of a zip file that contains the folder `folder`. Equal files always result in equal bytes. */
export function zipFolder(folder: string): Uint8Array {
  const entries: Zippable = {};
  for (const file of listFilesUnder(folder)) entries[`${basename(folder)}/${file}`] = readFileSync(join(folder, file));
  return zipSync(entries, { level: 9, mtime: new Date(1980, 0, 1) });
}
