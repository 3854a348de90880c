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

// Prints all lines at once in a native Lua. In a simulator, where `playdate` exists, each update of the console prints
// one line instead.
if ((playdate as typeof playdate | undefined) === undefined) runToEnd(task);
else {
  playdate.update = () => {
    task.next();
  };
}
