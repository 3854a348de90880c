/**
 * Measures how long it takes to generate the levels of endless runs, for the two puzzles in which a move shifts all
 * pieces at once (Fruit and Skid).
 */
import { createRandom, type Random } from "../../src/kernel/random";
import type { CertifiedLevel } from "../../src/kernel/select-level";
import { runToEnd, type Task } from "../../src/kernel/task";
import { measure, measureAttempts } from "./measure";

/**
 * The endless runs (sequences of generated levels) that the benchmark generates and measures.
 * @noSelf
 */
interface MeasuredRuns<Level, State> {
  readonly name: string;
  /** The number of levels of each run. */
  readonly levelCount: number;
  /** The number of runs. Their seeds count from 1. */
  readonly runCount: number;
  /** Starts one attempt to generate level `number` of an endless run, as large and as difficult as the run asks for. */
  readonly composeOne: (number: number, random: Random) => Task<CertifiedLevel<Level, State> | undefined>;
}

/**
 * Before the measurement, every third level of the endless mode is generated without being measured. This creates the
 * tables that all levels share.
 */
const WARM_UP_STEP = 3;

/** Generates levels of the endless mode and finds their shortest solutions, as the game does. */
export function benchCompose<Level, State>({
  name,
  levelCount,
  runCount,
  composeOne,
}: MeasuredRuns<Level, State>): void {
  // Generates some levels unmeasured. They create tables that all levels share, so that the creation of these tables is
  // not measured.
  for (let number = 1; number <= levelCount; number += WARM_UP_STEP) {
    runToEnd(composeOne(number, createRandom(runCount + 1, number)))?.certificate.release?.();
  }
  measure(name, 0, () => {
    for (let seed = 1; seed <= runCount; seed++) {
      for (let number = 1; number <= levelCount; number++) {
        const random = createRandom(seed, number);
        measureAttempts(() => composeOne(number, random))?.certificate.release?.();
      }
    }
  });
}
