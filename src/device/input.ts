import { isTouching, takeTouches, type TouchPoint } from "./touch";
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../kernel/direction";

/** What the player does with the console during one frame. */
export interface Input {
  /** The ✛ direction whose button went down. */
  readonly pressed: Direction | undefined;
  readonly aPressed: boolean;
  readonly aHeld: boolean;
  readonly bPressed: boolean;
  readonly bHeld: boolean;
  readonly bReleased: boolean;
  /** How far the crank turned; clockwise is positive, unless the player has it the other way. 0 while it is docked. */
  readonly crankDegrees: number;
  /** Where the screen was touched, in order: never on a console. */
  readonly touches: readonly TouchPoint[];
  /** Whether the touch goes on. */
  readonly isTouched: boolean;
}

let crankSign = 1;

/** The crank counts the other way round, or as it is. */
export function setCrankReversed(isReversed: boolean): void {
  crankSign = isReversed ? -1 : 1;
}

/** The input of the present frame. */
export function readInput(): Input {
  const [change] = playdate.getCrankChange();
  return {
    pressed: pressedDirection(),
    aPressed: playdate.buttonJustPressed(playdate.kButtonA),
    aHeld: playdate.buttonIsPressed(playdate.kButtonA),
    bPressed: playdate.buttonJustPressed(playdate.kButtonB),
    bHeld: playdate.buttonIsPressed(playdate.kButtonB),
    bReleased: playdate.buttonJustReleased(playdate.kButtonB),
    crankDegrees: playdate.isCrankDocked() ? 0 : crankSign * change,
    touches: takeTouches(),
    isTouched: isTouching(),
  };
}

/** Undocking and docking the crank makes no sound of the system's own: the crank turns time all the while. */
export function silenceCrank(): void {
  playdate.setCrankSoundsDisabled(true);
}

function pressedDirection(): Direction | undefined {
  if (playdate.buttonJustPressed(playdate.kButtonUp)) return UP;
  if (playdate.buttonJustPressed(playdate.kButtonRight)) return RIGHT;
  if (playdate.buttonJustPressed(playdate.kButtonDown)) return DOWN;
  return playdate.buttonJustPressed(playdate.kButtonLeft) ? LEFT : undefined;
}
