/**
 * The interfaces between a simulated Playdate and its surroundings. `Host` is what the simulated Playdate needs from
 * the computer, and `Console` is what it offers.
 */

export type Button = "left" | "right" | "up" | "down" | "b" | "a";

export interface Host {
  readonly lua: WebAssembly.Module;
  /**
   * The game's files, not yet compiled by the Playdate compiler `pdc`. The keys are paths in the game's folder, such as
   * `main.lua` or `launcher/card.png`.
   */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly clock: Clock;
  readonly store: Store;
  readonly speaker: Speaker;
  /** The start arguments, such as `code=KMQT7X4`. In `playdate.argv` they come after the game's path. */
  readonly arguments: readonly string[];
  /** Whether the accessibility setting "reduce flashing" is on. */
  readonly reducesFlashing: boolean;
  readonly print: (line: string) => void;
  /**
   * Returns the text of a Lua error in which lines of the TypeScript source files replace Lua lines. Only present if
   * there is a source map.
   */
  readonly nameSources?: (text: string) => string;
  /**
   * Returns whether a file that the game loads by `path` has not arrived yet. The game's update then waits for it.
   * Without this function, all files are available from the start.
   */
  readonly isPending?: (path: string) => boolean;
  /** Called when the game switches the accelerometer on, so that the web page can ask the device for its tilt. */
  readonly onAccelerometerStart?: () => void;
  /** Called after each call of a graphics function, so that a test or a bench can count what the game draws. */
  readonly watchDrawing?: (call: DrawingCall) => void;
}

export interface DrawingCall {
  /** The name of the called function without its namespace, such as `fillRect`. */
  readonly name: string;
  /** The number of pictures that this call of a graphics function drew. Each letter counts as one picture. */
  readonly pictureCount: number;
  readonly pixelCount: number;
}

/**
 * Tells a simulated Playdate the time. In the browser, this is the real time. In tests, it is the time of the device
 * clock, which advances by executed instructions and by frames.
 */
export interface Clock {
  /** Returns the milliseconds since the simulated Playdate was started, with fractions. */
  nowMs(): number;
  /** Returns the seconds since midnight (UTC) of 1 January 2000, as `playdate.getSecondsSinceEpoch` counts them. */
  secondsSince2000(): number;
  /**
   * Called by the simulator after the game has executed `instructions` Lua VM instructions. The device clock (a
   * simulated clock) then advances.
   */
  spend(instructions: number): void;
  /**
   * Called by the simulator when a frame begins. The device clock (a simulated clock) then advances. The game decides
   * `frameMs`, the length of a frame.
   */
  startFrame(frameMs: number): void;
}

/** Where the saved files of the game are kept. Each file, such as `data.json`, is read and written as a whole. */
export interface Store {
  read(name: string): string | undefined;
  write(name: string, text: string): void;
  remove(name: string): void;
}

export interface Note {
  readonly waveform: "sine" | "square" | "sawtooth" | "triangle" | "noise";
  readonly hertz: number;
  readonly volume: number;
  readonly lengthSeconds: number;
  readonly attackSeconds: number;
  readonly decaySeconds: number;
  /** The loudness of a note between its decay and its end, as a share of the loudness at its peak, from 0 to 1. */
  readonly sustain: number;
  readonly releaseSeconds: number;
  readonly delaySeconds: number;
}

export interface Speaker {
  play(note: Note, synth: number): void;
  /** Stops all notes of a synthesizer at once. Hosts that only record notes do not have this method. */
  stop?(synth: number): void;
}

/**
 * The phase of a touch of the screen by a finger or the mouse. `tap` is a whole touch that was short and did not move.
 */
export type TouchPhase = "down" | "move" | "up" | "tap";

export interface ConsoleInput {
  /** The buttons that the player holds. Newly pressed buttons come in the order of the presses. */
  readonly held: ReadonlySet<Button>;
  /** How many degrees the crank was turned since the previous frame. Clockwise is positive. */
  readonly crankDegrees: number;
  readonly isCrankDocked: boolean;
  /**
   * How the console is held: the pull of gravity along the screen to the right (`x`), along it down (`y`), and through
   * it (`z`), in g. Undefined means that the console stands upright.
   */
  readonly gravity?: Gravity | undefined;
}

export interface Gravity {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface FrameReport {
  readonly instructionCount: number;
  /** How long the update's instructions would take on a real Playdate, at 0.3 µs each. */
  readonly simulatedMs: number;
  readonly hasDrawn: boolean;
  /** Whether the update waits for a file that has not arrived yet. The next `update` then continues this update. */
  readonly isWaiting: boolean;
}

export type MenuItem =
  | { readonly kind: "action"; readonly title: string }
  | { readonly kind: "checkmark"; readonly title: string; readonly checked: boolean }
  | {
      readonly kind: "options";
      readonly title: string;
      readonly options: readonly string[];
      readonly selected: number;
    };

export type LifecycleEvent =
  | "gameWillTerminate"
  | "deviceWillSleep"
  | "deviceWillLock"
  | "deviceDidUnlock"
  | "gameWillPause"
  | "gameWillResume"
  | "crankDocked"
  | "crankUndocked";

/**
 * A running simulated Playdate. If the game throws, every method throws `GameError` with the Lua error and its
 * traceback.
 */
export interface Console {
  readonly width: 400;
  readonly height: 240;
  /** The pixels of the screen, row by row, one byte each: 0 is black and 1 is white. Every frame reuses this array. */
  readonly pixels: Uint8Array;
  /** Returns how many frames a second the game asks for. */
  refreshRate(): number;
  update(input: ConsoleInput): FrameReport;
  /** Calls the game's callback for a lifecycle event, such as `gameWillPause`, if there is one. */
  signal(event: LifecycleEvent): void;
  /**
   * Calls the game's callback `playdate.keyPressed`, if set, for a key of the keyboard. A real Playdate has no
   * keyboard.
   */
  keyPressed(key: string): void;
  /**
   * Calls the game's callback `playdate.touched`, if set, for a touch at the pixel (x, y). A real Playdate has no touch
   * screen.
   */
  touched(phase: TouchPhase, x: number, y: number): void;
  menuItems(): readonly MenuItem[];
  /**
   * Returns the picture that the game shows beside the system menu, one byte a pixel: 0 is black and 1 is white.
   * Undefined if there is none.
   */
  menuPicture(): Uint8Array | undefined;
  /**
   * Chooses item `index` (from 0) of those that the game has added to the system menu. An item with several options
   * selects `option`.
   */
  chooseMenuItem(index: number, option?: number): void;
  /** Returns how many kilobytes the game's Lua uses, garbage included. */
  heapKilobytes(): number;
}

export class GameError extends Error {}
