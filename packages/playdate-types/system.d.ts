/**
 * The functions that the Playdate offers to Lua programs: callbacks, buttons, crank, time and settings. The other files
 * have the functions for drawing, sound and files. Functions called with a dot take no `self`; methods of objects are
 * called with a colon.
 * @noSelf
 */
declare namespace playdate {
  // The following variables are callbacks of a game: the game sets them to functions, and the system calls these.

  /**
   * Called for every frame, before the frame is shown. The function runs in a coroutine: a yield ends the frame, and
   * the next frame resumes after the yield.
   */
  let update: () => void;
  /** Called when the player leaves the game for the launcher, the console's list of games. */
  let gameWillTerminate: (() => void) | undefined;
  /** Called when the console is about to sleep because its battery is low. */
  let deviceWillSleep: (() => void) | undefined;
  let deviceWillLock: (() => void) | undefined;
  /** Called after the player has unlocked the console. */
  let deviceDidUnlock: (() => void) | undefined;
  /** Called before the system menu opens. The function may call `setMenuImage` to show a picture beside the menu. */
  let gameWillPause: (() => void) | undefined;
  /** Called after the system menu has closed, when the game continues. */
  let gameWillResume: (() => void) | undefined;
  let crankDocked: (() => void) | undefined;
  let crankUndocked: (() => void) | undefined;
  /**
   * Called when a key of the computer's keyboard was pressed. Only simulators call it, because the console has no
   * keyboard.
   */
  let keyPressed: ((key: string) => void) | undefined;
  /**
   * Called when a touch of the screen begins, moves or ends, or with `tap` for a short touch that did not move. Only the
   * web page calls it; the console and the SDK's simulator do not.
   */
  let touched: ((phase: "down" | "move" | "up" | "tap", x: number, y: number) => void) | undefined;

  // The console's buttons. Each constant is a bit in the numbers that `getButtonState` returns.

  const kButtonLeft: 1;
  const kButtonRight: 2;
  const kButtonUp: 4;
  const kButtonDown: 8;
  const kButtonB: 16;
  const kButtonA: 32;

  type Button = 1 | 2 | 4 | 8 | 16 | 32 | "left" | "right" | "up" | "down" | "b" | "a";

  function buttonIsPressed(button: Button): boolean;
  function buttonJustPressed(button: Button): boolean;
  /** Returns whether the given button was released since the previous frame. */
  function buttonJustReleased(button: Button): boolean;
  /**
   * Returns three numbers whose bits stand for buttons: the buttons held now, and those pressed and released since the
   * previous frame.
   */
  function getButtonState(): LuaMultiReturn<[current: number, pressed: number, released: number]>;

  /**
   * Sets the size of a queue for presses and releases of buttons. With a queue, each frame starts with the callbacks
   * below. They are called once for each press or release, in order, even if one button was pressed several times.
   */
  function setButtonQueueSize(size: number): void;

  /**
   * Callbacks for the buttons: those ending in `Down` are called when a button was pressed, those ending in `Up` when
   * it was released.
   */
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

  // The following functions are for the crank.

  /**
   * Returns by how many degrees the crank turned since the last call; clockwise is positive. The second number is the
   * same turn, but enlarged if the crank turned fast.
   */
  function getCrankChange(): LuaMultiReturn<[change: number, acceleratedChange: number]>;
  /**
   * Returns the angle of the crank in degrees, clockwise, from 0 to less than 360. At 0 the crank points up along the
   * side of the console.
   */
  function getCrankPosition(): number;
  function isCrankDocked(): boolean;
  /** Sets whether the system plays no sounds when the crank is folded. Returns the previous setting. */
  function setCrankSoundsDisabled(disable: boolean): boolean;

  // The following functions are for the time and the date.

  /**
   * Returns the time since the game started, in whole milliseconds. The time in the system menu and the time while the
   * console was locked are not counted.
   */
  function getCurrentTimeMilliseconds(): number;
  /** Returns the seconds since the last call of `resetElapsedTime`, or since the start of the game, with a fraction. */
  function getElapsedTime(): number;
  function resetElapsedTime(): void;
  /**
   * Returns the seconds since midnight (UTC) of 1 January 2000, and the milliseconds since the start of the current
   * second.
   */
  function getSecondsSinceEpoch(): LuaMultiReturn<[seconds: number, milliseconds: number]>;
  function getTime(): DateTime;
  function getGMTTime(): DateTime;

  interface DateTime {
    year: number;
    /** The number of the month, from 1 to 12. */
    month: number;
    /** The day of the month, from 1 to 31. */
    day: number;
    /** The day of the week, from 1 (Monday) to 7 (Sunday). */
    weekday: number;
    hour: number;
    minute: number;
    second: number;
    millisecond: number;
  }

  // The following functions are for the console itself, its settings and the system menu.

  /** Returns whether the player chose less flashing of the screen in the settings of the console. */
  function getReduceFlashing(): boolean;
  function getFlipped(): boolean;
  /** Sets whether the console stays unlocked. If not, it locks by itself after three minutes without input. */
  function setAutoLockDisabled(disable: boolean): void;
  function getSystemMenu(): menu.Menu;
  /**
   * Sets the picture of 400×240 pixels that is shown while the system menu is open. The menu covers the right half of
   * the picture. If `image` is nil, the screen of the game stays visible instead.
   */
  function setMenuImage(image: graphics.Image | undefined): void;
  /**
   * Sets the picture that is shown while the system menu is open. The picture moves to the left as the menu opens.
   * @param xOffset how many pixels the picture moves, from 0 to 200.
   */
  function setMenuImage(image: graphics.Image | undefined, xOffset: number): void;
  /** Equals 1 in a simulator and nil on the console. */
  const isSimulator: 1 | undefined;
  /** The path of the game, followed by the arguments with which it was started. */
  const argv: readonly string[];
  /** The entries of the game's file `pdxinfo`, such as its name and version. */
  const metadata: Metadata;
  function drawFPS(x: number, y: number): void;

  interface Metadata {
    readonly name: string;
    readonly author: string;
    readonly description: string;
    readonly bundleID: string;
    /**
     * The address of the web page on which the game can be played, if the game was built with one. Only this game has
     * such an entry in its `pdxinfo`.
     */
    readonly address?: string;
    /**
     * The rows of the console check with which the game starts, if it was built for this check. Only this game has such
     * an entry in its `pdxinfo`.
     */
    readonly check?: string;
    readonly version: string;
    readonly buildNumber: string;
    readonly imagePath?: string;
    readonly launchSoundPath?: string;
    readonly contentWarning?: string;
    readonly contentWarning2?: string;
  }

  // The following functions are for the garbage collector of Lua.

  /** Sets whether Lua collects garbage automatically. If not, the game itself must call `collectgarbage`. */
  function setCollectsGarbage(collect: boolean): void;
  /** Sets the minimum time for garbage collection in each frame, in milliseconds. The default is 1. */
  function setMinimumGCTime(milliseconds: number): void;
  /**
   * Sets two limits, as shares (0 to 1) of the total memory. When the memory in use exceeds `min`, garbage collection
   * gets more time; when it exceeds `max`, garbage collection gets all idle time.
   */
  function setGCScaling(min: number, max: number): void;
}
