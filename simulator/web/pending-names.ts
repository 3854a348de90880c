/** The names of the game's files that the web page has not yet received. */

export interface PendingNames {
  readonly count: number;
  add(name: string): void;
  remove(name: string): void;
  /** Returns whether the game may mean one of these files by `path`, a path that may lack an ending. */
  isPending(path: string): boolean;
  /** Resolves when every file that the game may mean by `path` has arrived. A call of `fail` rejects the promise. */
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

/** Returns whether the game may mean the file `name` by `path`: a file with an ending, or an image table. */
function isNamedBy(name: string, path: string): boolean {
  return name === path || name.startsWith(`${path}.`) || name.startsWith(`${path}-table-`);
}
