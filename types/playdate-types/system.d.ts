/**
 * The Playdate's Lua API: callbacks, buttons, crank, time and settings. Its namespaces are in the other files.
 * Functions called with a dot take no `self`; methods of objects are called with a colon.
 * @noSelf
 */
declare namespace playdate {
  // Callbacks: the game assigns them, the system calls them.

  /**
   * Is called before each frame is shown. It runs in a coroutine: a yield ends the frame, and the next frame resumes
   * there.
   */
  let update: () => void;
  /** Is called when the player leaves the game for the launcher. */
  let gameWillTerminate: (() => void) | undefined;
  /** Is called when the console is about to sleep because its battery is low. */
  let deviceWillSleep: (() => void) | undefined;
  /** Is called when the console is about to lock. */
  let deviceWillLock: (() => void) | undefined;
  /** Is called when the console was unlocked. */
  let deviceDidUnlock: (() => void) | undefined;
  /** Is called when the system menu is about to open. The game can call `setMenuImage` in it. */
  let gameWillPause: (() => void) | undefined;
  /** Is called when the system menu was closed and the game resumes. */
  let gameWillResume: (() => void) | undefined;
  /** Is called when the crank was folded in. */
  let crankDocked: (() => void) | undefined;
  /** Is called when the crank was folded out. */
  let crankUndocked: (() => void) | undefined;
  /** Is called when a key of the keyboard went down. Only simulators call it. */
  let keyPressed: ((key: string) => void) | undefined;
  /**
   * Is called when the screen is touched, when the touch moves, and when it ends.
   * Neither the console nor the SDK's Simulator calls it; only the web page does.
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

  /** Returns whether the button is held down now. */
  function buttonIsPressed(button: Button): boolean;
  /** Returns whether the button went down since the last update. */
  function buttonJustPressed(button: Button): boolean;
  /** Returns whether the button was released since the last update. */
  function buttonJustReleased(button: Button): boolean;
  /** Returns three bit sets of buttons: held now, pressed and released since the last update. */
  function getButtonState(): LuaMultiReturn<[current: number, pressed: number, released: number]>;

  /**
   * Queues presses and releases in a queue of this size.
   * An update then starts with the callbacks below, one for each event in order, even several for one button.
   */
  function setButtonQueueSize(size: number): void;

  /** Is called when the button was pressed; the callbacks ending in `Up` are called when a button was released. */
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

  /**
   * Returns the degrees turned since the last call (clockwise is positive), and the same with acceleration for fast
   * turns.
   */
  function getCrankChange(): LuaMultiReturn<[change: number, acceleratedChange: number]>;
  /** Returns the crank's angle from 0 up to 360 degrees, clockwise. At 0 it points up along the console's side. */
  function getCrankPosition(): number;
  /** Returns whether the crank is folded in. */
  function isCrankDocked(): boolean;
  /** Turns off the system's docking sounds. Returns the previous setting. */
  function setCrankSoundsDisabled(disable: boolean): boolean;

  // Time.

  /** Returns how many whole milliseconds the game has been running, without the system menu and locked times. */
  function getCurrentTimeMilliseconds(): number;
  /** Returns the seconds, with fraction, since `resetElapsedTime` or the game's start. */
  function getElapsedTime(): number;
  /** Resets the time of `getElapsedTime` to zero. */
  function resetElapsedTime(): void;
  /** Returns the seconds since midnight (UTC) of 1 January 2000, and the milliseconds of the current second. */
  function getSecondsSinceEpoch(): LuaMultiReturn<[seconds: number, milliseconds: number]>;
  /** Returns the local date and time. */
  function getTime(): DateTime;
  /** Returns the date and time in UTC. */
  function getGMTTime(): DateTime;

  interface DateTime {
    year: number;
    /** The month, from 1 to 12. */
    month: number;
    /** The day of the month, from 1 to 31. */
    day: number;
    /** The day of the week, from 1 (Monday) to 7 (Sunday). */
    weekday: number;
    /** The hour, from 0 to 23. */
    hour: number;
    minute: number;
    second: number;
    millisecond: number;
  }

  // The console and its settings.

  /** Returns whether the player asked the system for less flashing. */
  function getReduceFlashing(): boolean;
  /** Returns whether the console is set to be held upside down. */
  function getFlipped(): boolean;
  /** Stops the console from locking by itself after three idle minutes. */
  function setAutoLockDisabled(disable: boolean): void;
  /** Returns the system menu, to which the game can add items. */
  function getSystemMenu(): menu.Menu;
  /**
   * Sets the 400×240 picture beside the system menu, which covers its right half. Without one, the game's screen is
   * shown.
   * @param xOffset 0 to 200: how many pixels the picture moves to the left as the menu opens.
   */
  function setMenuImage(image: graphics.Image | undefined): void;
  function setMenuImage(image: graphics.Image | undefined, xOffset: number): void;
  /** 1 in a simulator, nil on the console. */
  const isSimulator: 1 | undefined;
  /** The game's path, then its start arguments. */
  const argv: readonly string[];
  /** The entries of the game's `pdxinfo`. */
  const metadata: Metadata;
  /** Draws the measured frames a second at (x, y). */
  function drawFPS(x: number, y: number): void;

  interface Metadata {
    readonly name: string;
    readonly author: string;
    readonly description: string;
    readonly bundleID: string;
    /** The address of the game's web page, if the game was built with one. Only this game has this entry. */
    readonly address?: string;
    readonly version: string;
    readonly buildNumber: string;
    readonly imagePath?: string;
    readonly launchSoundPath?: string;
    readonly contentWarning?: string;
    readonly contentWarning2?: string;
  }

  // The garbage collector.

  /** Sets whether Lua collects garbage by itself. If not, the game must call `collectgarbage`. */
  function setCollectsGarbage(collect: boolean): void;
  /** Sets the minimum time in milliseconds that the collector runs in a frame. The default is 1. */
  function setMinimumGCTime(milliseconds: number): void;
  /**
   * Sets two shares (0 to 1) of the memory in use: where the collector starts to take more time, and where it takes
   * all idle time.
   */
  function setGCScaling(min: number, max: number): void;
}
