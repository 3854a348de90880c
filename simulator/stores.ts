/** A store that keeps the game's saved files in memory, for tests and benches. */
import type { Store } from "./host";

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
