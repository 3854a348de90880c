/** Runs a level generator again and again until it returns a level, for the command-line tools. */

import type { Random } from "../src/kernel/random";
import type { GeneratedLevel } from "../src/kernel/select-level";
import type { Task } from "../src/kernel/task";

/** The number of failed attempts in a row after which a tool assumes that no level has the wanted properties. */
const MAX_ATTEMPTS_PER_LEVEL = 500;

/**
 * Calls the function `attempt`, which tries to generate a level, until it returns a level. Returns this level, or
 * undefined after `MAX_ATTEMPTS_PER_LEVEL` failures.
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
