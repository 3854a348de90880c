import type { Store } from "../host";

/**
 * Keeps texts in localStorage under `prefix`. Where the browser forbids that or has no more room, they are kept in
 * memory, and `onTrouble` is called once.
 */
export function createStore(prefix: string, onTrouble: () => void): Store {
  const memory = new Map<string, string>();
  let troubled = false;

  /** Runs `action` on localStorage; gives undefined when it cannot. */
  function attempt<T>(action: (storage: Storage) => T): T | undefined {
    try {
      return action(window.localStorage);
    } catch {
      if (!troubled) onTrouble();
      troubled = true;
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
