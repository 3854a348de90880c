/**
 * The mixes of instructions whose speed the console check measures. The command `npm run bench -- --only mixes` counts
 * the instructions of each mix on an emulated processor. This count and a measured speed give the number of
 * instructions that a console runs in a millisecond.
 */
import { createRandom, drawRandom } from "../../kernel/random";
import { computeChecksum } from "../save/checksum";

/**
 * A mix of instructions whose speed is measured. `assumedRuns` is how often it should run in a second on a console;
 * `npm run bench -- --only mixes` computes it.
 * @noSelf
 */
interface Mix {
  readonly id: string;
  readonly assumedRuns: number;
  readonly runOnce: () => void;
}

const random = createRandom(1);
const TABLE_SIZE = 200;
const table: number[] = [];
const TEXT_LENGTH = 100;
const RANDOM_NUMBERS = 100;

export const MIXES: readonly Mix[] = [
  { id: "arithmetic", assumedRuns: 1009, runOnce: drawNumbers },
  { id: "tables", assumedRuns: 1087, runOnce: fillTable },
  { id: "texts", assumedRuns: 434, runOnce: sumTexts },
];

function drawNumbers(): void {
  for (let count = 0; count < RANDOM_NUMBERS; count++) drawRandom(random);
}

function fillTable(): void {
  for (let index = 0; index < TABLE_SIZE; index++) table[index] = index + ((table[TABLE_SIZE - 1 - index] ?? 1) % 97);
}

function sumTexts(): void {
  const letters: string[] = [];
  for (let index = 0; index < TEXT_LENGTH; index++) letters.push(`${index * index}`);
  computeChecksum(letters.join(" "));
}
