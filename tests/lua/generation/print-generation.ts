/**
 * The main file of a Lua program that prints the steps by which the generator made levels. The file generation.ts makes
 * the lines.
 */
import { runToEnd } from "../../../src/kernel/task";
import { printGenerations } from "./generation";

declare function print(this: void, line: string): void;

const task = printGenerations((line) => {
  print(line);
});

// In a simulator, `playdate` exists, and each update of the console prints one line. In a native Lua, all lines are
// printed at once.
if ((playdate as typeof playdate | undefined) === undefined) runToEnd(task);
else {
  playdate.update = () => {
    task.next();
  };
}
