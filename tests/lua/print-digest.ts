/**
 * The main file of a Lua program that prints the digest: random numbers, and generated levels with their verdicts
 * (fewest moves, dead ends, difficulty). The lines come from digest.ts.
 */
import { runToEnd } from "../../src/kernel/task";
import { printDigest } from "./digest";

declare function print(this: void, line: string): void;

/**
 * How many challenges to print. A line of Lua that is put before the compiled program sets this variable and the next
 * two.
 */
declare const CHALLENGES: number;
/** The number of days whose daily levels are printed. */
declare const DAYS: number;
/** The number of levels of each endless run (a sequence of levels) that are printed. */
declare const RUN_LEVELS: number;

const emit = (line: string): void => {
  print(line);
};
const task = printDigest(emit, { challengeCount: CHALLENGES, dayCount: DAYS, runLevelCount: RUN_LEVELS });

// In a simulator, `playdate` exists and each update prints one level. In a native Lua, all levels are printed at once.
if ((playdate as typeof playdate | undefined) === undefined) runToEnd(task);
else {
  playdate.update = () => {
    task.next();
  };
}
