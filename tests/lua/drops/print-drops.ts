/**
 * Prints for each puzzle what 200 dropped works leave in memory, and how much of it all of them together ask for, in
 * kilobytes.
 */
import { certify, MOST_STATES } from "../../../src/kernel/certify";
import { isFault } from "../../../src/kernel/fault";
import { dropJob, runJob, startJob, type Job } from "../../../src/kernel/job";
import { allPuzzles } from "../../../src/puzzles/index";
import type { SealedLevel, SealedPuzzle } from "../../../src/puzzles/sealed";

declare function print(this: void, line: string): void;
declare function collectgarbage(this: void, what: "collect" | "count" | "stop" | "restart"): number;

const DROPS = 200;
const MOST_SLICES = 12;
const ENOUGH_SLICES = 100000;
const LEVELS = 10;

/** Levels of the campaign, read once. */
function levelsOf(puzzle: SealedPuzzle): SealedLevel[] {
  const levels: SealedLevel[] = [];
  for (let number = 0; number < LEVELS; number++) {
    const level = puzzle.read(puzzle.campaign.level(number).map.join("\n"));
    if (isFault(level)) throw new Error(level.fault);
    levels.push(level);
  }
  return levels;
}

function certifying(puzzle: SealedPuzzle, level: SealedLevel): Job<unknown> {
  return startJob(certify(puzzle.rules(level), MOST_STATES));
}

function runSlices(job: Job<unknown>, slices: number): void {
  let taken = 0;
  runJob(job, () => taken++, slices);
}

/** Drops works of several levels after a few slices or more, some of them done. */
function dropMany(puzzle: SealedPuzzle, levels: readonly SealedLevel[]): void {
  for (let drop = 1; drop <= DROPS; drop++) {
    const job = certifying(puzzle, levels[drop % LEVELS]);
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

for (const puzzle of allPuzzles()) {
  // Memory grows to what these levels need, once.
  const levels = levelsOf(puzzle);
  for (const level of levels) {
    const job = certifying(puzzle, level);
    runSlices(job, ENOUGH_SLICES);
    dropJob(job);
  }
  dropMany(puzzle, levels);
  const before = used();
  collectgarbage("stop");
  dropMany(puzzle, levels);
  const asked = collectgarbage("count") - before;
  collectgarbage("restart");
  print(`${puzzle.id} ${Math.floor(used() - before)} ${Math.floor(asked)}`);
}
