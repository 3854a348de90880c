/**
 * The Playdate's Lua API. Functions called with a dot take no `self`; methods of its objects are called with a colon.
 * @noSelf
 */
declare namespace playdate {
  // Callbacks: the game assigns them, the system calls them.

  /** Called before each frame is shown. Runs in a coroutine: a yield ends the frame and the next one resumes there. */
  let update: () => void;
  /** The player leaves the game for the launcher. */
  let gameWillTerminate: (() => void) | undefined;
  /** The battery is low and the console is about to sleep. */
  let deviceWillSleep: (() => void) | undefined;
  /** The console is about to lock. */
  let deviceWillLock: (() => void) | undefined;
  /** The console was unlocked. */
  let deviceDidUnlock: (() => void) | undefined;
  /** The system menu is about to open; a good moment for `setMenuImage`. */
  let gameWillPause: (() => void) | undefined;
  /** The system menu was closed and the game goes on. */
  let gameWillResume: (() => void) | undefined;
  /** The crank was folded in. */
  let crankDocked: (() => void) | undefined;
  /** The crank was folded out. */
  let crankUndocked: (() => void) | undefined;
  /** A key of the keyboard went down. Simulator only. */
  let keyPressed: ((key: string) => void) | undefined;
  /**
   * Something touches the screen there, goes on touching it, or lets it go. Neither the console nor the SDK's Simulator
   * ever calls it: a page that shows the screen may.
   */
  let touched: ((phase: "down" | "move" | "up", x: number, y: number) => void) | undefined;

  // Buttons. The constants are bits, as `getButtonState` returns them.

  const kButtonLeft: 1;
  const kButtonRight: 2;
  const kButtonUp: 4;
  const kButtonDown: 8;
  const kButtonB: 16;
  const kButtonA: 32;

  type Button = 1 | 2 | 4 | 8 | 16 | 32 | "left" | "right" | "up" | "down" | "b" | "a";

  /** Whether the button is held down now. */
  function buttonIsPressed(button: Button): boolean;
  /** Whether the button went down since the last update. */
  function buttonJustPressed(button: Button): boolean;
  /** Whether the button came up since the last update. */
  function buttonJustReleased(button: Button): boolean;
  /** Three sets of button bits: held now, pressed since the last update, released since the last update. */
  function getButtonState(): LuaMultiReturn<[current: number, pressed: number, released: number]>;

  /**
   * From now on presses and releases wait in a queue of that size, and an update begins with the callbacks below for
   * each of them, in order: several of one button among them.
   */
  function setButtonQueueSize(size: number): void;

  /** The button went down, or came up. */
  let leftButtonDown: (() => void) | undefined;
  let leftButtonUp: (() => void) | undefined;
  let rightButtonDown: (() => void) | undefined;
  let rightButtonUp: (() => void) | undefined;
  let upButtonDown: (() => void) | undefined;
  let upButtonUp: (() => void) | undefined;
  let downButtonDown: (() => void) | undefined;
  let downButtonUp: (() => void) | undefined;
  let BButtonDown: (() => void) | undefined;
  let BButtonUp: (() => void) | undefined;
  let AButtonDown: (() => void) | undefined;
  let AButtonUp: (() => void) | undefined;

  // Crank.

  /** Degrees turned since the last call (clockwise is positive), and the same with acceleration for fast turns. */
  function getCrankChange(): LuaMultiReturn<[change: number, acceleratedChange: number]>;
  /** Degrees from 0 up to 360, clockwise; 0 points along the console's side, upwards. */
  function getCrankPosition(): number;
  /** Whether the crank is folded in. */
  function isCrankDocked(): boolean;
  /** Turns off the system's docking sounds. Returns the setting before. */
  function setCrankSoundsDisabled(disable: boolean): boolean;

  // Time.

  /** Whole milliseconds that the game has been running; stands still in the system menu and while locked. */
  function getCurrentTimeMilliseconds(): number;
  /** Seconds, with fraction, since `resetElapsedTime` or the game's start. */
  function getElapsedTime(): number;
  /** Starts the clock of `getElapsedTime` again from zero. */
  function resetElapsedTime(): void;
  /** Seconds since midnight (UTC) of 1 January 2000, and the milliseconds of that second. */
  function getSecondsSinceEpoch(): LuaMultiReturn<[seconds: number, milliseconds: number]>;
  /** The local date and time. */
  function getTime(): DateTime;
  /** The date and time in UTC. */
  function getGMTTime(): DateTime;

  interface DateTime {
    year: number;
    /** 1 to 12. */
    month: number;
    /** 1 to 31. */
    day: number;
    /** 1 (Monday) to 7 (Sunday). */
    weekday: number;
    /** 0 to 23. */
    hour: number;
    minute: number;
    second: number;
    millisecond: number;
  }

  // The console and its settings.

  /** Whether the player asked the system for less flashing. */
  function getReduceFlashing(): boolean;
  /** Whether the console is set to be held upside down. */
  function getFlipped(): boolean;
  /** Keeps the console from locking by itself after three idle minutes. */
  function setAutoLockDisabled(disable: boolean): void;
  /** The game's part of the system menu. */
  function getSystemMenu(): menu.Menu;
  /**
   * The 400×240 picture beside the system menu, of which only the left half stays in sight; without one, the game.
   * @param xOffset 0 to 200: how many pixels the picture moves to the left as the menu opens.
   */
  function setMenuImage(image: graphics.Image | undefined): void;
  function setMenuImage(image: graphics.Image | undefined, xOffset: number): void;
  /** 1 in the Simulator, nothing on the console. */
  const isSimulator: 1 | undefined;
  /** The game's path, then the arguments it was started with. */
  const argv: readonly string[];
  /** What the game's `pdxinfo` says. */
  const metadata: Metadata;
  /** Draws the measured frames a second at that place. */
  function drawFPS(x: number, y: number): void;

  interface Metadata {
    readonly name: string;
    readonly author: string;
    readonly description: string;
    readonly bundleID: string;
    /** The game's own: where it can be played in a browser, if it was built with that. */
    readonly address?: string;
    readonly version: string;
    readonly buildNumber: string;
    readonly imagePath?: string;
    readonly launchSoundPath?: string;
    readonly contentWarning?: string;
    readonly contentWarning2?: string;
  }

  // The garbage collector.

  /** Whether Lua collects garbage by itself; without it the game calls `collectgarbage`. */
  function setCollectsGarbage(collect: boolean): void;
  /** The least time a frame, in milliseconds, that the collector runs; 1 unless set. */
  function setMinimumGCTime(milliseconds: number): void;
  /** Parts (0 to 1) of memory in use at which the collector begins to take more time, and takes all that is free. */
  function setGCScaling(min: number, max: number): void;
}
