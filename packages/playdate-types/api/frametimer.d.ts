// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate {
  /** A timer in frames. */
  class frameTimer {
    private constructor();
    active: boolean;

    delay: number;

    discardOnCompletion: boolean;

    duration: number;

    easingAmplitude?: number;

    easingFunction: playdate.EasingFunction;

    easingPeriod: number;

    endValue: number;

    frame: number;

    framesLeft: number;

    paused: boolean;

    repeats: boolean;

    reverseEasingFunction?: playdate.EasingFunction;

    reverses: boolean;

    startValue: number;

    timerEndedArgs?: unknown[];

    value: number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-frameTimer.timerEndedCallback) */
    timerEndedCallback: ((this: void, ...args: never[]) => void) | undefined;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-frameTimer.updateCallback) */
    updateCallback: ((this: void, ...args: never[]) => void) | undefined;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-frameTimer.allTimers) */
    static allTimers(this: void): playdate.frameTimer[];

    /**
     * Creates a timer that counts frames. It either calls a function after `duration` frames, or moves its `value`
     * from a start to an end value by an easing function.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-frameTimer.new)
     */
    static new(
      this: void,
      duration: number,
      callback: (this: void, timer: playdate.frameTimer) => void,
    ): playdate.frameTimer;
    /**
     * Creates a timer that counts frames. It either calls a function after `duration` frames, or moves its `value`
     * from a start to an end value by an easing function.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-frameTimer.new)
     */
    static new<Args extends [unknown, ...unknown[]]>(
      this: void,
      duration: number,
      callback: (this: void, ...args: Args) => void,
      ...args: Args
    ): playdate.frameTimer;
    /**
     * Creates a timer that counts frames. It either calls a function after `duration` frames, or moves its `value`
     * from a start to an end value by an easing function.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-frameTimer.new)
     */
    static new(
      this: void,
      duration: number,
      startValue?: number,
      endValue?: number,
      easingFunction?: playdate.EasingFunction,
    ): playdate.frameTimer;

    /**
     * Calls a function once after `delay` frames, with the arguments that follow.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-frameTimer.performAfterDelay)
     */
    static performAfterDelay<Args extends unknown[]>(
      this: void,
      delay: number,
      callback: (this: void, ...args: Args) => void,
      ...args: Args
    ): void;

    /**
     * Moves all frame timers on by a frame. Must be called in every frame of a game that uses them.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-frameTimer.updateTimers)
     */
    static updateTimers(this: void): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-frameTimer.pause) */
    pause(): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-frameTimer.remove) */
    remove(): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-frameTimer.reset) */
    reset(): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-frameTimer.start) */
    start(): void;
  }
}
