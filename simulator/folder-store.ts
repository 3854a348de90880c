/** A store that saves to a folder of this computer, for the headless runner. `stores.ts` has the store in memory. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Store } from "./host";

/**
 * Creates a store whose Data folder is the given existing folder.
 * Each file has the name that the game uses. A name that leads to another folder throws an error.
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
