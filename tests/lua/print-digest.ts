import { runToEnd } from "../../src/kernel/task";
import { printDigest } from "./digest";

declare function print(this: void, line: string): void;

/** The extent: a line before the bundle sets it. */
declare const CHALLENGES: number;
declare const RUN_LEVELS: number;

const emit = (line: string): void => {
  print(line);
};
const task = printDigest(emit, { challenges: CHALLENGES, runLevels: RUN_LEVELS });

// On a console a level a frame; elsewhere there is no `playdate`, and nobody is waiting for the screen.
if ((playdate as typeof playdate | undefined) === undefined) runToEnd(task);
else {
  playdate.update = () => {
    task.next();
  };
}
