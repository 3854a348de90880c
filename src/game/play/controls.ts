/**
 * Translates the input of buttons and crank into what the player wants, such as a move or an undo. advance-attempt.ts
 * carries it out.
 */
import { dropQueuedPresses, ignoreHeldButtons, type Input } from "../../device/input";
import { LEFT, RIGHT, type Direction } from "../../kernel/direction";

/**
 * What the player asks for by the input of one frame. `step-back` and `step-forward` go through the moves; a weekly
 * remix may refuse a step back. `watch` lets the game play the solution.
 */
export type Intent =
  | { readonly kind: "none" }
  | { readonly kind: "move"; readonly direction: Direction }
  | { readonly kind: "step-back"; readonly isTap: boolean }
  | { readonly kind: "step-forward" }
  | { readonly kind: "refused-step-back"; readonly isTap: boolean }
  | { readonly kind: "crank"; readonly degrees: number }
  | { readonly kind: "hint" }
  | { readonly kind: "watch" };

/** A button press that has not been handled yet: the direction of a move, or `hint` for Ⓐ. */
type Press = Direction | "hint";

/**
 * The state of buttons and crank between two frames. It tells taps of a button from holds, and turns of the crank from
 * trembles of the hand.
 */
export interface Controls {
  /** The button presses that the level has not handled yet, the oldest first. */
  readonly queuedPresses: Press[];
  /** How many milliseconds Ⓐ has been held since its press was handled; undefined if Ⓐ is not held. */
  aHeldMs: number | undefined;
  bHeldMs: number;
  /**
   * What the player does while Ⓑ is held: nothing yet (`none`), repeated undo (`repeat`), or steps through the moves
   * (`steps`).
   */
  bUse: "none" | "repeat" | "steps";
  /** How far the crank has turned since it was last at rest, in degrees. */
  crankDegrees: number;
  /** Whether the crank has turned by more than a trembling hand would turn it. */
  isCrankTurning: boolean;
  crankRestMs: number;
}

const WATCH_AFTER_MS = 700;
const B_REPEAT_AFTER_MS = 450;
const B_REPEAT_EVERY_MS = 180;
const CRANK_DEAD_ZONE_DEGREES = 4;
const CRANK_REST_MS = 400;
/** While the crank turns by at least this many degrees in a frame, button presses wait in the queue. */
const CRANK_TURNING_DEGREES = 1;

/** At most this many button presses wait. Further ones are dropped, because the player would no longer mean them. */
const MAX_QUEUED_PRESSES = 8;

export const NO_INTENT: Intent = { kind: "none" };

export function createControls(): Controls {
  return {
    queuedPresses: [],
    aHeldMs: undefined,
    bHeldMs: 0,
    bUse: "none",
    crankDegrees: 0,
    isCrankTurning: false,
    crankRestMs: 0,
  };
}

/** Ignores Ⓑ if it was already held when the level appeared. Otherwise its release would undo a move. */
export function ignoreHeldB(controls: Controls, input: Input): void {
  if (!input.isBPressed && (input.isBHeld || input.isBReleased)) controls.bUse = "steps";
}

/**
 * Adds the frame's button press to the queue. A press of ✛ left or right while Ⓑ is held is not added, because it steps
 * through the moves.
 */
export function queuePress({ queuedPresses }: Controls, { pressedDirection, isAPressed, isBHeld }: Input): void {
  if (queuedPresses.length === MAX_QUEUED_PRESSES) return;
  if (isAPressed) queuedPresses.push("hint");
  else if (pressedDirection !== undefined && !(isBHeld && isTimeStep(pressedDirection)))
    queuedPresses.push(pressedDirection);
}

/**
 * Passes the queued presses of the direction pad on to the next level, where they become moves. Drops queued presses of
 * Ⓐ.
 */
export function transferQueuedMoves(from: Controls, to: Controls): void {
  for (const press of from.queuedPresses) if (press !== "hint") to.queuedPresses.push(press);
  clearQueuedPresses(from);
}

/** Puts a move back at the head of the queue of button presses, because it cannot be made yet. */
export function requeueMove({ queuedPresses }: Controls, direction: Direction): void {
  queuedPresses.unshift(direction);
}

