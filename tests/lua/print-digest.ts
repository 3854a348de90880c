import { finish } from "../../src/kernel/work";
import { digest } from "./digest";

declare function print(this: void, line: string): void;

/** The extent: a line before the bundle sets it. */
declare const CHALLENGES: number;
declare const RUN_LEVELS: number;

const emit = (line: string): void => {
  print(line);
};
const work = digest(emit, { challenges: CHALLENGES, runLevels: RUN_LEVELS });

// On a console a level a frame; elsewhere there is no `playdate`, and nobody is waiting for the screen.
if ((playdate as typeof playdate | undefined) === undefined) finish(work);
else {
  playdate.update = () => {
    work.next();
  };
}
