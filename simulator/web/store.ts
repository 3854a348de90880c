/** Keeps the game's saved files in the browser's localStorage, for the web page. */
import type { Store } from "../host";

/**
 * Creates a store that saves files in localStorage, under names that begin with `prefix`. If localStorage is forbidden
 * or full, the store saves in memory instead and calls `onTrouble` once.
 */
export function createStore(prefix: string, onTrouble: (isFull: boolean) => void): Store {
  const memory = new Map<string, string>();
  let hasFailed = false;

  function attempt<T>(action: (storage: Storage) => T): T | undefined {
    try {
      return action(window.localStorage);
    } catch (error) {
      if (!hasFailed) onTrouble(error instanceof DOMException && error.name === "QuotaExceededError");
      hasFailed = true;
      return undefined;
    }
  }

  return {
    read: (name) => memory.get(name) ?? attempt((storage) => storage.getItem(prefix + name)) ?? undefined,
    write(name, text) {
      const written = attempt((storage) => {
        storage.setItem(prefix + name, text);
        return true;
      });
      if (written === true) memory.delete(name);
      else memory.set(name, text);
    },
    remove(name) {
      memory.delete(name);
      attempt((storage) => storage.removeItem(prefix + name));
    },
  };
}
