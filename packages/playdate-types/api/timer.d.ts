// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate {
  /** A timer in milliseconds. */
  class timer {
    private constructor();
    active: boolean;

    currentTime: number;

    delay: number;

    discardOnCompletion: boolean;

    duration: number;

    easingAmplitude?: number;

    easingFunction: playdate.EasingFunction;

    easingPeriod?: number;

    endValue: number;

    paused: boolean;

    repeats: boolean;

    reverseEasingFunction?: playdate.EasingFunction;

    reverses: boolean;

    running: boolean;

    startValue: number;

    timeLeft: number;

    timerEndedArgs?: unknown[];

    value: number;

    __tostring(): string;

    /**
     * Called when the timer has reached its end. Receives `timerEndedArgs`, or the timer if there are none.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-timer.timerEndedCallback)
     */
    timerEndedCallback: ((this: void, ...args: never[]) => void) | undefined;

    /**
     * Called in each frame while the timer runs. Receives `timerEndedArgs`, or the timer if there are none.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#c-timer.updateCallback)
     */
    updateCallback: ((this: void, ...args: never[]) => void) | undefined;

    /**
     * Returns the timers that have not been removed.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-timer.allTimers)
     */
    static allTimers(this: void): playdate.timer[];

    /**
     * Calls a function now, again after 300 ms and then every 100 ms, as a held key does. The caller removes the
     * timer when the key is released.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-timer.keyRepeatTimer)
     */
    static keyRepeatTimer(this: void, callback: (this: void, timer: playdate.timer) => void): playdate.timer;
    /**
     * Calls a function now, again after 300 ms and then every 100 ms, as a held key does. The caller removes the
     * timer when the key is released.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-timer.keyRepeatTimer)
     */
    static keyRepeatTimer<Args extends [unknown, ...unknown[]]>(
      this: void,
      callback: (this: void, ...args: Args) => void,
      ...args: Args
    ): playdate.timer;

    /**
     * Calls a function now, again after the first delay, and then each time after the second delay. All delays are
     * in milliseconds.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-timer.keyRepeatTimerWithDelay)
     */
    static keyRepeatTimerWithDelay(
      this: void,
      delayAfterInitialFiring: number,
      delayAfterSecondFiring: number,
      callback: (this: void, timer: playdate.timer) => void,
    ): playdate.timer;
    /**
     * Calls a function now, again after the first delay, and then each time after the second delay. All delays are
     * in milliseconds.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-timer.keyRepeatTimerWithDelay)
     */
    static keyRepeatTimerWithDelay<Args extends [unknown, ...unknown[]]>(
      this: void,
      delayAfterInitialFiring: number,
      delayAfterSecondFiring: number,
      callback: (this: void, ...args: Args) => void,
      ...args: Args
    ): playdate.timer;

    /**
     * Creates a timer that is running. It either calls a function after `duration` milliseconds, or moves its
     * `value` from a start to an end value by an easing function.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-timer.new)
     */
    static new(this: void, duration: number, callback: (this: void, timer: playdate.timer) => void): playdate.timer;
    /**
     * Creates a timer that is running. It either calls a function after `duration` milliseconds, or moves its
     * `value` from a start to an end value by an easing function.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-timer.new)
     */
    static new<Args extends [unknown, ...unknown[]]>(
      this: void,
      duration: number,
      callback: (this: void, ...args: Args) => void,
      ...args: Args
    ): playdate.timer;
    /**
     * Creates a timer that is running. It either calls a function after `duration` milliseconds, or moves its
     * `value` from a start to an end value by an easing function.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-timer.new)
     */
    static new(
      this: void,
      duration: number,
      startValue?: number,
      endValue?: number,
      easingFunction?: playdate.EasingFunction,
    ): playdate.timer;

    /**
     * Calls a function once after `delay` milliseconds, with the arguments that follow.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-timer.performAfterDelay)
     */
    static performAfterDelay<Args extends unknown[]>(
      this: void,
      delay: number,
      callback: (this: void, ...args: Args) => void,
      ...args: Args
    ): void;

    /**
     * Moves all timers on. Must be called in every frame of a game that uses timers.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-timer.updateTimers)
     */
    static updateTimers(this: void): void;

    /**
     * Stops the timer's time until `start` is called.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-timer.pause)
     */
    pause(): void;

    /**
     * Removes the timer, so that it is not updated any more.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-timer.remove)
     */
    remove(): void;

    /**
     * Sets the timer back to its start.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-timer.reset)
     */
    reset(): void;

    /**
     * Lets a paused timer go on. A timer starts by itself when it is created.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-timer.start)
     */
    start(): void;
  }
}
