/** An input for tests in which the player does nothing. */
import type { Input } from "../../src/device/input";

export const NO_INPUT: Input = {
  pressedDirection: undefined,
  isAPressed: false,
  isAHeld: false,
  isBPressed: false,
  isBHeld: false,
  isBReleased: false,
  crankDegrees: 0,
  touches: [],
  isTouched: false,
};
