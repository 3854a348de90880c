/** The six buttons: what went down and up, in the order in which it happened. */
import { DIRECTIONS, DOWN, LEFT, RIGHT, UP, type Direction } from "../kernel/direction";

const A = 4;
const B = 5;
/** A button of ✛ is its direction. */
type Button = Direction | typeof A | typeof B;

/** A button went down, or came up. */
interface ButtonEvent {
  readonly button: Button;
  readonly isDown: boolean;
}

/** What a frame hears of the buttons: one press at the most, so that presses keep their order; others wait. */
export interface Buttons {
  /** The direction of ✛ that went down. */
  pressed: Direction | undefined;
  aPressed: boolean;
  aHeld: boolean;
  bPressed: boolean;
  bHeld: boolean;
  bReleased: boolean;
}

/** The console keeps so many events until the next frame, and this module so many until a frame has taken them. */
const MOST_EVENTS = 16;

const waiting: ButtonEvent[] = [];
/** Which buttons are held after all events that were taken, by `Button`. */
const isHeld: boolean[] = [false, false, false, false, false, false];

/** Whether what is held of each button, and its release, belongs to a screen that is gone, by `Button`. */
const isDisowned: boolean[] = [false, false, false, false, false, false];

/** From now on every press and every release is noted, however short it is. */
export function listenToButtons(): void {
  playdate.setButtonQueueSize(MOST_EVENTS);
  playdate.upButtonDown = noting(UP, true);
  playdate.upButtonUp = noting(UP, false);
  playdate.rightButtonDown = noting(RIGHT, true);
  playdate.rightButtonUp = noting(RIGHT, false);
  playdate.downButtonDown = noting(DOWN, true);
  playdate.downButtonUp = noting(DOWN, false);
  playdate.leftButtonDown = noting(LEFT, true);
  playdate.leftButtonUp = noting(LEFT, false);
  playdate.AButtonDown = noting(A, true);
  playdate.AButtonUp = noting(A, false);
  playdate.BButtonDown = noting(B, true);
  playdate.BButtonUp = noting(B, false);
}

/** Takes the next events for a frame: up to the second press, and no two of Ⓐ, or of Ⓑ. */
export function takeButtons(): Buttons {
  if (waiting.length === 0) noteUntold();
  const frame: Buttons = {
    ...{ pressed: undefined, aPressed: false, bPressed: false, bReleased: false },
    ...{ aHeld: isHeld[A] && !isDisowned[A], bHeld: isHeld[B] && !isDisowned[B] },
  };
  let taken = 0;
  while (taken < waiting.length && takeEvent(frame, waiting[taken])) taken++;
  waiting.splice(0, taken);
  return frame;
}

/** Another screen hears the buttons: one that is held now was pressed for the screen before, and so is let go for it. */
export function disownHeld(): void {
  isHeld.forEach((held, button) => {
    isDisowned[button] = held;
  });
}

/** Forgets the presses that no frame has taken yet; which buttons are held stays known. */
export function forgetWaiting(): void {
  for (const { button, isDown } of waiting) {
    isHeld[button] = isDown;
    isDisowned[button] = isDown;
  }
  waiting.splice(0, waiting.length);
}

function noting(button: Button, isDown: boolean): (this: void) => void {
  return () => {
    if (waiting.length < MOST_EVENTS) waiting.push({ button, isDown });
  };
}

/** While the system has the buttons it tells of no event: afterwards they are held or not as they are. */
function noteUntold(): void {
  for (const direction of DIRECTIONS) noteIfChanged(direction, playdate.buttonIsPressed(keyOf(direction)));
  noteIfChanged(A, playdate.buttonIsPressed(playdate.kButtonA));
  noteIfChanged(B, playdate.buttonIsPressed(playdate.kButtonB));
}

function noteIfChanged(button: Button, isDown: boolean): void {
  if (isDown !== isHeld[button]) waiting.push({ button, isDown });
}

/** Tells a frame of an event, if it can be told of that one, too. */
function takeEvent(frame: Buttons, { button, isDown }: ButtonEvent): boolean {
  if (isDown === isHeld[button]) return true;
  if (isDown ? hasPress(frame) : isFresh(frame, button)) return false;
  if (isDown && button === B && frame.bReleased) return false;
  const isOwn = isDown || !isDisowned[button];
  isHeld[button] = isDown;
  isDisowned[button] = false;
  if (button === A) {
    frame.aPressed = isDown;
    frame.aHeld = isDown;
  } else if (button === B) {
    frame.bPressed = isDown;
    frame.bReleased = !isDown && isOwn;
    frame.bHeld = isDown;
  } else if (isDown) frame.pressed = button;
  return true;
}

function hasPress({ pressed, aPressed, bPressed }: Buttons): boolean {
  return pressed !== undefined || aPressed || bPressed;
}

/** Whether the frame is told that Ⓐ or Ⓑ goes down: then it is held in this frame. */
function isFresh({ aPressed, bPressed }: Buttons, button: Button): boolean {
  return button === A ? aPressed : button === B && bPressed;
}

function keyOf(direction: Direction): playdate.Button {
  if (direction === UP) return playdate.kButtonUp;
  if (direction === RIGHT) return playdate.kButtonRight;
  return direction === DOWN ? playdate.kButtonDown : playdate.kButtonLeft;
}
