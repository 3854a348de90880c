/** Provides the input of a player who does nothing, for tests that run the game. */
import type { Input } from "../../src/device/input";

export const NO_INPUT: Input<never, never> = {
  pressedDirection: undefined,
  isAPressed: false,
  isAHeld: false,
  isBPressed: false,
  isBHeld: false,
  isBReleased: false,
  crankDegrees: 0,
  touches: [],
  isTouched: false,
  menuChoice: undefined,
  answer: undefined,
};
