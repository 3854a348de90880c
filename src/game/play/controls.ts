/**
 * Translates the raw input of buttons and crank into the player's intents, such as a move or an undo.
 * advance-attempt.ts carries out the intents.
 */
import { dropQueuedPresses, ignoreHeldButtons, type Input } from "../../device/input";
import { LEFT, RIGHT, type Direction } from "../../kernel/direction";

/**
 * What the player asks for by the input of one frame. `step-back` and `step-forward` go through the moves.
 * `refused-step-back` is a step back that the twist (a special rule) of a weekly remix does not allow. `watch` lets the
 * game play the solution.
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
 * The state of buttons and crank between two frames. It serves to tell taps of a button from holds, and turns of the
 * crank from trembles of the hand.
 */
export interface Controls {
  /** The button presses that the level has not handled yet, oldest first. */
  readonly queuedPresses: Press[];
  /** How long Ⓐ has been held since its press was handled, in milliseconds; undefined if Ⓐ is not held. */
  aHeldMs: number | undefined;
  bHeldMs: number;
  /**
   * What the player has used the current hold of Ⓑ for: nothing yet, repeated undo, or steps through the moves with the
   * D-pad.
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
/**
 * While the crank turns by at least this many degrees in a frame, button presses wait in the queue and are not handled
 * yet.
 */
const CRANK_TURNING_DEGREES = 1;

/**
 * At most this many button presses wait in the queue. Further presses are dropped, because the player would no longer
 * mean them when their turn comes.
 */
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

/** Ignores Ⓑ if the player already held Ⓑ when the level appeared. Otherwise the release of Ⓑ would undo a move. */
export function ignoreHeldB(controls: Controls, input: Input): void {
  if (!input.isBPressed && (input.isBHeld || input.isBReleased)) controls.bUse = "steps";
}

/**
 * Adds the frame's button press to the queue. While Ⓑ is held, left and right of the D-pad (✛) step through the moves
 * and are not queued.
 */
export function queuePress({ queuedPresses }: Controls, { pressedDirection, isAPressed, isBHeld }: Input): void {
  if (queuedPresses.length === MAX_QUEUED_PRESSES) return;
  if (isAPressed) queuedPresses.push("hint");
  else if (pressedDirection !== undefined && !(isBHeld && isTimeStep(pressedDirection)))
    queuedPresses.push(pressedDirection);
}

/**
 * Passes the queued presses of the D-pad on to the next level, where they become moves. Queued presses of Ⓐ are
 * dropped.
 */
export function transferQueuedMoves(from: Controls, to: Controls): void {
  for (const press of from.queuedPresses) if (press !== "hint") to.queuedPresses.push(press);
  clearQueuedPresses(from);
}

/** Puts a move back at the head of the queue of button presses, because the move cannot be made yet. */
export function requeueMove({ queuedPresses }: Controls, direction: Direction): void {
  queuedPresses.unshift(direction);
}

/**
 * Drops all queued presses. They were meant for another picture, such as a card, and must have no effect in the level.
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
 * Returns what the player asks for by the input of one frame. The D-pad (✛) makes a move. A tap of Ⓑ undoes a move, and
 * holding Ⓑ undoes more. Ⓑ with ✛ left or right steps through the moves. Ⓐ asks for a hint, and holding Ⓐ asks for the
 * whole solution. The crank goes through the moves once it has turned far enough. While Ⓑ is held or the crank turns,
 * queued moves and presses of Ⓐ wait.
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
 * hand does not undo the move.
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

/** Returns the intent `watch`, to let the game play the solution, in the frame in which Ⓐ has been held long enough. */
function interpretHeldA(controls: Controls, input: Input, elapsedMs: number): Intent {
  const heldBeforeMs = controls.aHeldMs;
  if (heldBeforeMs === undefined) return NO_INTENT;
  controls.aHeldMs = input.isAHeld ? heldBeforeMs + elapsedMs : undefined;
  return heldBeforeMs < WATCH_AFTER_MS && heldBeforeMs + elapsedMs >= WATCH_AFTER_MS && input.isAHeld
    ? { kind: "watch" }
    : NO_INTENT;
}

/**
 * Returns what the player asks for with Ⓑ: undo when Ⓑ is tapped or held, or a step through the moves with the D-pad
 * (✛).
 */
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

/** Returns whether a direction of the D-pad steps through the moves while Ⓑ is held: only left and right do. */
function isTimeStep(pressed: Direction | undefined): boolean {
  return pressed === LEFT || pressed === RIGHT;
}

/**
 * Returns how far the crank turned in this frame, in degrees. Returns 0 while the crank has turned so little that the
 * player's hand may only be trembling.
 */
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
