/**
 * Collects source files that a developer's editor saves at nearly the same time, so that they are compiled together.
 */

import { statSync } from "node:fs";

/** Source files that were saved at nearly the same time. */
export interface Changes {
  readonly paths: readonly string[];
  /** When the first of the files `paths` was saved, in milliseconds since 1970. */
  readonly savedMs: number;
}

const WAIT_MS = 20;

/**
 * Creates a function that is called with the path of each changed file. It calls `onChanges` only once for all files
 * that change at nearly the same time.
 */
export function collectChanges(onChanges: (changes: Changes) => void): (path: string) => void {
  let paths = new Set<string>();
  let savedMs = Infinity;
  const flush = (): void => {
    const changes = { paths: [...paths], savedMs };
    paths = new Set();
    savedMs = Infinity;
    onChanges(changes);
  };
  return (path) => {
    if (paths.size === 0) setTimeout(flush, WAIT_MS);
    paths.add(path);
    savedMs = Math.min(savedMs, statSync(path).mtimeMs);
  };
}
