import { takeButtons, type ButtonInput } from "./buttons";
import { isTouching, takeTouches, type TouchPoint } from "./touch";

/** What the player does with the console during one frame. */
export interface Input extends Readonly<ButtonInput> {
  /** How far the crank turned; clockwise is positive, unless the player has it the other way. 0 while it is docked. */
  readonly crankDegrees: number;
  /** Where the screen was touched, in order: never on a console. */
  readonly touches: readonly TouchPoint[];
  /** Whether the touch goes on. */
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

/** The crank counts the other way round, or as it is. */
export function setCrankReversed(isReversed: boolean): void {
  crankSign = isReversed ? -1 : 1;
}

/** The input of the present frame. */
export function readInput(): Input {
  const [change] = playdate.getCrankChange();
  return {
    ...takeButtons(),
    crankDegrees: playdate.isCrankDocked() ? 0 : crankSign * change,
    touches: takeTouches(),
    isTouched: isTouching(),
  };
}

/** Undocking and docking the crank makes no sound of the system's own: the crank turns time all the while. */
export function silenceCrank(): void {
  playdate.setCrankSoundsDisabled(true);
}
