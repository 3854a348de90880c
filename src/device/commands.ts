// Queues functions (commands) that the next frame runs. The system may call the game between two frames, for instance
// when the player selects a menu item. Only a frame may open, close or draw a screen, so such a callback queues a
// command for the next frame.
//
// Some callbacks cannot wait for the next frame. They act at once, but may only save and read data: see lifecycle.ts.

type Command = (this: void) => void;

const queuedCommands: Command[] = [];

/** Adds a function that the next frame runs. */
export function queueCommand(command: Command): void {
  queuedCommands.push(command);
}

/** Runs the queued functions in order. A running function may drop all later functions from the queue. */
export function runCommands(): void {
  for (let command = queuedCommands.shift(); command !== undefined; command = queuedCommands.shift()) command();
}

/** Removes all functions from the queue. Must be called when the screen for which they were queued closes. */
export function dropCommands(): void {
  queuedCommands.splice(0, queuedCommands.length);
}
