/** All input of one frame: buttons, crank and touches. */
import { takeButtons, type ButtonInput } from "./buttons";
import { isTouching, takeTouches, type TouchPoint } from "./touch";

/** What the player does with the console during one frame. */
export interface Input extends Readonly<ButtonInput> {
  /**
   * How far the crank turned, in degrees. Clockwise is positive, unless the player reversed it. It is 0 while the crank
   * is docked.
   */
  readonly crankDegrees: number;
  /** The points that were touched, in order. A console has no touch screen, so there it is always empty. */
  readonly touches: readonly TouchPoint[];
  /** Whether the screen is still being touched. */
  readonly isTouched: boolean;
}

/** The input of a frame in which the player does nothing. */
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

let crankSign = 1;

/** Sets whether turning the crank counts in the opposite direction. */
export function setCrankReversed(isReversed: boolean): void {
  crankSign = isReversed ? -1 : 1;
}

/** Reads the input of the current frame. Must be called once per frame. */
export function readInput(): Input {
  const [change] = playdate.getCrankChange();
  return {
    ...takeButtons(),
    crankDegrees: playdate.isCrankDocked() ? 0 : crankSign * change,
    touches: takeTouches(),
    isTouched: isTouching(),
  };
}

/** Disables the system's sounds for docking and undocking the crank, because the crank is in use all the time. */
export function silenceCrank(): void {
  playdate.setCrankSoundsDisabled(true);
}
