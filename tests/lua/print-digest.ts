/**
 * The main file of a Lua program that prints the digest (random numbers, and generated levels with their difficulty and
 * other facts); digest.ts makes the lines.
 */
import { runToEnd } from "../../src/kernel/task";
import { printDigest } from "./digest";

declare function print(this: void, line: string): void;

/**
 * How many challenges, days and levels to print. The values are set by lines that are added before the compiled Lua.
 */
declare const CHALLENGES: number;
declare const DAYS: number;
declare const RUN_LEVELS: number;

const emit = (line: string): void => {
  print(line);
};
const task = printDigest(emit, { challenges: CHALLENGES, days: DAYS, runLevels: RUN_LEVELS });

// In a simulator, `playdate` exists and each update prints one level. In a native Lua, all levels are printed at once.
if ((playdate as typeof playdate | undefined) === undefined) runToEnd(task);
else {
  playdate.update = () => {
    task.next();
  };
}
