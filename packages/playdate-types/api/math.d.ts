// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate.math {
  /**
   * Returns the number between `min` and `max` at the share `t` of the way.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-math.lerp)
   */
  function lerp(min: number, max: number, t: number): number;
}

/** @noSelf */
declare namespace playdate.math.logic {
  /** @remarks Guessed: not in Inside Playdate. */
  function nand(bool1: boolean, bool2: boolean): boolean;

  /** @remarks Guessed: not in Inside Playdate. */
  function nor(bool1: boolean, bool2: boolean): boolean;

  /** @remarks Guessed: not in Inside Playdate. */
  function nxor(bool1: boolean, bool2: boolean): boolean;

  /** @remarks Guessed: not in Inside Playdate. */
  function xor(bool1: boolean, bool2: boolean): boolean;
}
