/** The rows (tests) of the console check that measure speed, memory and the collection of garbage. */
import { readFrameMs } from "../../device/clock";
import { readLuaKilobytes, stepCollector } from "../../device/console-check";
import type { Task } from "../../kernel/task";
import { addFigure, countParts, type CheckRecord, type Outcome } from "./check-row";
import { LEAST_SPEED_PERCENT, MAX_COLLECTOR_STEP_MS, MAX_KILOBYTES } from "./limits";
import { MIXES } from "./speed-mixes";
import { TEXTS } from "./texts/index";

const MIX_MS = 600;

/**
 * Measures how often each mix of instructions in `MIXES` runs in a second. Compares the result with `assumedRuns`, the
 * speed for which the game is made.
 */
export function* checkSpeed(record: CheckRecord): Task<Outcome> {
  countParts(record, MIXES.length);
  let leastPercent = Infinity;
  for (const { id, assumedRuns, runOnce } of MIXES) {
    const runsPerSecond = yield* measureMix(runOnce);
    addFigure(record, `speed.${id}`, Math.floor(runsPerSecond));
    leastPercent = Math.min(leastPercent, (100 * runsPerSecond) / assumedRuns);
    record.doneParts++;
  }
  return { isPassed: leastPercent >= LEAST_SPEED_PERCENT, note: TEXTS.percent(Math.floor(leastPercent + 0.5)) };
}

function* measureMix(runOnce: () => void): Task<number> {
  let runs = 0;
  let spentMs = 0;
  while (spentMs < MIX_MS) {
    const beforeMs = readFrameMs();
    runOnce();
    runOnce();
    spentMs += readFrameMs() - beforeMs;
    runs += 2;
    yield;
  }
  return (1000 * runs) / spentMs;
}

const COLLECTOR_STEPS = 400;
const STEPS_PER_SLICE = 10;

/** Measures the longest step of Lua's garbage collector, and reports the most memory that the check has used. */
export function* checkMemory(record: CheckRecord): Task<Outcome> {
  countParts(record, COLLECTOR_STEPS);
  let longestMs = 0;
  for (let step = 0; step < COLLECTOR_STEPS; step++) {
    if (step % STEPS_PER_SLICE === 0) yield;
    const beforeMs = readFrameMs();
    stepCollector();
    longestMs = Math.max(longestMs, readFrameMs() - beforeMs);
    record.doneParts++;
  }
  notePeak(record);
  const { peakKilobytes } = record;
  addFigure(record, "memory.peak-kb", Math.floor(peakKilobytes));
  addFigure(record, "memory.longest-step-us", Math.floor(longestMs * 1000));
  const isPassed = peakKilobytes <= MAX_KILOBYTES && longestMs <= MAX_COLLECTOR_STEP_MS;
  return { isPassed, note: TEXTS.megabytes(Math.ceil(peakKilobytes / 1024)) };
}

/**
 * Records how much memory Lua uses now, if this is more than ever before in this console check. Called in each frame of
 * the check.
 */
export function notePeak(record: CheckRecord): void {
  record.peakKilobytes = Math.max(record.peakKilobytes, readLuaKilobytes());
}
