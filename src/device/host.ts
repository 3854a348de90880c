// Communicates with a simulator of the console on a computer: that of the Playdate SDK, or this project's own. On a
// real console, nothing is sent, and there are no launch arguments.

declare function print(this: void, line: string): void;

/** A launch argument such as `level=25NY8-FXYDS`, divided at its first `=`. */
interface LaunchParameter {
  readonly name: string;
  readonly value: string;
}

/**
 * Returns the launch arguments that the simulator passed to the game, such as `level=25NY8-FXYDS`. Leaves out arguments
 * without a name before "=".
 */
export function readLaunchParameters(): readonly LaunchParameter[] {
  const parameters: LaunchParameter[] = [];
  if (playdate.isSimulator !== 1) return parameters;
  for (const argument of playdate.argv) {
    const mark = argument.indexOf("=");
    if (mark > 0) parameters.push({ name: argument.substring(0, mark), value: argument.substring(mark + 1) });
  }
  return parameters;
}

/**
 * Returns which tests of the console check the game starts with. The console check is the game's own test of a
 * Playdate. The result is `all`, or the ids of the tests with spaces between them. Returns undefined if the game starts
 * as usual, because its pdxinfo has no entry `check`.
 */
export function readRequestedCheck(): string | undefined {
  const { metadata } = playdate;
  return metadata.check;
}

const keyHandlers: Record<string, (() => void) | undefined> = {};

/**
 * Calls `handler` whenever the player presses `key` on the computer's keyboard. On a real console, `handler` is never
 * called.
 */
export function onKey(key: string, handler: () => void): void {
  keyHandlers[key] = handler;
  playdate.keyPressed = callHandler;
}

let otherKeys = "";
let otherHandler: ((key: string) => void) | undefined;

/**
 * Calls `handler` with the pressed key whenever the player presses one of `keys`, a text with a letter for each key.
 */
export function onKeyAmong(keys: string, handler: (key: string) => void): void {
  otherKeys = keys;
  otherHandler = handler;
}

/**
 * The character before a typed letter, such as `=K`. It distinguishes a letter that the player types into a text from a
 * press of the key K.
 */
const TYPED_MARK = "=";
let typedHandler: ((letter: string) => void) | undefined;

/** Calls `handler` with each letter or digit, as a capital, that the host passes on as typed into a text. */
export function onTyped(handler: (letter: string) => void): void {
  typedHandler = handler;
}

function callHandler(this: void, key: string): void {
  if (key.length > 1 && key.charAt(0) === TYPED_MARK) typedHandler?.(key.substring(1));
  else if (otherKeys.includes(key)) otherHandler?.(key);
  else keyHandlers[key]?.();
}

/** Prints a line such as `challenge: KMQT7X4` in the simulator, for programs that read the output of the game. */
export function printToHost(topic: string, text: string): void {
  if (playdate.isSimulator === 1) print(`${topic}: ${text}`);
}
