/** Input for tests. */
import type { Input } from "../../src/device/input";

/** The input of a player who presses nothing. */
export const NO_INPUT: Input = {
  pressedDirection: undefined,
  aPressed: false,
  aHeld: false,
  bPressed: false,
  bHeld: false,
  bReleased: false,
  crankDegrees: 0,
  touches: [],
  isTouched: false,
};
