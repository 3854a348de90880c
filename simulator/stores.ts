import type { Store } from "./host";

/** A store that lasts as long as the program. */
export function createMemoryStore(): Store {
  const files = new Map<string, string>();
  return {
    read: (name) => files.get(name),
    write: (name, text) => {
      files.set(name, text);
    },
    remove: (name) => {
      files.delete(name);
    },
  };
}
