import type { Random } from "../src/kernel/random";
import type { GeneratedLevel } from "../src/kernel/select-level";
import type { Task } from "../src/kernel/task";

// So many attempts in a row that come to nothing mean that no such level exists.
const MAX_ATTEMPTS_PER_LEVEL = 500;

/** Attempts until one delivers a level; undefined if none does. */
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
