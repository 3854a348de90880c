/** Repeats a generator's attempts until one succeeds. */

import type { Random } from "../src/kernel/random";
import type { GeneratedLevel } from "../src/kernel/select-level";
import type { Task } from "../src/kernel/task";

// After this number of failed attempts in a row, it is assumed that no such level exists.
const MAX_ATTEMPTS_PER_LEVEL = 500;

/** Repeats `attempt` until it returns a level. Returns undefined if it fails too often. */
export function* retryAttempts<Level>(
  attempt: (this: void, random: Random) => Task<GeneratedLevel<Level> | undefined>,
  random: Random,
): Task<GeneratedLevel<Level> | undefined> {
  for (let attemptCount = 0; attemptCount < MAX_ATTEMPTS_PER_LEVEL; attemptCount++) {
    const composition = yield* attempt(random);
    if (composition !== undefined) return composition;
  }
  return undefined;
}
