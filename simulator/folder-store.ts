import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Store } from "./host";

/**
 * Keeps the Data folder in a folder of this machine that is there already: each file under its own name, as the game
 * writes it. A name that would lead out of the folder, or deeper into it, throws.
 */
export function createFolderStore(folder: string): Store {
  const pathOf = (name: string): string => {
    const path = resolve(folder, name);
    if (dirname(path) !== resolve(folder)) throw new Error(`"${name}" is no name of a file in the data folder`);
    return path;
  };
  return {
    read: (name) => {
      const path = pathOf(name);
      return existsSync(path) ? readFileSync(path, "utf8") : undefined;
    },
    write: (name, text) => writeFileSync(pathOf(name), text),
    remove: (name) => rmSync(pathOf(name), { force: true }),
  };
}
