/** Collects all input of one frame: buttons, crank, touches of the screen and the choice from the system menu. */
import { DIRECTIONS, DOWN, LEFT, RIGHT, UP, type Direction } from "../kernel/direction";
import { hasMenuChoice, takeMenuChoice } from "./menu";
import { hasTap, isTouching, takeTouches, type TouchPoint } from "./touch";

export const BUTTON_A = 4;
export const BUTTON_B = 5;
export type Button = Direction | typeof BUTTON_A | typeof BUTTON_B;

interface ButtonEvent {
  readonly button: Button;
  readonly isDown: boolean;
}

/** The state of all buttons in one frame. A frame has at most one press, so that quick presses keep their order. */
interface ButtonInput {
  pressedDirection: Direction | undefined;
  isAPressed: boolean;
  isAHeld: boolean;
  isBPressed: boolean;
  isBHeld: boolean;
  isBReleased: boolean;
}

/**
 * All input of one frame. `Choice` lists the choices of the open screen in the system menu, and `Answer` the answers to
 * questions over this screen.
 */
export interface Input<Choice extends string = string, Answer extends string = string> extends Readonly<ButtonInput> {
  /**
   * The turn of the crank during this frame. Clockwise is positive, unless the player reversed the crank in the
   * settings. 0 while the crank is folded in.
   */
  readonly crankDegrees: number;
  /** The touched points of this frame, in order of time. A console has no touch screen, so the list is empty there. */
  readonly touches: readonly TouchPoint[];
  /** Whether the player still touches the screen, or some touched points are still queued. */
  readonly isTouched: boolean;
  /**
   * The value `choice` of the menu item that the player has selected in the system menu since the previous frame;
   * undefined if there is none. A frame has at most one such value.
   */
  readonly menuChoice: Choice | undefined;
  /**
   * The answer with which the player has just closed a question over the screen, or undefined. A frame with an answer
   * has no other input.
   */
  readonly answer: Answer | undefined;
}

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

/**
 * While `queuedEvents` has this many entries, button events that the console reports are dropped. The console's own
 * queue has the same limit for one frame.
 */
const MAX_QUEUED_EVENTS = 16;

const queuedEvents: ButtonEvent[] = [];
const isHeld: boolean[] = [false, false, false, false, false, false];

/**
 * Whether the next release of each button must be ignored, because its press was on an earlier screen or came too
 * early.
 */
const isIgnored: boolean[] = [false, false, false, false, false, false];

let queueMore: (() => void) | undefined;

let crankSign = 1;
let unreadCrankDegrees = 0;

/** Queues a press and a release of each button, in this order, as if the player had pressed them. */
export function queuePresses(buttons: readonly Button[]): void {
  for (const button of buttons) {
    queuedEvents.push({ button, isDown: true });
    queuedEvents.push({ button, isDown: false });
  }
}

/**
 * Sets a function that the game calls in each frame of the console before it reads the buttons. It may queue presses,
 * for instance when the player tilts the console. Undefined ends that.
 */
export function setPressSource(queue: (() => void) | undefined): void {
  queueMore = queue;
}

/** Returns whether presses or releases of buttons wait for a later frame. */
export function hasQueuedButtons(): boolean {
  return queuedEvents.length > 0;
}

/** Starts queueing all presses and releases of buttons, so that not even a very short press is lost. */
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
  playdate.AButtonDown = createButtonHandler(BUTTON_A, true);
  playdate.AButtonUp = createButtonHandler(BUTTON_A, false);
  playdate.BButtonDown = createButtonHandler(BUTTON_B, true);
  playdate.BButtonUp = createButtonHandler(BUTTON_B, false);
}

/**
 * Turns off the console's sounds for unfolding and folding the crank, because players of this game often use the crank.
 */
export function silenceCrank(): void {
  playdate.setCrankSoundsDisabled(true);
}

/**
 * Sets whether the directions of the crank are exchanged, so that a clockwise turn counts as an anticlockwise one. The
 * player can choose this in the settings.
 */
export function setCrankReversed(isReversed: boolean): void {
  crankSign = isReversed ? -1 : 1;
}

/**
 * Returns the sign for a clockwise turn of the crank: 1, or -1 if the player exchanged the directions of the crank in
 * the settings.
 */
export function clockwiseSign(): number {
  return crankSign;
}

/**
 * Returns whether the player does something: holds a button, turns the crank, touches the screen, or has done something
 * that the game has not handled yet.
 */
export function hasInput(): boolean {
  queueMore?.();
  readCrank();
  if (queuedEvents.length > 0 || unreadCrankDegrees !== 0 || isTouching() || hasTap() || hasMenuChoice()) return true;
  for (const held of isHeld) if (held) return true;
  return false;
}

