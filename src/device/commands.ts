// The queue of commands. System callbacks such as a selected menu item or a pressed key come between two frames. Only a
// frame may open, drop or draw a screen, so a callback queues a command that the next frame runs.
//
// Callbacks that cannot wait act at once, but only save and read: see lifecycle.ts.

/** A function that the next frame runs. */
type Command = (this: void) => void;

const queuedCommands: Command[] = [];

/** Queues a command for the next frame. */
export function queueCommand(command: Command): void {
  queuedCommands.push(command);
}

/** Runs the queued commands in order. A command may drop the ones after it. */
export function runCommands(): void {
  for (let command = queuedCommands.shift(); command !== undefined; command = queuedCommands.shift()) command();
}

/** Drops the queued commands. Called when the screen that they were meant for closes. */
export function dropCommands(): void {
  queuedCommands.splice(0, queuedCommands.length);
}
