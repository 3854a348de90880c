/** Interprets the raw input of buttons and crank as the player's intents during play. It does not carry them out. */
import type { Input } from "../../device/input";
import { LEFT, RIGHT, type Direction } from "../../kernel/direction";

/**
 * The request of one frame of input. `stepBack` and `stepForward` step through the moves; `watch` plays the solution.
 */
export type Intent =
  | { readonly kind: "none" }
  | { readonly kind: "move"; readonly direction: Direction }
  | { readonly kind: "stepBack"; readonly isTap: boolean }
  | { readonly kind: "stepForward" }
  | { readonly kind: "crank"; readonly degrees: number }
  | { readonly kind: "hint" }
  | { readonly kind: "watch" };

/** A queued press: a move's direction, or Ⓐ for a hint. */
type Press = Direction | "hint";

/** The state between frames that separates taps from holds, and turns of the crank from trembles of the hand. */
export interface Controls {
  /** The presses that have not been handled yet, the oldest first. */
  readonly queuedPresses: Press[];
  /** How long Ⓐ has been held since its press was handled; undefined if it is not held. */
  aHeldMs: number | undefined;
  bHeldMs: number;
  /** What the current hold of Ⓑ was used for: `none` yet, `repeat` for repeated undo, `steps` for steps with ✛. */
  bUse: "none" | "repeat" | "steps";
  /** How far the crank has turned since it was last at rest, and whether it has left the dead zone. */
  crankDegrees: number;
  isCrankTurning: boolean;
  crankRestMs: number;
}

const WATCH_AFTER_MS = 700;
const B_REPEAT_AFTER_MS = 450;
const B_REPEAT_EVERY_MS = 180;
const CRANK_DEAD_ZONE_DEGREES = 4;
const CRANK_REST_MS = 400;
/** While the crank turns by at least this much in a frame, queued presses wait. */
const CRANK_TURNING_DEGREES = 1;

/** Further presses are dropped, because a longer queue would be handled when the player no longer means it. */
const MAX_QUEUED_PRESSES = 8;

const NONE: Intent = { kind: "none" };

/** Creates controls with no input so far. */
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

/** Ignores a Ⓑ that was already held when these controls began, so that its release is no tap. */
export function ignoreHeldB(controls: Controls, input: Input): void {
  if (!input.bPressed && (input.bHeld || input.bReleased)) controls.bUse = "steps";
}

/** Queues the frame's press until it can be handled. While Ⓑ is held, ✛ left and right are time steps, not moves. */
export function queuePress({ queuedPresses }: Controls, { pressedDirection, aPressed, bHeld }: Input): void {
  if (queuedPresses.length === MAX_QUEUED_PRESSES) return;
  if (aPressed) queuedPresses.push("hint");
  else if (pressedDirection !== undefined && !(bHeld && isTimeStep(pressedDirection)))
    queuedPresses.push(pressedDirection);
}

/** Moves the queued directions to the controls of the next attempt. Queued presses of Ⓐ are dropped. */
export function transferQueuedMoves(from: Controls, to: Controls): void {
  for (const press of from.queuedPresses) if (press !== "hint") to.queuedPresses.push(press);
  clearQueuedPresses(from);
}

/** Puts a move that cannot be made yet back at the head of the queue. */
export function requeueMove({ queuedPresses }: Controls, direction: Direction): void {
  queuedPresses.unshift(direction);
}

/** Empties the queue of presses. */
export function clearQueuedPresses({ queuedPresses }: Controls): void {
  while (queuedPresses.length > 0) queuedPresses.pop();
}

/**
 * Returns the intent of one frame of input. A tap of Ⓑ steps back, and holding Ⓑ repeats it. Ⓑ with ✛ left or right
 * steps through time. ✛ makes a move. Ⓐ asks for a hint, and holding Ⓐ asks for the whole solution. The crank turns
 * time once it has left its dead zone. Presses wait in the queue while Ⓑ is held or the crank turns.
 */
export function interpretInput(controls: Controls, input: Input, elapsedMs: number): Intent {
  queuePress(controls, input);
  const bIntent = interpretB(controls, input, elapsedMs);
  const crankDegrees = applyCrankDeadZone(controls, input.crankDegrees, elapsedMs);
  if (bIntent.kind !== "none") return bIntent;
  const { queuedPresses } = controls;
  const isTurning = Math.abs(crankDegrees) >= CRANK_TURNING_DEGREES;
  if (isTurning || (crankDegrees !== 0 && queuedPresses.length === 0)) return { kind: "crank", degrees: crankDegrees };
  if (input.bHeld) return NONE;
  const press = queuedPresses.shift();
  return press === undefined ? interpretHeldA(controls, input, elapsedMs) : interpretPress(controls, press, input);
}

/** Returns the intent of a queued press. A move restarts the crank's dead zone, so that a tremble does not undo it. */
function interpretPress(controls: Controls, press: Press, { aHeld }: Input): Intent {
  if (press === "hint") {
    controls.aHeldMs = aHeld ? 0 : undefined;
    return { kind: "hint" };
  }
  controls.crankDegrees = 0;
  controls.isCrankTurning = false;
  return { kind: "move", direction: press };
}

/** Returns the intent `watch` in the frame in which Ⓐ has been held long enough. */
function interpretHeldA(controls: Controls, input: Input, elapsedMs: number): Intent {
  const heldBeforeMs = controls.aHeldMs;
  if (heldBeforeMs === undefined) return NONE;
  controls.aHeldMs = input.aHeld ? heldBeforeMs + elapsedMs : undefined;
  return heldBeforeMs < WATCH_AFTER_MS && heldBeforeMs + elapsedMs >= WATCH_AFTER_MS && input.aHeld
    ? { kind: "watch" }
    : NONE;
}

/** Returns the intent of Ⓑ: a step back when it is tapped or held, or a step in time with ✛. */
function interpretB(controls: Controls, input: Input, elapsedMs: number): Intent {
  if (!input.bHeld) {
    const isTap = input.bReleased && controls.bUse === "none";
    controls.bHeldMs = 0;
    controls.bUse = "none";
    return isTap ? { kind: "stepBack", isTap } : NONE;
  }
  if (isTimeStep(input.pressedDirection)) {
    controls.bUse = "steps";
    clearQueuedPresses(controls);
    return input.pressedDirection === LEFT ? { kind: "stepBack", isTap: false } : { kind: "stepForward" };
  }
  controls.bHeldMs += elapsedMs;
  if (controls.bUse === "steps" || controls.bHeldMs < B_REPEAT_AFTER_MS) return NONE;
  controls.bUse = "repeat";
  clearQueuedPresses(controls);
  controls.bHeldMs -= B_REPEAT_EVERY_MS;
  return { kind: "stepBack", isTap: false };
}

/** Returns whether a direction steps through time while Ⓑ is held. */
function isTimeStep(pressed: Direction | undefined): boolean {
  return pressed === LEFT || pressed === RIGHT;
}

/** Returns how far the crank turned in this frame, in degrees; 0 as long as it is in its dead zone. */
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
