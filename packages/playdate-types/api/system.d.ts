// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate {
  type Button = 1 | 2 | 4 | 8 | 16 | 32 | "left" | "right" | "up" | "down" | "b" | "a";
}

/** @noSelf */
declare namespace playdate {
  /**
   * A function of `playdate.easingFunctions`: `t` is the time that has passed, `b` the start, `c` the change, `d`
   * the duration.
   */
  type EasingFunction = (this: void, t: number, b: number, c: number, d: number, a?: number, p?: number) => number;
}

/** @noSelf */
declare namespace playdate {
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
}

/** @noSelf */
declare namespace playdate {
  /** The entries of the file `pdxinfo`. */
  interface Metadata {
    readonly name: string;
    readonly author: string;
    readonly description: string;
    readonly bundleID: string;
    readonly version: string;
    readonly buildNumber: string;
    readonly pdxversion?: string;
    readonly imagePath?: string;
    readonly launchSoundPath?: string;
    readonly contentWarning?: string;
    readonly contentWarning2?: string;
    /** Other entries. */
    readonly [key: string]: string | undefined;
  }
}

/** @noSelf */
declare namespace playdate {
  interface PowerStatus {
    charging: boolean;
    USB: boolean;
    screws: boolean;
  }
}

/** @noSelf */
declare namespace playdate {
  interface SystemInfo {
    buildtime: string;
    commit: string;
    pdxcompatversion: number;
    pdxversion: number;
    sdk: string;
  }
}

/** @noSelf */
declare namespace playdate {
  interface SystemStats {
    audio: number;
    game: number;
    idle: number;
    kernel: number;
    serial?: number;
    trace?: number;
    wifi?: number;
    GC?: number;
  }
}

/** @noSelf */
declare namespace playdate {
  /** A table of callbacks for `inputHandlers.push`. */
  interface InputHandler {
    AButtonDown?: (this: void) => void;
    AButtonHeld?: (this: void) => void;
    AButtonUp?: (this: void) => void;
    BButtonDown?: (this: void) => void;
    BButtonHeld?: (this: void) => void;
    BButtonUp?: (this: void) => void;
    downButtonDown?: (this: void) => void;
    downButtonUp?: (this: void) => void;
    leftButtonDown?: (this: void) => void;
    leftButtonUp?: (this: void) => void;
    rightButtonDown?: (this: void) => void;
    rightButtonUp?: (this: void) => void;
    upButtonDown?: (this: void) => void;
    upButtonUp?: (this: void) => void;
    cranked?: (this: void, change: number, acceleratedChange: number) => void;
  }
}

