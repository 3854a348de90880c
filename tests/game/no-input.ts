/** An input for tests in which the player does nothing. */
import type { Input } from "../../src/device/input";

/** The input in a frame in which the player presses no button and does not turn the crank. */
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
