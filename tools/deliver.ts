import type { Random } from "../src/kernel/random";
import type { Composition } from "../src/kernel/select";
import type { Work } from "../src/kernel/work";

// So many attempts in a row that come to nothing mean that no such level exists.
const MAX_ATTEMPTS = 500;

/** Attempts until one delivers a level; undefined if none does. */
export function* deliver<Level>(
  attempt: (this: void, random: Random) => Work<Composition<Level> | undefined>,
  random: Random,
): Work<Composition<Level> | undefined> {
  for (let made = 0; made < MAX_ATTEMPTS; made++) {
    const composition = yield* attempt(random);
    if (composition !== undefined) return composition;
  }
  return undefined;
}
