/** Reads all files of a game's folder into memory, for the headless runner and for the build of the web page. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/**
 * Returns the bytes of every file under a folder, by its path relative to the folder, with forward slashes. Throws the
 * file system's error if the folder cannot be read.
 */
export function readFolder(folder: string): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(relative(folder, path).split(sep).join("/"), readFileSync(path));
  }
  return files;
}