function readCrank(): void {
  const [change] = playdate.getCrankChange();
  if (change !== 0 && !playdate.isCrankDocked()) unreadCrankDegrees += change;
}

/** Returns the input of the current frame. Must be called once for each frame that the game runs. */
export function readInput(): Input {
  readCrank();
  const crankDegrees = crankSign * unreadCrankDegrees;
  unreadCrankDegrees = 0;
  return {
    ...takeButtons(),
    crankDegrees,
    touches: takeTouches(),
    isTouched: isTouching(),
    menuChoice: takeMenuChoice(),
    answer: undefined,
  };
}

/**
 * Treats all held buttons as released until they are pressed again. Must be called when another screen opens, because
 * the player pressed these buttons on the screen before.
 */
export function ignoreHeldButtons(): void {
  isHeld.forEach((held, button) => {
    isIgnored[button] = held;
  });
}

/**
 * Drops all queued presses, because the player made them before the game could accept them. A button that the player
 * still holds after a dropped press counts as released until it is pressed again.
 */
export function dropQueuedPresses(): void {
  for (const { button, isDown } of queuedEvents) {
    isHeld[button] = isDown;
    isIgnored[button] = isDown;
  }
  queuedEvents.splice(0, queuedEvents.length);
}

/**
 * Takes button events from the queue and returns the state of the buttons in one frame. Stops at the first event that
 * must wait for the next frame. Such an event is:
 * - a second press in this frame,
 * - the release of Ⓐ or Ⓑ, if that button was pressed in this frame,
 * - the press of Ⓑ, if Ⓑ was released in this frame.
 */
function takeButtons(): ButtonInput {
  if (queuedEvents.length === 0) syncHeldButtons();
  const frame: ButtonInput = {
    ...{ pressedDirection: undefined, isAPressed: false, isBPressed: false, isBReleased: false },
    ...{ isAHeld: isHeld[BUTTON_A] && !isIgnored[BUTTON_A], isBHeld: isHeld[BUTTON_B] && !isIgnored[BUTTON_B] },
  };
  let taken = 0;
  while (taken < queuedEvents.length && applyEvent(frame, queuedEvents[taken])) taken++;
  queuedEvents.splice(0, taken);
  return frame;
}

function createButtonHandler(button: Button, isDown: boolean): (this: void) => void {
  return () => {
    if (queuedEvents.length < MAX_QUEUED_EVENTS) queuedEvents.push({ button, isDown });
  };
}

/**
 * Queues presses and releases that the system did not report to the game, for instance while the system menu was open.
 */
function syncHeldButtons(): void {
  for (const direction of DIRECTIONS) queueIfChanged(direction, playdate.buttonIsPressed(sdkButtonOf(direction)));
  queueIfChanged(BUTTON_A, playdate.buttonIsPressed(playdate.kButtonA));
  queueIfChanged(BUTTON_B, playdate.buttonIsPressed(playdate.kButtonB));
}

function queueIfChanged(button: Button, isDown: boolean): void {
  if (isDown !== isHeld[button]) queuedEvents.push({ button, isDown });
}

function applyEvent(frame: ButtonInput, { button, isDown }: ButtonEvent): boolean {
  if (isDown === isHeld[button]) return true;
  if (isDown ? hasPress(frame) : wasPressedThisFrame(frame, button)) return false;
  if (isDown && button === BUTTON_B && frame.isBReleased) return false;
  const isRelevant = isDown || !isIgnored[button];
  isHeld[button] = isDown;
  isIgnored[button] = false;
  if (button === BUTTON_A) {
    frame.isAPressed = isDown;
    frame.isAHeld = isDown;
  } else if (button === BUTTON_B) {
    frame.isBPressed = isDown;
    frame.isBReleased = !isDown && isRelevant;
    frame.isBHeld = isDown;
  } else if (isDown) frame.pressedDirection = button;
  return true;
}

function hasPress({ pressedDirection, isAPressed, isBPressed }: ButtonInput): boolean {
  return pressedDirection !== undefined || isAPressed || isBPressed;
}

/**
 * Returns whether Ⓐ or Ⓑ was pressed in this frame. Its release then waits, so that the game sees the button held for
 * one frame.
 */
function wasPressedThisFrame({ isAPressed, isBPressed }: ButtonInput, button: Button): boolean {
  return button === BUTTON_A ? isAPressed : button === BUTTON_B && isBPressed;
}

function sdkButtonOf(direction: Direction): playdate.Button {
  if (direction === UP) return playdate.kButtonUp;
  if (direction === RIGHT) return playdate.kButtonRight;
  return direction === DOWN ? playdate.kButtonDown : playdate.kButtonLeft;
}
