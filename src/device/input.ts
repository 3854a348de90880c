/** Collects all input of one frame: buttons, crank and touches of the screen. */
import { takeButtons, type ButtonInput } from "./buttons";
import { isTouching, takeTouches, type TouchPoint } from "./touch";

/** What the player does with the console during one frame. */
export interface Input extends Readonly<ButtonInput> {
  /**
   * How far the player turned the crank during this frame, in degrees. Clockwise is positive, unless the player
   * reversed the crank's direction in the settings. It is 0 while the crank is folded in.
   */
  readonly crankDegrees: number;
  /**
   * The points of the screen that were touched during this frame, in order of time. A console has no touch screen, so
   * the list is empty there.
   */
  readonly touches: readonly TouchPoint[];
  /** Whether the player is still touching the screen at the end of this frame. */
  readonly isTouched: boolean;
}

/** The input of a frame in which the player does nothing. */
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

let crankSign = 1;

/**
 * Sets whether turning the crank clockwise counts as turning it anticlockwise, as the player may choose in the
 * settings.
 */
export function setCrankReversed(isReversed: boolean): void {
  crankSign = isReversed ? -1 : 1;
}

/** Returns the buttons, crank and touches of the current frame. It must be called once per frame. */
export function readInput(): Input {
  const [change] = playdate.getCrankChange();
  return {
    ...takeButtons(),
    crankDegrees: playdate.isCrankDocked() ? 0 : crankSign * change,
    touches: takeTouches(),
    isTouched: isTouching(),
  };
}

/**
 * Turns off the sounds that the system plays when the crank is folded in or out, because players of this game use the
 * crank all the time.
 */
export function silenceCrank(): void {
  playdate.setCrankSoundsDisabled(true);
}
