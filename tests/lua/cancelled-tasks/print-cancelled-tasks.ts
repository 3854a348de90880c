/**
 * Prints for each puzzle how many kilobytes of memory 200 cancelled tasks leave behind, and how many they allocate
 * together.
 */
import { certify, MAX_LEVEL_STATES } from "../../../src/kernel/certify";
import { isFault } from "../../../src/kernel/fault";
import { cancelTask, runTask, startTask, type TaskHandle } from "../../../src/kernel/task-handle";
import { loadAllPuzzles } from "../../../src/puzzles/index";
import type { OpaqueLevel, AnyPuzzle } from "../../../src/puzzles/any-puzzle";

declare function print(this: void, line: string): void;
declare function collectgarbage(this: void, what: "collect" | "count" | "stop" | "restart"): number;

const CANCELLED_TASKS = 200;
const MAX_SLICES = 12;
const SLICES_TO_END = 100000;
const LEVELS = 10;

function levelsOf(puzzle: AnyPuzzle): OpaqueLevel[] {
  const levels: OpaqueLevel[] = [];
  for (let number = 0; number < LEVELS; number++) {
    const level = puzzle.parseMap(puzzle.campaign.level(number).map.join("\n"));
    if (isFault(level)) throw new Error(level.fault.kind);
    levels.push(level);
  }
  return levels;
}

function startCertifying(puzzle: AnyPuzzle, level: OpaqueLevel): TaskHandle<unknown> {
  return startTask(certify(puzzle.rules(level), MAX_LEVEL_STATES));
}

function runSlices(handle: TaskHandle<unknown>, slices: number): void {
  let sliceCount = 0;
  runTask(handle, () => sliceCount++, slices);
}

function cancelMany(puzzle: AnyPuzzle, levels: readonly OpaqueLevel[]): void {
  for (let drop = 1; drop <= CANCELLED_TASKS; drop++) {
    const handle = startCertifying(puzzle, levels[drop % LEVELS]);
    runSlices(handle, 1 + (drop % MAX_SLICES));
    cancelTask(handle);
  }
}

function usedKilobytes(): number {
  collectgarbage("collect");
  collectgarbage("collect");
  return collectgarbage("count");
}

for (const puzzle of loadAllPuzzles().filter(({ campaign }) => campaign.levelCount >= LEVELS)) {
  // The first levels of this puzzle's campaign. Each is first explored completely, before the measurement, so that the
  // reused memory has its final size.
  const levels = levelsOf(puzzle);
  for (const level of levels) {
    const job = startCertifying(puzzle, level);
    runSlices(job, SLICES_TO_END);
    cancelTask(job);
  }
  cancelMany(puzzle, levels);
  const before = usedKilobytes();
  collectgarbage("stop");
  cancelMany(puzzle, levels);
  const asked = collectgarbage("count") - before;
  collectgarbage("restart");
  print(`${puzzle.id} ${Math.floor(usedKilobytes() - before)} ${Math.floor(asked)}`);
}
