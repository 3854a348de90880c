/** The row (test) of the console check that computes random numbers and formats numbers as texts. */
import { createRandom, drawRandom } from "../../kernel/random";
import type { Task } from "../../kernel/task";
import { computeChecksum } from "../save/checksum";
import { formatTime } from "../widgets/format-time";
import { shortCount } from "../widgets/short-count";
import { countParts, type CheckRecord, type Outcome } from "./check-row";
import { compare, endComparison, startComparison } from "./compare";

/** The seeds of the checked random numbers: the smallest, the largest, and some between them. */
const SEEDS: readonly number[] = [0, 1, 2, 4095, 4096, 1000000, 16777215];
const NUMBERS_PER_SEED = 2000;
const NUMBERS_PER_SLICE = 100;
/**
 * The modulus of the checksums of random numbers. It is a prime, and a 32-bit float holds 31 times a checksum exactly.
 */
const CHECKSUM_MODULUS = 65521;

/** Times in tenths of a second, which the check formats as texts, as the game does. */
const TIMES: readonly number[] = [0, 9, 10, 599, 600, 35999, 36000, 123456];
const COUNTS: readonly number[] = [0, 7, 999, 1000, 12345, 99999, 1000000, 16777215];

/**
 * Computes checksums of random numbers and of numbers formatted as texts. Compares these checksums with the values
 * built into the game.
 */
export function* checkNumbers(record: CheckRecord): Task<Outcome> {
  const comparison = startComparison(record);
  countParts(record, SEEDS.length + 1);
  for (const seed of SEEDS) {
    compare(comparison, `numbers.random-${seed}`, yield* sumRandomNumbers(seed));
    record.doneParts++;
  }
  compare(comparison, "numbers.formats", computeChecksum(formatNumbers()));
  return endComparison(comparison);
}

function* sumRandomNumbers(seed: number): Task<number> {
  const random = createRandom(seed, seed % 7);
  let sum = 0;
  for (let count = 0; count < NUMBERS_PER_SEED; count++) {
    if (count % NUMBERS_PER_SLICE === 0) yield;
    sum = (sum * 31 + drawRandom(random)) % CHECKSUM_MODULUS;
  }
  return sum;
}

/**
 * Returns whole numbers, quotients, times and counts as one text, whose checksum the console check compares. A Lua that
 * confuses integers with floats writes, for example, `7.0`.
 */
function formatNumbers(): string {
  const texts: string[] = [];
  for (const count of COUNTS) texts.push(`${count} ${Math.floor(count / 2)} ${shortCount(count)}`);
  for (const tenths of TIMES) texts.push(formatTime(tenths));
  return texts.join(" ");
}
