/**
 * The six buttons: presses and releases in the order in which they happen. Which of them mean what is decided by the
 * game.
 */
import { DIRECTIONS, DOWN, LEFT, RIGHT, UP, type Direction } from "../kernel/direction";

const A = 4;
const B = 5;
/** A button. Those of ✛ are represented by their direction. */
type Button = Direction | typeof A | typeof B;

/** A press or a release of a button. */
interface ButtonEvent {
  readonly button: Button;
  readonly isDown: boolean;
}

/**
 * The state of the buttons in one frame. A frame has at most one press, so that presses keep their order. Later presses
 * wait for later frames.
 */
export interface ButtonInput {
  /** The direction of ✛ that was pressed. */
  pressedDirection: Direction | undefined;
  aPressed: boolean;
  aHeld: boolean;
  bPressed: boolean;
  bHeld: boolean;
  bReleased: boolean;
}

/** The size of the console's queue, which lasts for one frame, and of the queue of this module. */
const MAX_QUEUED_EVENTS = 16;

const queuedEvents: ButtonEvent[] = [];
/** By `Button`: whether the button is held after all events that were taken from the queue. */
const isHeld: boolean[] = [false, false, false, false, false, false];

/** By `Button`: whether the button was pressed for an earlier screen, so that its release must be ignored. */
const isIgnored: boolean[] = [false, false, false, false, false, false];

/** Starts queueing every press and every release, however short. */
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

/**
 * Takes the next events from the queue for one frame. It stops before a second press, and before a second event of the
 * same kind for Ⓐ or Ⓑ.
 */
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

/**
 * Treats all held buttons as released until they are pressed again. Called when another screen opens, because the
 * buttons were pressed for the screen before it.
 */
export function ignoreHeldButtons(): void {
  isHeld.forEach((held, button) => {
    isIgnored[button] = held;
  });
}

/** Drops the presses that no frame has taken yet. Which buttons are held stays known. */
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

/**
 * Queues the changes that happened while the system had the buttons, for instance in its menu. It reports no events
 * then.
 */
function syncHeldButtons(): void {
  for (const direction of DIRECTIONS) queueIfChanged(direction, playdate.buttonIsPressed(sdkButtonOf(direction)));
  queueIfChanged(A, playdate.buttonIsPressed(playdate.kButtonA));
  queueIfChanged(B, playdate.buttonIsPressed(playdate.kButtonB));
}

function queueIfChanged(button: Button, isDown: boolean): void {
  if (isDown !== isHeld[button]) queuedEvents.push({ button, isDown });
}

/** Applies an event to a frame. Returns false if the event must wait for a later frame. */
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

/**
 * Returns whether Ⓐ or Ⓑ was pressed in this frame. Its release must then wait, so that the frame sees the button held.
 */
function wasPressedThisFrame({ aPressed, bPressed }: ButtonInput, button: Button): boolean {
  return button === A ? aPressed : button === B && bPressed;
}

function sdkButtonOf(direction: Direction): playdate.Button {
  if (direction === UP) return playdate.kButtonUp;
  if (direction === RIGHT) return playdate.kButtonRight;
  return direction === DOWN ? playdate.kButtonDown : playdate.kButtonLeft;
}
