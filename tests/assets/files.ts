/** Reads and lists the files of the folder `assets` in the repository, for the tests of pictures and fonts. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

const ASSETS = join(import.meta.dirname, "../../assets");

export function readAsset(path: string): Uint8Array {
  return new Uint8Array(readFileSync(join(ASSETS, path)));
}

export function listAssets(...folders: readonly string[]): string[] {
  const entries = folders.flatMap((folder) =>
    readdirSync(join(ASSETS, folder), { recursive: true, withFileTypes: true }),
  );
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((path) => relative(ASSETS, path).split(sep).join("/")).sort();
}
