/**
 * Measures how long it takes to generate the levels of endless runs (sequences of generated levels) of the puzzles
 * Fruit and Skid. In these two puzzles, a move shifts all pieces.
 */
import { createRandom, type Random } from "../../src/kernel/random";
import type { CertifiedLevel } from "../../src/kernel/select-level";
import { runToEnd, type Task } from "../../src/kernel/task";
import { measure, measureAttempts } from "./measure";

/**
 * Describes the endless runs (sequences of generated levels) of one puzzle that the bench measures.
 * @noSelf
 */
interface MeasuredRuns<Level, State> {
  readonly name: string;
  readonly levelCount: number;
  /** The number of measured endless runs. Their seeds count from 1. */
  readonly runCount: number;
  /**
   * Starts one attempt to generate level number `number` of an endless run (a sequence of generated levels). Returns
   * undefined if the attempt fails.
   */
  readonly composeOne: (number: number, random: Random) => Task<CertifiedLevel<Level, State> | undefined>;
}

/** Before the measurement, every third level is generated once, to create the tables that all levels share. */
const WARM_UP_STEP = 3;

export function benchCompose<Level, State>({
  name,
  levelCount,
  runCount,
  composeOne,
}: MeasuredRuns<Level, State>): void {
  // Generates some levels without measuring them. The first levels also create tables that all levels share.
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
