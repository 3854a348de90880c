/**
 * Prints for each puzzle what 200 dropped works leave in memory, and how much of it all of them together ask for, in
 * kilobytes.
 */
import { certify, MOST_STATES } from "../../../src/kernel/certify";
import { isFault } from "../../../src/kernel/fault";
import { dropJob, runJob, startJob, type Job } from "../../../src/kernel/job";
import { PUZZLES } from "../../../src/puzzles/index";
import type { SealedPuzzle } from "../../../src/puzzles/sealed";

declare function print(this: void, line: string): void;
declare function collectgarbage(this: void, what: "collect" | "count" | "stop" | "restart"): number;

const DROPS = 200;
const MOST_SLICES = 12;
const ENOUGH_SLICES = 100000;
const LEVELS = 10;

/** Explores a level of the campaign. */
function certifying(puzzle: SealedPuzzle, number: number): Job<unknown> {
  const level = puzzle.read(puzzle.campaign.level(number).map.join("\n"));
  if (isFault(level)) throw new Error(level.fault);
  return startJob(certify(puzzle.rules(level), MOST_STATES));
}

function runSlices(job: Job<unknown>, slices: number): void {
  let taken = 0;
  runJob(job, () => taken++, slices);
}

/** Drops works of several levels after a few slices or more, some of them done. */
function dropMany(puzzle: SealedPuzzle): void {
  for (let drop = 1; drop <= DROPS; drop++) {
    const job = certifying(puzzle, drop % LEVELS);
    runSlices(job, 1 + (drop % MOST_SLICES));
    dropJob(job);
  }
}

/** What is in use, in kilobytes. */
function used(): number {
  collectgarbage("collect");
  collectgarbage("collect");
  return collectgarbage("count");
}

for (const puzzle of PUZZLES) {
  // Memory grows to what these levels need, once.
  for (let number = 0; number < LEVELS; number++) {
    const job = certifying(puzzle, number);
    runSlices(job, ENOUGH_SLICES);
    dropJob(job);
  }
  dropMany(puzzle);
  const before = used();
  collectgarbage("stop");
  dropMany(puzzle);
  const asked = collectgarbage("count") - before;
  collectgarbage("restart");
  print(`${puzzle.id} ${Math.floor(used() - before)} ${Math.floor(asked)}`);
}
