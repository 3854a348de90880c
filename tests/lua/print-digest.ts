/**
 * The main file of a Lua test program that prints random numbers and generated levels. Each level has its fewest moves,
 * dead ends and difficulty. The lines come from digest.ts, and the test compares those of Lua with those of Node.
 */
import { runToEnd } from "../../src/kernel/task";
import { printDigest } from "./digest";

declare function print(this: void, line: string): void;

/**
 * The number of challenges whose generated levels are printed. A line of Lua in front of the compiled program sets this
 * variable and the next two.
 */
declare const CHALLENGES: number;
/** The number of days whose daily levels are printed. */
declare const DAYS: number;
/** The number of levels that are printed of each endless run, a sequence of generated levels without end. */
declare const RUN_LEVELS: number;

const emit = (line: string): void => {
  print(line);
};
const task = printDigest(emit, { challengeCount: CHALLENGES, dayCount: DAYS, runLevelCount: RUN_LEVELS });

// Prints all levels at once in a native Lua. In the simulator, where the global `playdate` exists, each update of the
// console prints one level instead.
if ((playdate as typeof playdate | undefined) === undefined) runToEnd(task);
else {
  playdate.update = () => {
    task.next();
  };
}
