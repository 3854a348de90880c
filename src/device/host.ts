// Communication with the computer that simulates the console: the SDK's simulator, or this project's in a browser or a
// test. On a console it does nothing, and no arguments are read.

declare function print(this: void, line: string): void;

/** Returns the value of a launch argument such as `code=KMQT7X4`; undefined if there is none. */
export function launchArgument(name: string): string | undefined {
  if (playdate.isSimulator !== 1) return undefined;
  const start = `${name}=`;
  for (const argument of playdate.argv) if (argument.startsWith(start)) return argument.substring(start.length);
  return undefined;
}

const keyHandlers: Record<string, (() => void) | undefined> = {};

/** Calls `handler` whenever a key of the computer's keyboard is pressed. */
export function onKey(key: string, handler: () => void): void {
  keyHandlers[key] = handler;
  playdate.keyPressed = (pressedKey) => {
    keyHandlers[pressedKey]?.();
  };
}

/** Prints a line such as `challenge: KMQT7X4`, for programs that read the game's output. */
export function printToHost(topic: string, text: string): void {
  if (playdate.isSimulator === 1) print(`${topic}: ${text}`);
}

/**
 * Reports by how many degrees the crank turns for one step of the current screen. The simulator turns the crank by the
 * same angle for each notch of the mouse wheel.
 */
export function reportCrankStep(degrees: number): void {
  printToHost("notch", `${degrees}`);
}
