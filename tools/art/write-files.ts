/** Writes files that the tools have generated, such as pictures, into the folders of the project. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export function writeProjectFiles(folder: string, files: ReadonlyMap<string, Uint8Array>): void {
  for (const [name, bytes] of files) {
    const path = join(import.meta.dirname, "../..", folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}
