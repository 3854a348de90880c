// The system calls back between two frames: a menu item is picked, a key goes down, the console is about to sleep. Only a
// frame may open, drop or draw a screen, so such a callback queues a command for the next frame. What cannot wait acts at
// once, but only saves and reads: see lifecycle.ts.

/** What the next frame carries out. */
type Command = (this: void) => void;

const waiting: Command[] = [];

/** Queues a command for the next frame. */
export function queueCommand(command: Command): void {
  waiting.push(command);
}

/** Carries out the commands that wait, in order; a command may drop those after it. */
export function runCommands(): void {
  for (let command = waiting.shift(); command !== undefined; command = waiting.shift()) command();
}

/** Drops the commands that wait: the screen that they were meant for is gone. */
export function dropCommands(): void {
  waiting.splice(0, waiting.length);
}
