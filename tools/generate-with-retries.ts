/** Repeats the attempts of a level generator until one attempt succeeds. */

import type { Random } from "../src/kernel/random";
import type { GeneratedLevel } from "../src/kernel/select-level";
import type { Task } from "../src/kernel/task";

/** After this many failed attempts in a row, a tool assumes that no level has the wanted properties. */
const MAX_ATTEMPTS_PER_LEVEL = 500;

/**
 * Repeats the function `attempt`, which tries to generate a level, until it succeeds. Returns undefined if the function
 * fails MAX_ATTEMPTS_PER_LEVEL times.
 */
export function* generateWithRetries<Level>(
  attempt: (this: void, random: Random) => Task<GeneratedLevel<Level> | undefined>,
  random: Random,
): Task<GeneratedLevel<Level> | undefined> {
  for (let attemptCount = 0; attemptCount < MAX_ATTEMPTS_PER_LEVEL; attemptCount++) {
    const composition = yield* attempt(random);
    if (composition !== undefined) return composition;
  }
  return undefined;
}
