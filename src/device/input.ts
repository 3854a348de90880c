import { DOWN, LEFT, RIGHT, UP, type Direction } from "../kernel/direction";

/** The ✛ direction whose button went down in this frame. */
export function pressedDirection(): Direction | undefined {
  if (playdate.buttonJustPressed(playdate.kButtonUp)) return UP;
  if (playdate.buttonJustPressed(playdate.kButtonRight)) return RIGHT;
  if (playdate.buttonJustPressed(playdate.kButtonDown)) return DOWN;
  return playdate.buttonJustPressed(playdate.kButtonLeft) ? LEFT : undefined;
}

export function aPressed(): boolean {
  return playdate.buttonJustPressed(playdate.kButtonA);
}

export function aHeld(): boolean {
  return playdate.buttonIsPressed(playdate.kButtonA);
}

export function bPressed(): boolean {
  return playdate.buttonJustPressed(playdate.kButtonB);
}

export function bHeld(): boolean {
  return playdate.buttonIsPressed(playdate.kButtonB);
}

export function bReleased(): boolean {
  return playdate.buttonJustReleased(playdate.kButtonB);
}

/** How far the crank turned since the frame before, clockwise positive; 0 while it is docked. */
export function crankDegrees(): number {
  const [change] = playdate.getCrankChange();
  return playdate.isCrankDocked() ? 0 : change;
}

/** Undocking and docking the crank makes no sound of the system's own: the crank turns time all the while. */
export function silenceCrank(): void {
  playdate.setCrankSoundsDisabled(true);
}
