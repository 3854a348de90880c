import { finish } from "../../src/kernel/work";
import { digest } from "./digest";

declare function print(this: void, line: string): void;

const work = digest((line) => {
  print(line);
});

// On a console a level a frame; elsewhere there is no `playdate`, and nobody is waiting for the screen.
if ((playdate as typeof playdate | undefined) === undefined) finish(work);
else {
  playdate.update = () => {
    work.next();
  };
}