/** @noSelf */
declare namespace playdate {
  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-AButtonDown) */
  let AButtonDown: (() => void) | undefined;

  /**
   * Called once when A has been held for a second.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-AButtonHeld)
   */
  let AButtonHeld: (() => void) | undefined;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-AButtonUp) */
  let AButtonUp: (() => void) | undefined;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-BButtonDown) */
  let BButtonDown: (() => void) | undefined;

  /**
   * Called once when B has been held for a second.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-BButtonHeld)
   */
  let BButtonHeld: (() => void) | undefined;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-BButtonUp) */
  let BButtonUp: (() => void) | undefined;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-GMTTimeFromEpoch) */
  function GMTTimeFromEpoch(seconds: number, milliseconds: number): playdate.DateTime;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-accelerometerIsRunning) */
  function accelerometerIsRunning(): boolean;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-apiVersion) */
  function apiVersion(): LuaMultiReturn<[apiVersion: number, runtimeMinimumApiVersion: number]>;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-buttonIsPressed) */
  function buttonIsPressed(button: playdate.Button): boolean;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-buttonJustPressed) */
  function buttonJustPressed(button: playdate.Button): boolean;

  /**
   * Returns whether the given button was released since the previous frame.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-buttonJustReleased)
   */
  function buttonJustReleased(button: playdate.Button): boolean;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-clearConsole) */
  function clearConsole(): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-crankDocked) */
  let crankDocked: (() => void) | undefined;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-crankUndocked) */
  let crankUndocked: (() => void) | undefined;

  /**
   * Called when the crank turns, with the change of its angle in degrees and the same change enlarged for fast
   * turns.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-cranked)
   */
  let cranked: ((change: number, acceleratedChange: number) => void) | undefined;

  /**
   * Called after `update` in the simulator only. What it draws in white is shown over the picture in colour.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-debugDraw)
   */
  let debugDraw: (() => void) | undefined;

  /**
   * Called after the player has unlocked the console.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-deviceDidUnlock)
   */
  let deviceDidUnlock: (() => void) | undefined;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-deviceWillLock) */
  let deviceWillLock: (() => void) | undefined;

  /**
   * Called when the console is about to sleep because its battery is low.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-deviceWillSleep)
   */
  let deviceWillSleep: (() => void) | undefined;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-downButtonDown) */
  let downButtonDown: (() => void) | undefined;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-downButtonUp) */
  let downButtonUp: (() => void) | undefined;

  /**
   * Draws the number of frames that were shown in the last second. The default place is the upper left corner.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-drawFPS)
   */
  function drawFPS(x?: number, y?: number): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-epochFromGMTTime) */
  function epochFromGMTTime(time: playdate.DateTime): LuaMultiReturn<[seconds: number, milliseconds: number]>;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-epochFromTime) */
  function epochFromTime(time: playdate.DateTime): LuaMultiReturn<[seconds: number, milliseconds: number]>;

  /**
   * Called before the system menu opens. The function may call `setMenuImage` to show a picture beside the menu.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-gameWillPause)
   */
  let gameWillPause: (() => void) | undefined;

  /**
   * Called after the system menu has closed, when the game continues.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-gameWillResume)
   */
  let gameWillResume: (() => void) | undefined;

  /**
   * Called when the player leaves the game for the launcher, the console's list of games.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-gameWillTerminate)
   */
  let gameWillTerminate: (() => void) | undefined;

  /**
   * Returns how full the battery is, from 0 to 100.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-getBatteryPercentage)
   */
  function getBatteryPercentage(): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-getBatteryVoltage) */
  function getBatteryVoltage(): number;

  /**
   * Returns three numbers whose bits stand for buttons: the buttons held now, and those pressed and released since
   * the previous frame.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-getButtonState)
   */
  function getButtonState(): LuaMultiReturn<[current: number, pressed: number, released: number]>;

  /**
   * Returns by how many degrees the crank turned since the last call; clockwise is positive. The second number is
   * the same turn, but enlarged if the crank turned fast.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-getCrankChange)
   */
  function getCrankChange(): LuaMultiReturn<[change: number, acceleratedChange: number]>;

  /**
   * Returns the angle of the crank in degrees, clockwise, from 0 to less than 360. At 0 the crank points up along
   * the side of the console.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-getCrankPosition)
   */
  function getCrankPosition(): number;

  /**
   * Returns how many ticks the crank passed since the last frame, if one turn has the given number of ticks.
   * Backward turns are negative.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-getCrankTicks)
   */
  function getCrankTicks(ticksPerRevolution: number): number;

  /**
   * Returns the time since the game started, in whole milliseconds. The time in the system menu and the time while
   * the console was locked are not counted.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-getCurrentTimeMilliseconds)
   */
  function getCurrentTimeMilliseconds(): number;

  /**
   * Returns the seconds since the last call of `resetElapsedTime`, or since the start of the game, with a
   * fraction.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-getElapsedTime)
   */
  function getElapsedTime(): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-getFPS) */
  function getFPS(): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-getFlipped) */
  function getFlipped(): boolean;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-getGMTTime) */
  function getGMTTime(): playdate.DateTime;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-getPowerStatus) */
  function getPowerStatus(): playdate.PowerStatus;

  /**
   * Returns whether the player chose less flashing of the screen in the settings of the console.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-getReduceFlashing)
   */
  function getReduceFlashing(): boolean;

  /**
   * Returns the seconds since midnight (UTC) of 1 January 2000, and the milliseconds since the start of the
   * current second.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-getSecondsSinceEpoch)
   */
  function getSecondsSinceEpoch(): LuaMultiReturn<[seconds: number, milliseconds: number]>;

  /**
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-getServerTime)
   *
   * @since SDK 2.7.0
   */
  function getServerTime(callback: (this: void, time: string | undefined, error: string | undefined) => void): void;

  /**
   * Returns the shares of the processor's time that parts of the system took, in percent.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-getStats)
   */
  function getStats(): playdate.SystemStats;

  /**
   * Returns the language that the player chose: English or Japanese, as in `graphics.font`.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-getSystemLanguage)
   */
  function getSystemLanguage(): playdate.graphics.font.Language;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-menu.getSystemMenu) */
  function getSystemMenu(): playdate.menu;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-getTime) */
  function getTime(): playdate.DateTime;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-isCrankDocked) */
  function isCrankDocked(): boolean;

  /**
   * Called when a key of the computer's keyboard was pressed. Only simulators call it, because the console has no
   * keyboard.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-keyPressed)
   */
  let keyPressed: ((key: string) => void) | undefined;

  /**
   * Called when a key of the computer's keyboard was released. Only simulators call it.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-keyReleased)
   */
  let keyReleased: ((key: string) => void) | undefined;

  /**
   * Callbacks for the buttons: those ending in `Down` are called when a button was pressed, those ending in `Up`
   * when it was released.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-leftButtonDown)
   */
  let leftButtonDown: (() => void) | undefined;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-leftButtonUp) */
  let leftButtonUp: (() => void) | undefined;

  /**
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-mirrorEnded)
   *
   * @since SDK 2.7.0
   */
  let mirrorEnded: (() => void) | undefined;

  /**
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-mirrorStarted)
   *
   * @since SDK 2.7.0
   */
  let mirrorStarted: (() => void) | undefined;

  /**
   * Returns the acceleration along the three axes, in g. Returns nil if the accelerometer is off.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-readAccelerometer)
   */
  function readAccelerometer(): LuaMultiReturn<[x: number | undefined, y: number | undefined, z: number | undefined]>;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-resetElapsedTime) */
  function resetElapsedTime(): void;

  /**
   * Starts the game again, with an argument that `argv` then holds.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-restart)
   *
   * @since SDK 2.5.0
   */
  function restart(arg?: string): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-rightButtonDown) */
  let rightButtonDown: (() => void) | undefined;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-rightButtonUp) */
  let rightButtonUp: (() => void) | undefined;

  /**
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-serialMessageReceived)
   *
   * @since SDK 2.4.0
   */
  let serialMessageReceived: ((message: string) => void) | undefined;

  /**
   * Sets whether the console stays unlocked. If not, it locks by itself after three minutes without input.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-setAutoLockDisabled)
   */
  function setAutoLockDisabled(disable: boolean): void;

  /**
   * Sets the size of a queue for presses and releases of buttons. With a queue, each frame starts with the
   * callbacks below. They are called once for each press or release, in order, even if one button was pressed
   * several times.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-setButtonQueueSize)
   *
   * @since SDK 2.4.0
   */
  function setButtonQueueSize(size: number): void;

  /**
   * Sets whether Lua collects garbage automatically. If not, the game itself must call `collectgarbage`.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-setCollectsGarbage)
   */
  function setCollectsGarbage(flag: boolean): void;

  /**
   * Sets whether the system plays no sounds when the crank is folded. Returns the previous setting.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-setCrankSoundsDisabled)
   */
  function setCrankSoundsDisabled(disable: boolean): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-setDebugDrawColor) */
  function setDebugDrawColor(r: number, g: number, b: number, a: number): void;

  /**
   * Sets two limits, as shares (0 to 1) of the total memory. When the memory in use exceeds `min`, garbage
   * collection gets more time; when it exceeds `max`, garbage collection gets all idle time.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-setGCScaling)
   */
  function setGCScaling(min: number, max: number): void;

  /**
   * Sets the picture of 400×240 pixels that is shown while the system menu is open. The menu covers its right
   * half; `xOffset` (0 to 200) is how far the picture moves to the left as the menu opens. With nil, the game's
   * screen is shown.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-setMenuImage)
   */
  function setMenuImage(image: playdate.graphics.image | undefined, xOffset?: number): void;

  /**
   * Sets the minimum time for garbage collection in each frame, in milliseconds. The default is 1.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-setMinimumGCTime)
   */
  function setMinimumGCTime(ms: number): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-setNewlinePrinted) */
  function setNewlinePrinted(flag: boolean): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-setStatsInterval) */
  function setStatsInterval(seconds: number): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-shouldDisplay24HourTime) */
  function shouldDisplay24HourTime(): boolean;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-start) */
  function start(): void;

  /**
   * Switches the accelerometer on. Its first values are there in the next frame.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-startAccelerometer)
   */
  function startAccelerometer(): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-stop) */
  function stop(): void;

  /**
   * Switches the accelerometer off, which saves power.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-stopAccelerometer)
   */
  function stopAccelerometer(): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-timeFromEpoch) */
  function timeFromEpoch(seconds: number, milliseconds: number): playdate.DateTime;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-upButtonDown) */
  let upButtonDown: (() => void) | undefined;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-upButtonUp) */
  let upButtonUp: (() => void) | undefined;

  /**
   * Called for every frame, before the frame is shown. The function runs in a coroutine: a yield ends the frame,
   * and the next frame resumes after the yield.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-update)
   */
  let update: () => void;

  /**
   * Stops the game for a number of milliseconds. Nothing is drawn and no callback is called until then.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-wait)
   */
  function wait(milliseconds: number): void;

  const kButtonA: 32;

  const kButtonB: 16;

  const kButtonDown: 8;

  const kButtonLeft: 1;

  const kButtonRight: 2;

  const kButtonUp: 4;

  /** The path of the game, followed by the arguments with which it was started. */
  const argv: readonly string[];

  /** Equals 1 in a simulator and nil on the console. */
  const isSimulator: 1 | undefined;

  /** The entries of the game's file `pdxinfo`, such as its name and version. */
  const metadata: playdate.Metadata;

  /**
   * What the console says of its system.
   *
   * @remarks Guessed: its spelling.
   */
  const systemInfo: playdate.SystemInfo;

  /**
   * Called when a touch of the screen begins, moves or ends, or with `tap` for a short touch that did not move.
   * The console and the SDK's simulator do not call it.
   */
  let touched: ((phase: "down" | "move" | "up" | "tap", x: number, y: number) => void) | undefined;
}
