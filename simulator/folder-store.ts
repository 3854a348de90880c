/** A store that keeps the game's saved files in a folder on this computer, for the headless runner. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve, sep } from "node:path";
import type { Store } from "./host";

const SHARED = "/Shared/";

/**
 * Creates a store that keeps the game's saved files in the existing folder `folder`. Files of the console's folder
 * `/Shared` go to `Shared` in it. Throws for names that lead to other folders.
 */
export function createFolderStore(folder: string): Store {
  const pathOf = (name: string): string => {
    const path = resolve(folder, name.startsWith(SHARED) ? name.slice(1) : name);
    const isShared = name.startsWith(SHARED) && path.startsWith(resolve(folder, "Shared") + sep);
    if (!isShared && dirname(path) !== resolve(folder))
      throw new Error(`"${name}" is no name of a file in the data folder`);
    return path;
  };
  return {
    read: (name) => {
      const path = pathOf(name);
      return existsSync(path) ? readFileSync(path, "utf8") : undefined;
    },
    write: (name, text) => {
      const path = pathOf(name);
      if (name.startsWith(SHARED)) mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    },
    remove: (name) => rmSync(pathOf(name), { force: true }),
  };
}
