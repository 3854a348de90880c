/** The store in memory, for tests and benches. `folder-store.ts` and `web/store.ts` have the lasting stores. */
import type { Store } from "./host";

/** Creates an empty store that lasts only as long as the program. */
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
