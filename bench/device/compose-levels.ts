/** Measures how long it takes to generate the levels of an endless run, for the tilting puzzles. */
import { createRandom, type Random } from "../../src/kernel/random";
import type { CertifiedLevel } from "../../src/kernel/select-level";
import { runToEnd, type Task } from "../../src/kernel/task";
import { measure, measureAttempts } from "./measure";

/** After how many levels of the endless mode the difficulty targets repeat. */
export const CURVE_LEVELS = 30;
export const SEEDS = 2;

/**
 * Generates levels of the endless mode and finds their shortest solutions, as the game does. `composeOne` starts one
 * attempt to generate a level with the given number.
 */
export function benchCompose<Level, State>(
  name: string,
  composeOne: (number: number, random: Random) => Task<CertifiedLevel<Level, State> | undefined>,
): void {
  // Generates some levels unmeasured. They create tables that all levels share, so that the creation of these tables is
  // not measured.
  for (let number = 1; number <= CURVE_LEVELS; number++) {
    runToEnd(composeOne(number, createRandom(SEEDS + 1, number)))?.certificate.release?.();
  }
  measure(name, 0, () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      for (let number = 1; number <= CURVE_LEVELS; number++) {
        const random = createRandom(seed, number);
        measureAttempts(() => composeOne(number, random))?.certificate.release?.();
      }
    }
  });
}