/**
 * Drops all queued button presses. They were meant for another picture, such as a message, and must have no effect in
 * the level.
 */
export function dropPresses(controls: Controls): void {
  clearQueuedPresses(controls);
  dropQueuedPresses();
  ignoreHeldButtons();
}

export function clearQueuedPresses({ queuedPresses }: Controls): void {
  while (queuedPresses.length > 0) queuedPresses.pop();
}

/**
 * Returns what the player asks for by the input of one frame. The direction pad (✛) makes a move; with Ⓑ held, left and
 * right step through the moves, as the crank does. Ⓑ alone undoes. Ⓐ asks for a hint and, held, for the whole solution.
 */
export function interpretInput(controls: Controls, input: Input, elapsedMs: number): Intent {
  queuePress(controls, input);
  const bIntent = interpretB(controls, input, elapsedMs);
  const crankDegrees = applyCrankDeadZone(controls, input.crankDegrees, elapsedMs);
  if (bIntent.kind !== "none") return bIntent;
  const { queuedPresses } = controls;
  const isTurning = Math.abs(crankDegrees) >= CRANK_TURNING_DEGREES;
  if (isTurning || (crankDegrees !== 0 && queuedPresses.length === 0)) return { kind: "crank", degrees: crankDegrees };
  if (input.isBHeld) return NO_INTENT;
  const press = queuedPresses.shift();
  return press === undefined ? interpretHeldA(controls, input, elapsedMs) : interpretPress(controls, press, input);
}

/**
 * Returns what the player asks for by a queued button press. A move resets the crank's angle, so that a tremble of the
 * hand does not undo it.
 */
function interpretPress(controls: Controls, press: Press, { isAHeld }: Input): Intent {
  if (press === "hint") {
    controls.aHeldMs = isAHeld ? 0 : undefined;
    return { kind: "hint" };
  }
  controls.crankDegrees = 0;
  controls.isCrankTurning = false;
  return { kind: "move", direction: press };
}

function interpretHeldA(controls: Controls, input: Input, elapsedMs: number): Intent {
  const heldBeforeMs = controls.aHeldMs;
  if (heldBeforeMs === undefined) return NO_INTENT;
  controls.aHeldMs = input.isAHeld ? heldBeforeMs + elapsedMs : undefined;
  return heldBeforeMs < WATCH_AFTER_MS && heldBeforeMs + elapsedMs >= WATCH_AFTER_MS && input.isAHeld
    ? { kind: "watch" }
    : NO_INTENT;
}

function interpretB(controls: Controls, input: Input, elapsedMs: number): Intent {
  if (!input.isBHeld) {
    const isTap = input.isBReleased && controls.bUse === "none";
    controls.bHeldMs = 0;
    controls.bUse = "none";
    return isTap ? { kind: "step-back", isTap } : NO_INTENT;
  }
  if (isTimeStep(input.pressedDirection)) {
    controls.bUse = "steps";
    clearQueuedPresses(controls);
    return input.pressedDirection === LEFT ? { kind: "step-back", isTap: false } : { kind: "step-forward" };
  }
  controls.bHeldMs += elapsedMs;
  if (controls.bUse === "steps" || controls.bHeldMs < B_REPEAT_AFTER_MS) return NO_INTENT;
  controls.bUse = "repeat";
  clearQueuedPresses(controls);
  controls.bHeldMs -= B_REPEAT_EVERY_MS;
  return { kind: "step-back", isTap: false };
}

function isTimeStep(pressed: Direction | undefined): boolean {
  return pressed === LEFT || pressed === RIGHT;
}

function applyCrankDeadZone(controls: Controls, degrees: number, elapsedMs: number): number {
  controls.crankRestMs = degrees === 0 ? controls.crankRestMs + elapsedMs : 0;
  if (controls.crankRestMs > CRANK_REST_MS) {
    controls.crankDegrees = 0;
    controls.isCrankTurning = false;
  }
  controls.crankDegrees += degrees;
  if (Math.abs(controls.crankDegrees) > CRANK_DEAD_ZONE_DEGREES) controls.isCrankTurning = true;
  return controls.isCrankTurning ? degrees : 0;
}
