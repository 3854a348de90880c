// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate.easingFunctions {
  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function inBack(t: number, b: number, c: number, d: number, s?: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function inBounce(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function inCirc(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function inCubic(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function inElastic(t: number, b: number, c: number, d: number, a?: number, p?: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function inExpo(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function inOutBack(t: number, b: number, c: number, d: number, s?: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function inOutBounce(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function inOutCirc(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function inOutCubic(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function inOutElastic(t: number, b: number, c: number, d: number, a?: number, p?: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function inOutExpo(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function inOutQuad(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function inOutQuart(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function inOutQuint(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function inOutSine(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function inQuad(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function inQuart(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function inQuint(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function inSine(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function linear(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function outBack(t: number, b: number, c: number, d: number, s?: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function outBounce(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function outCirc(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function outCubic(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function outElastic(t: number, b: number, c: number, d: number, a?: number, p?: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function outExpo(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function outInBack(t: number, b: number, c: number, d: number, s?: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function outInBounce(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function outInCirc(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function outInCubic(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function outInElastic(t: number, b: number, c: number, d: number, a?: number, p?: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function outInExpo(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function outInQuad(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function outInQuart(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function outInQuint(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function outInSine(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function outQuad(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function outQuart(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function outQuint(t: number, b: number, c: number, d: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-easingFunctions) */
  function outSine(t: number, b: number, c: number, d: number): number;
}
