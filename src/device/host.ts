// Communication with a simulator of the console on a computer: the simulator of the Playdate SDK, or this project's
// simulator in a browser or a test. On a real console nothing is sent, and there are no launch arguments.

declare function print(this: void, line: string): void;

/**
 * Returns a launch argument that the simulator passed to the game, such as `code=KMQT7X4`. Returns undefined if there
 * is no argument with this name.
 */
export function launchArgument(name: string): string | undefined {
  if (playdate.isSimulator !== 1) return undefined;
  const start = `${name}=`;
  for (const argument of playdate.argv) if (argument.startsWith(start)) return argument.substring(start.length);
  return undefined;
}

const keyHandlers: Record<string, (() => void) | undefined> = {};

/**
 * Calls `handler` whenever the given key of the computer's keyboard is pressed. There are no keys on a real console.
 */
export function onKey(key: string, handler: () => void): void {
  keyHandlers[key] = handler;
  playdate.keyPressed = (pressedKey) => {
    keyHandlers[pressedKey]?.();
  };
}

/** Prints a line such as `challenge: KMQT7X4` in the simulator, for programs that read the output of the game. */
export function printToHost(topic: string, text: string): void {
  if (playdate.isSimulator === 1) print(`${topic}: ${text}`);
}
