// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate.graphics {
  class animator<Value extends number | playdate.geometry.point = number | playdate.geometry.point> {
    private constructor();
    repeatCount: number;

    reverses: boolean;

    easingAmplitude?: number;

    easingPeriod?: number;

    s?: number;

    a?: number;

    p?: number;

    /**
     * Creates an animator, which moves from a start to an end value, or along a shape, in `duration` milliseconds.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.animator.new3)
     */
    static new(
      this: void,
      duration: number,
      startValue: number,
      endValue: number,
      easingFunction?: playdate.EasingFunction,
      startTimeOffset?: number,
    ): playdate.graphics.animator<number>;
    /**
     * Creates an animator, which moves from a start to an end value, or along a shape, in `duration` milliseconds.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.animator.new3)
     */
    static new(
      this: void,
      duration: number,
      startValue: playdate.geometry.point,
      endValue: playdate.geometry.point,
      easingFunction?: playdate.EasingFunction,
      startTimeOffset?: number,
    ): playdate.graphics.animator<playdate.geometry.point>;
    /**
     * Creates an animator, which moves from a start to an end value, or along a shape, in `duration` milliseconds.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.animator.new3)
     */
    static new(
      this: void,
      duration: number,
      shape: playdate.geometry.lineSegment | playdate.geometry.arc | playdate.geometry.polygon,
      easingFunction?: playdate.EasingFunction,
      startTimeOffset?: number,
    ): playdate.graphics.animator<playdate.geometry.point>;
    /**
     * Creates an animator, which moves from a start to an end value, or along a shape, in `duration` milliseconds.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.animator.new3)
     */
    static new(
      this: void,
      durations: readonly number[],
      parts: readonly (playdate.geometry.lineSegment | playdate.geometry.arc | playdate.geometry.polygon)[],
      easingFunctions: readonly playdate.EasingFunction[],
      startTimeOffset?: number,
    ): playdate.graphics.animator<playdate.geometry.point>;

    /**
     * Returns the number or the point where the animator is now.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.animator.currentValue)
     */
    currentValue(): Value;

    /**
     * Returns whether the animator has reached its end.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.animator.ended)
     */
    ended(): boolean;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.animator.progress) */
    progress(): number;

    /**
     * Starts the animator again, with another duration if one is given.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.animator.reset)
     */
    reset(duration?: number): void;

    /**
     * Returns the number or the point where the animator is after `time` milliseconds.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.animator.valueAtTime)
     */
    valueAtTime(time: number): Value;
  }
}
