// Between the game and the computer that simulates it: the SDK's simulator, or ours in a browser or a test. On a console
// no key is pressed, nothing is read, and the game is started with nothing.

declare function print(this: void, line: string): void;

/** The value of an argument such as `code=KMQT7X4` that the game was started with; undefined without one. */
export function launchArgument(name: string): string | undefined {
  if (playdate.isSimulator !== 1) return undefined;
  const start = `${name}=`;
  for (const argument of playdate.argv) if (argument.startsWith(start)) return argument.substring(start.length);
  return undefined;
}

const keyHandlers: Record<string, (() => void) | undefined> = {};

/** Calls `press` whenever that key of the computer's keyboard goes down. */
export function onKey(key: string, handler: () => void): void {
  keyHandlers[key] = handler;
  playdate.keyPressed = (pressedKey) => {
    keyHandlers[pressedKey]?.();
  };
}

/** Prints a line such as `challenge: KMQT7X4`, for whoever reads what the game prints. */
export function printToHost(topic: string, text: string): void {
  if (playdate.isSimulator === 1) print(`${topic}: ${text}`);
}

/** Tells what the crank turns for one step of what is to be seen now: a notch of a computer's wheel is as much. */
export function reportCrankStep(degrees: number): void {
  printToHost("notch", `${degrees}`);
}
