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
export interface ButtonInput {
  /** The direction of ✛ that went down. */
  pressedDirection: Direction | undefined;
  aPressed: boolean;
  aHeld: boolean;
  bPressed: boolean;
  bHeld: boolean;
  bReleased: boolean;
}

/** The console keeps so many events until the next frame, and this module so many until a frame has taken them. */
const MAX_QUEUED_EVENTS = 16;

const queuedEvents: ButtonEvent[] = [];
/** Which buttons are held after all events that were taken, by `Button`. */
const isHeld: boolean[] = [false, false, false, false, false, false];

/** Whether what is held of each button, and its release, belongs to a screen that is gone, by `Button`. */
const isIgnored: boolean[] = [false, false, false, false, false, false];

/** From now on every press and every release is noted, however short it is. */
export function listenToButtons(): void {
  playdate.setButtonQueueSize(MAX_QUEUED_EVENTS);
  playdate.upButtonDown = createButtonHandler(UP, true);
  playdate.upButtonUp = createButtonHandler(UP, false);
  playdate.rightButtonDown = createButtonHandler(RIGHT, true);
  playdate.rightButtonUp = createButtonHandler(RIGHT, false);
  playdate.downButtonDown = createButtonHandler(DOWN, true);
  playdate.downButtonUp = createButtonHandler(DOWN, false);
  playdate.leftButtonDown = createButtonHandler(LEFT, true);
  playdate.leftButtonUp = createButtonHandler(LEFT, false);
  playdate.AButtonDown = createButtonHandler(A, true);
  playdate.AButtonUp = createButtonHandler(A, false);
  playdate.BButtonDown = createButtonHandler(B, true);
  playdate.BButtonUp = createButtonHandler(B, false);
}

/** Takes the next events for a frame: up to the second press, and no two of Ⓐ, or of Ⓑ. */
export function takeButtons(): ButtonInput {
  if (queuedEvents.length === 0) syncHeldButtons();
  const frame: ButtonInput = {
    ...{ pressedDirection: undefined, aPressed: false, bPressed: false, bReleased: false },
    ...{ aHeld: isHeld[A] && !isIgnored[A], bHeld: isHeld[B] && !isIgnored[B] },
  };
  let taken = 0;
  while (taken < queuedEvents.length && applyEvent(frame, queuedEvents[taken])) taken++;
  queuedEvents.splice(0, taken);
  return frame;
}

/** Another screen hears the buttons: one that is held now was pressed for the screen before, and so is let go for it. */
export function ignoreHeldButtons(): void {
  isHeld.forEach((held, button) => {
    isIgnored[button] = held;
  });
}

/** Forgets the presses that no frame has taken yet; which buttons are held stays known. */
export function dropQueuedPresses(): void {
  for (const { button, isDown } of queuedEvents) {
    isHeld[button] = isDown;
    isIgnored[button] = isDown;
  }
  queuedEvents.splice(0, queuedEvents.length);
}

function createButtonHandler(button: Button, isDown: boolean): (this: void) => void {
  return () => {
    if (queuedEvents.length < MAX_QUEUED_EVENTS) queuedEvents.push({ button, isDown });
  };
}

/** While the system has the buttons it tells of no event: afterwards they are held or not as they are. */
function syncHeldButtons(): void {
  for (const direction of DIRECTIONS) queueIfChanged(direction, playdate.buttonIsPressed(sdkButtonOf(direction)));
  queueIfChanged(A, playdate.buttonIsPressed(playdate.kButtonA));
  queueIfChanged(B, playdate.buttonIsPressed(playdate.kButtonB));
}

function queueIfChanged(button: Button, isDown: boolean): void {
  if (isDown !== isHeld[button]) queuedEvents.push({ button, isDown });
}

/** Tells a frame of an event, if it can be told of that one, too. */
function applyEvent(frame: ButtonInput, { button, isDown }: ButtonEvent): boolean {
  if (isDown === isHeld[button]) return true;
  if (isDown ? hasPress(frame) : wasPressedThisFrame(frame, button)) return false;
  if (isDown && button === B && frame.bReleased) return false;
  const isRelevant = isDown || !isIgnored[button];
  isHeld[button] = isDown;
  isIgnored[button] = false;
  if (button === A) {
    frame.aPressed = isDown;
    frame.aHeld = isDown;
  } else if (button === B) {
    frame.bPressed = isDown;
    frame.bReleased = !isDown && isRelevant;
    frame.bHeld = isDown;
  } else if (isDown) frame.pressedDirection = button;
  return true;
}

function hasPress({ pressedDirection, aPressed, bPressed }: ButtonInput): boolean {
  return pressedDirection !== undefined || aPressed || bPressed;
}

/** Whether the frame is told that Ⓐ or Ⓑ goes down: then it is held in this frame. */
function wasPressedThisFrame({ aPressed, bPressed }: ButtonInput, button: Button): boolean {
  return button === A ? aPressed : button === B && bPressed;
}

function sdkButtonOf(direction: Direction): playdate.Button {
  if (direction === UP) return playdate.kButtonUp;
  if (direction === RIGHT) return playdate.kButtonRight;
  return direction === DOWN ? playdate.kButtonDown : playdate.kButtonLeft;
}
