import { below, type Random } from "../../src/kernel/random";
import type { Work } from "../../src/kernel/work";

/** The most slices that a work has which is dropped half way. */
const MOST_SLICES_OF_DROPPED = 60;

/** No works of the tests need as many together. */
const TOO_MANY_SLICES = 300_000;

/**
 * Runs works by turns, a slice of any of them at a time; some are dropped half way. Gives what each has returned:
 * undefined for one that was dropped. Throws where they do not seem to end.
 */
export function finishByTurns<T>(works: readonly Work<T>[], random: Random): (T | undefined)[] {
  const results = works.map((): T | undefined => undefined);
  const slicesLeft = works.map(() => (below(random, 3) === 0 ? 1 + below(random, MOST_SLICES_OF_DROPPED) : Infinity));
  const goingOn = works.map((_, at) => at);
  for (let slice = 0; goingOn.length > 0; slice++) {
    if (slice === TOO_MANY_SLICES) throw new Error("the works do not end");
    const place = below(random, goingOn.length);
    const at = goingOn[place];
    const step = works[at].next();
    slicesLeft[at]--;
    if (step.done === true) results[at] = step.value;
    if (step.done === true || slicesLeft[at] === 0) goingOn.splice(place, 1);
  }
  return results;
}
