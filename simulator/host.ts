/**
 * The interfaces between a simulated Playdate and its surroundings.
 * `Host` holds the services that the simulated Playdate needs from the computer. `Console` holds the methods that it
 * offers to the headless runner and to the web page.
 */

export type Button = "left" | "right" | "up" | "down" | "b" | "a";

/** The services that a simulated Playdate needs from the computer that runs the simulator. */
export interface Host {
  /** The Lua interpreter, compiled from the file `vm/wasm/lua54.wasm`. */
  readonly lua: WebAssembly.Module;
  /**
   * The game's files before compilation, which the Playdate compiler `pdc` would read. The keys are paths in the
   * game's folder, such as `main.lua` or `launcher/card.png`.
   */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly clock: Clock;
  readonly store: Store;
  readonly speaker: Speaker;
  /** The game's start arguments, such as `code=KMQT7X4`. In `playdate.argv` they come after the game's path. */
  readonly arguments: readonly string[];
  /** Whether the accessibility setting "reduce flashing" of the simulated Playdate is on. */
  readonly reducesFlashing: boolean;
  /** Receives each line that the game prints. */
  readonly print: (line: string) => void;
  /** Returns the text of a Lua error with the lines of its sources, if the host has a source map. */
  readonly nameSources?: (text: string) => string;
  /**
   * Returns whether a file that the game asks for by `path` is still on its way. The game's update then waits. Without
   * this function, all files are there from the start.
   */
  readonly isPending?: (path: string) => boolean;
  /** Is called after each call of a function of `playdate.graphics`, or of a method of an image or font. */
  readonly watchDrawing?: (call: DrawingCall) => void;
}

/** The cost of one call of a drawing function. */
export interface DrawingCall {
  /** The name of the drawing function or method without its namespace, such as `fillRect`. */
  readonly name: string;
  /** How many pictures the drawing call drew. Each drawn letter counts as one picture. */
  readonly pictures: number;
  /** How many pixels the drawing call processed. */
  readonly pixels: number;
}

/** The time source of a simulated Playdate: real time in the browser, or the device clock in tests. */
export interface Clock {
  /** Returns the milliseconds since the simulated Playdate was started, which may be fractional. */
  nowMs(): number;
  /** Returns the seconds since midnight (UTC) of 1 January 2000, as `playdate.getSecondsSinceEpoch` counts them. */
  secondsSince2000(): number;
  /** Is called by the console after the game has executed `instructions` Lua VM instructions. */
  spend(instructions: number): void;
  /** Is called by the console when a frame begins. The game has set `frameMs`, the length of a frame. */
  startFrame(frameMs: number): void;
}

/** The saved files of the game. Each file, such as `data.json`, is read and written as a whole. */
export interface Store {
  read(name: string): string | undefined;
  write(name: string, text: string): void;
  remove(name: string): void;
}

/** A musical note that the game has asked a synthesizer to play. */
export interface Note {
  readonly waveform: "sine" | "square" | "sawtooth" | "triangle" | "noise";
  readonly hertz: number;
  /** The loudness of the note at its peak, from 0 to 1. */
  readonly volume: number;
  readonly lengthSeconds: number;
  readonly attackSeconds: number;
  readonly decaySeconds: number;
  /** The loudness of the note after its decay, as a share of the loudness at its peak, from 0 to 1. */
  readonly sustain: number;
  readonly releaseSeconds: number;
  /** How many seconds after the call of `play` the note starts. */
  readonly delaySeconds: number;
}

export interface Speaker {
  /** Plays a note of the synthesizer with the number `synth`. */
  play(note: Note, synth: number): void;
  /** Stops all notes of a synth at once. Hosts that only record notes do not have this method. */
  stop?(synth: number): void;
}

/**
 * The phase of a touch of the Playdate's screen: a finger or the mouse goes down, moves while it is down, or goes up.
 */
export type TouchPhase = "down" | "move" | "up";

/** The player's input during one frame. */
export interface ConsoleInput {
  /** The buttons held down in this frame. Newly pressed buttons come in the order in which the player pressed them. */
  readonly held: ReadonlySet<Button>;
  /** How far the crank was turned since the previous frame, in degrees. Clockwise is positive. */
  readonly crankDegrees: number;
  readonly isCrankDocked: boolean;
}

export interface FrameReport {
  /** How many Lua VM instructions the update ran. */
  readonly instructions: number;
  /** The time that the update's instructions would take on a real Playdate, at 0.3 µs each. */
  readonly simulatedMs: number;
  /** Whether the game drew on the screen during the update. */
  readonly hasDrawn: boolean;
  /** Whether the update has asked for a file that is still on its way. The next update goes on where this one waits. */
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
 * A running simulated Playdate. Every method throws `GameError` with the Lua error and its traceback if the game
 * throws.
 */
export interface Console {
  readonly width: 400;
  readonly height: 240;
  /** The pixels of the screen, row by row, one byte each: 0 is black and 1 is white. Every frame reuses this array. */
  readonly pixels: Uint8Array;
  /** Returns how many frames a second the game has asked for. */
  refreshRate(): number;
  /** Calls the game's `playdate.update` once and returns what the call cost. */
  update(input: ConsoleInput): FrameReport;
  /** Calls the game's callback for a lifecycle event, such as `gameWillPause`, if the game defines this callback. */
  signal(event: LifecycleEvent): void;
  /**
   * Calls the game's callback `playdate.keyPressed` for a key of the keyboard, if the game defines this callback. Only
   * simulators call it, because a real Playdate has no keyboard.
   */
  keyPressed(key: string): void;
  /**
   * Calls the game's callback `playdate.touched` for a touch of the screen at the pixel (x, y), if the game defines
   * this callback. A real Playdate has no touch screen and never calls it.
   */
  touched(phase: TouchPhase, x: number, y: number): void;
  /** Returns the items that the game added to the system menu. */
  menuItems(): readonly MenuItem[];
  /** Returns the picture that the game has set for its system menu, one byte a pixel: 0 is black and 1 is white. */
  menuPicture(): Uint8Array | undefined;
  /**
   * Chooses item `index` of the game's menu, counted from 0. An action runs, a checkmark flips, and an options item
   * takes its entry number `option`.
   */
  chooseMenuItem(index: number, option?: number): void;
  /** Returns how many kilobytes the game's Lua holds, garbage included. */
  heapKilobytes(): number;
}

export class GameError extends Error {}
