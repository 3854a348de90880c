/** Keeps the names of those files of the game that the web page has not received yet. */

export interface PendingNames {
  readonly count: number;
  add(name: string): void;
  remove(name: string): void;
  /** Returns whether `path` may name a file that has not arrived yet. The path may lack the file name extension. */
  isPending(path: string): boolean;
  /**
   * Returns a promise that resolves when every file that `path` may name has arrived. The promise rejects if `fail` is
   * called before this.
   */
  arrival(path: string): Promise<void>;
  fail(error: Error): void;
}

interface Waiter {
  readonly path: string;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

export function createPendingNames(): PendingNames {
  const names = new Set<string>();
  let waiters: Waiter[] = [];
  let failure: Error | undefined;
  const isPending = (path: string): boolean => [...names].some((name) => isNamedBy(name, path));

  return {
    get count() {
      return names.size;
    },
    add: (name) => void names.add(name),
    remove(name) {
      names.delete(name);
      const served = waiters.filter(({ path }) => !isPending(path));
      waiters = waiters.filter((waiter) => !served.includes(waiter));
      for (const { resolve } of served) resolve();
    },
    isPending,
    arrival: (path) =>
      new Promise((resolve, reject) => {
        if (!isPending(path)) resolve();
        else if (failure !== undefined) reject(failure);
        else waiters.push({ path, resolve, reject });
      }),
    fail(error) {
      failure = error;
      for (const { reject } of waiters) reject(error);
    },
  };
}

/**
 * Returns whether `path` names the file `name`. `path` may lack the file's ending, and for an image table also the size
 * of its pictures.
 */
function isNamedBy(name: string, path: string): boolean {
  return name === path || name.startsWith(`${path}.`) || name.startsWith(`${path}-table-`);
}
