/**
 * The interfaces between a simulated Playdate and its surroundings.
 * `Host` is what the console needs from its computer. `Console` is what it offers to the headless runner and the web
 * page, its two front ends.
 */

export type Button = "left" | "right" | "up" | "down" | "b" | "a";

/** The services that a console needs from the computer it runs on. */
export interface Host {
  /** The Lua interpreter: `vm/wasm/lua54.wasm`, compiled. */
  readonly lua: WebAssembly.Module;
  /**
   * The files that `pdc` would compile: bytes by path relative to the game's folder, e.g. `main.lua`,
   * `launcher/card.png`.
   */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly clock: Clock;
  readonly store: Store;
  readonly speaker: Speaker;
  /** The game's start arguments, such as `code=KMQT7X4`. They follow the game's path in `playdate.argv`. */
  readonly arguments: readonly string[];
  /** Whether the system's accessibility setting asks games to flash less. */
  readonly reduceFlashing: boolean;
  /** Receives each line that the game prints. */
  readonly print: (line: string) => void;
  /** Is called after each call of a function of `playdate.graphics` or of a method of its objects. */
  readonly watchDrawing?: (call: DrawingCall) => void;
}

/** The cost of one drawing call. */
export interface DrawingCall {
  /** The name of the function or method without its namespace, such as `fillRect`. */
  readonly name: string;
  /** How many pictures the call drew. Each letter counts as a picture. */
  readonly pictures: number;
  /** How many pixels the call processed. */
  readonly pixels: number;
}

/** The console's time source: real time in the browser, or the device clock in tests. */
export interface Clock {
  /** Milliseconds since the console was started; may be fractional. */
  nowMs(): number;
  /** Seconds since midnight (UTC) of 1 January 2000, as `playdate.getSecondsSinceEpoch` counts. */
  secondsSince2000(): number;
  /** Is called by the console when this many Lua VM instructions have run. */
  spend(instructions: number): void;
  /** Is called by the console when a frame begins. `frameMs` is the frame length that the game set. */
  startFrame(frameMs: number): void;
}

/** The game's Data folder: whole files by name, e.g. `data.json`. */
export interface Store {
  read(name: string): string | undefined;
  write(name: string, text: string): void;
  remove(name: string): void;
}

/** A note that a synth was asked to play. */
export interface Note {
  readonly waveform: "sine" | "square" | "sawtooth" | "triangle" | "noise";
  readonly hertz: number;
  /** The loudness, from 0 to 1. */
  readonly volume: number;
  readonly lengthSeconds: number;
  readonly attackSeconds: number;
  readonly decaySeconds: number;
  /** The loudness after the decay, from 0 to 1, relative to the peak. */
  readonly sustain: number;
  readonly releaseSeconds: number;
  /** How long from now until the note starts. */
  readonly delaySeconds: number;
}

export interface Speaker {
  /** Plays a note of the synth with the number `synth`. */
  play(note: Note, synth: number): void;
  /** Stops all notes of a synth at once. Hosts that only record notes leave it out. */
  stop?(synth: number): void;
}

/** What a finger or mouse does on the screen: it goes down, moves while it is down, or goes up. */
export type TouchPhase = "down" | "move" | "up";

/** The player's input during one frame. */
export interface ConsoleInput {
  /** The buttons held down. Those that went down since the previous frame come in the order of the presses. */
  readonly held: ReadonlySet<Button>;
  /** How far the crank was turned since the previous frame. Clockwise is positive. */
  readonly crankDegrees: number;
  readonly crankDocked: boolean;
}

export interface FrameReport {
  /** How many Lua VM instructions this update ran. */
  readonly instructions: number;
  /** The time of these instructions on the device, at 0.3 µs an instruction. */
  readonly deviceMs: number;
  /** Whether the game drew on the screen. */
  readonly drew: boolean;
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

/** A running console. Every method throws `GameError` with the Lua error and its traceback if the game throws. */
export interface Console {
  readonly width: 400;
  readonly height: 240;
  /** One byte a pixel, row by row: 0 black, 1 white. Every frame reuses this array. */
  readonly pixels: Uint8Array;
  /** Returns how many frames a second the game asked for. */
  refreshRate(): number;
  /** Runs one `playdate.update` and reports its cost. */
  update(input: ConsoleInput): FrameReport;
  /** Calls the game's callback of this name, if the game defines it. */
  signal(event: LifecycleEvent): void;
  /**
   * Calls `playdate.keyPressed` for a key of the keyboard, if the game defines it. Only simulators have this
   * callback.
   */
  keyPressed(key: string): void;
  /**
   * Calls `playdate.touched` for a touch at the pixel (x, y), if the game defines it. No real console has this
   * callback.
   */
  touched(phase: TouchPhase, x: number, y: number): void;
  /** Returns the items that the game added to the system menu. */
  menuItems(): readonly MenuItem[];
  /**
   * Returns the picture that the game set for the system menu, in the format of `pixels`. Front ends may ignore it.
   */
  menuPicture(): Uint8Array | undefined;
  /**
   * Chooses menu item `index`, from 0: an action runs, a checkmark flips, and an options item takes the entry
   * `option`.
   */
  chooseMenuItem(index: number, option?: number): void;
}

export class GameError extends Error {}
