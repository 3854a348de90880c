/** Packs a folder into a reproducible zip file. */

import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { zipSync, type Zippable } from "fflate";
import { filesUnder } from "./assets";

/** Returns a zip file of `folder`, which contains the folder itself. Equal files always result in equal bytes. */
export function zipFolder(folder: string): Uint8Array {
  const entries: Zippable = {};
  for (const file of filesUnder(folder)) entries[`${basename(folder)}/${file}`] = readFileSync(join(folder, file));
  return zipSync(entries, { level: 9, mtime: new Date(1980, 0, 1) });
}
