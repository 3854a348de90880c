import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { zipSync, type Zippable } from "fflate";
import { filesUnder } from "./assets";

/** A zip of `folder` with the folder itself at its top. The same files give the same bytes, whenever it is made. */
export function zipFolder(folder: string): Uint8Array {
  const entries: Zippable = {};
  for (const file of filesUnder(folder)) entries[`${basename(folder)}/${file}`] = readFileSync(join(folder, file));
  return zipSync(entries, { level: 9, mtime: new Date(1980, 0, 1) });
}
