/**
 * Keeps the game's saved files in memory on the development page. So they can all be replaced at once when the game is
 * replaced.
 */
import type { Store } from "../../../simulator/host";

export type StoredFiles = readonly (readonly [string, string])[];

export interface FileStore extends Store {
  files(): StoredFiles;
  replaceFiles(files: StoredFiles): void;
}

export function createFileStore(): FileStore {
  const texts = new Map<string, string>();
  return {
    read: (name) => texts.get(name),
    write: (name, text) => void texts.set(name, text),
    remove: (name) => void texts.delete(name),
    files: () => [...texts],
    replaceFiles: (files) => {
      texts.clear();
      for (const [name, text] of files) texts.set(name, text);
    },
  };
}
