/**
 * What a simulated Playdate needs from the machine it runs on, and what it offers to its face (the headless runner or
 * the web page). Both faces use one console (`console.ts`); only these interfaces stand between them.
 */

export type Button = "left" | "right" | "up" | "down" | "b" | "a";

/** The machine under the console. */
export interface Host {
  /** `vm/wasm/lua54.wasm`, compiled. */
  readonly lua: WebAssembly.Module;
  /** What `pdc` would be given: bytes by path relative to the game's folder, e.g. `main.lua`, `launcher/card.png`. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly clock: Clock;
  readonly store: Store;
  readonly speaker: Speaker;
  /** What the game is started with, such as `code=KMQT7X4`: `playdate.argv` behind the game's path. */
  readonly arguments: readonly string[];
  /** The system's accessibility setting. */
  readonly reduceFlashing: boolean;
  /** Receives what the game prints. */
  readonly print: (line: string) => void;
  /** Receives each call of a function of `playdate.graphics`, or of a method of its objects, once it is done. */
  readonly watchDrawing?: (call: DrawingCall) => void;
}

/** What a call took. */
export interface DrawingCall {
  /** The function's or method's own name, such as `fillRect`. */
  readonly name: string;
  /** How many pictures it drew, letters among them. */
  readonly pictures: number;
  /** How many pixels it went over. */
  readonly pixels: number;
}

/** Two of them exist: real time (browser) and the device clock (tests), which advances with the Lua instructions. */
export interface Clock {
  /** Milliseconds since the console was started; may be fractional. */
  nowMs(): number;
  /** Seconds since midnight (UTC) of 1 January 2000, as `playdate.getSecondsSinceEpoch` counts. */
  secondsSince2000(): number;
  /** The console says that this many Lua VM instructions have run. */
  spend(instructions: number): void;
  /** The console says that a frame begins; `frameMs` is the length of a frame that the game asked for. */
  startFrame(frameMs: number): void;
}

/** Where the game's Data folder lives: whole files by name, e.g. `data.json`. */
export interface Store {
  read(name: string): string | undefined;
  write(name: string, text: string): void;
  remove(name: string): void;
}

/** A note that a synth was asked to play. */
export interface Note {
  readonly waveform: "sine" | "square" | "sawtooth" | "triangle" | "noise";
  readonly hertz: number;
  /** 0 to 1. */
  readonly volume: number;
  readonly lengthSeconds: number;
  readonly attackSeconds: number;
  readonly decaySeconds: number;
  /** 0 to 1. */
  readonly sustain: number;
  readonly releaseSeconds: number;
  /** How long after now the note starts. */
  readonly delaySeconds: number;
}

export interface Speaker {
  /** Plays a note of a synth; `synth` is its number. */
  play(note: Note, synth: number): void;
  /** Ends all that a synth plays, at once; left out where notes are only noted down. */
  stop?(synth: number): void;
}

/** What a finger or a mouse does on the screen: it comes down, goes on while it is down, or is lifted. */
export type TouchPhase = "down" | "move" | "up";

/** What the player does during one frame. */
export interface ConsoleInput {
  /** The buttons held down; those that went down since the frame before, in that order. */
  readonly held: ReadonlySet<Button>;
  /** How far the crank was turned since the frame before; clockwise is positive. */
  readonly crankDegrees: number;
  readonly crankDocked: boolean;
}

export interface FrameReport {
  /** Lua VM instructions that this update took. */
  readonly instructions: number;
  /** The same in device milliseconds at 0.3 µs an instruction. */
  readonly deviceMs: number;
  /** Whether the game drew anything on the screen. */
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
  /** One byte a pixel, row by row: 0 black, 1 white. The same array every frame. */
  readonly pixels: Uint8Array;
  /** Frames a second that the game asked for. */
  refreshRate(): number;
  /** Runs one `playdate.update`. */
  update(input: ConsoleInput): FrameReport;
  /** Calls the game's callback of that name where it has one. */
  signal(event: LifecycleEvent): void;
  /** A key of the keyboard went down: calls `playdate.keyPressed`, which only simulators know, where the game has one. */
  keyPressed(key: string): void;
  /** The screen is touched at that pixel: calls `playdate.touched`, which no console knows, where the game has one. */
  touched(phase: TouchPhase, x: number, y: number): void;
  /** The game's own items of the system menu. */
  menuItems(): readonly MenuItem[];
  /** The picture that the game gave to stand beside the system menu, as `pixels`; a face need not show it. */
  menuPicture(): Uint8Array | undefined;
  /** The player picked item `index` (from 0): an action runs, a checkmark flips, options take the entry `option`. */
  chooseMenuItem(index: number, option?: number): void;
}

export class GameError extends Error {}
