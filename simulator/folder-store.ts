/** A store that keeps the game's saved files in a folder on this computer, for the headless runner. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Store } from "./host";

/**
 * Creates a store that keeps the game's saved files in the existing folder `folder`. Each file has the name under which
 * the game saves it. Throws an error for a file name that leads to another folder.
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
