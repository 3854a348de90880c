import type { Input } from "../../device/input";
import { LEFT, RIGHT, type Direction } from "../../kernel/direction";

/** What the player means by it. */
export type Intent =
  | { readonly kind: "none" }
  | { readonly kind: "move"; readonly direction: Direction }
  | { readonly kind: "stepBack"; readonly isTap: boolean }
  | { readonly kind: "stepForward" }
  | { readonly kind: "crank"; readonly degrees: number }
  | { readonly kind: "hint" }
  | { readonly kind: "watch" };

/** A press that is answered in its turn. */
type Press = Direction | "hint";

/** What must be remembered from frame to frame to tell a tap from a hold and a turn from a tremble. */
export interface Controls {
  /** What was pressed and has not been answered, in that order. */
  readonly queuedPresses: Press[];
  /** How long Ⓐ has been held since it was pressed; undefined if that press was not for these controls. */
  aHeldMs: number | undefined;
  bHeldMs: number;
  /** What this hold of Ⓑ has been part of: nothing yet, stepping back by itself, or steps with ✛. */
  bUse: "none" | "repeat" | "steps";
  /** How far the crank has moved since it was last at rest, and whether that is more than a tremble. */
  crankDegrees: number;
  isCrankTurning: boolean;
  crankRestMs: number;
}

const WATCH_AFTER_MS = 700;
const B_REPEAT_AFTER_MS = 450;
const B_REPEAT_EVERY_MS = 180;
const CRANK_DEAD_ZONE_DEGREES = 4;
const CRANK_REST_MS = 400;
/** A crank that turns by less in a frame lets a press be answered. */
const CRANK_TURNING_DEGREES = 1;

/** Nobody means more presses than these by the time that they are answered. */
const MAX_QUEUED_PRESSES = 8;

const NONE: Intent = { kind: "none" };

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

/** A Ⓑ that is down when these controls begin was pressed for something else: letting go of it means nothing. */
export function ignoreHeldB(controls: Controls, input: Input): void {
  if (!input.bPressed && (input.bHeld || input.bReleased)) controls.bUse = "steps";
}

/** Keeps the frame's press until it can be answered. ✛ left and right with Ⓑ held step through time instead. */
export function queuePress({ queuedPresses }: Controls, { pressedDirection, aPressed, bHeld }: Input): void {
  if (queuedPresses.length === MAX_QUEUED_PRESSES) return;
  if (aPressed) queuedPresses.push("hint");
  else if (pressedDirection !== undefined && !(bHeld && isTimeStep(pressedDirection)))
    queuedPresses.push(pressedDirection);
}

/** The arrows that wait in `from` are meant for what comes after it. */
export function transferQueuedMoves(from: Controls, to: Controls): void {
  for (const press of from.queuedPresses) if (press !== "hint") to.queuedPresses.push(press);
  clearQueuedPresses(from);
}

/** A move that cannot be made yet waits again, before all others. */
export function requeueMove({ queuedPresses }: Controls, direction: Direction): void {
  queuedPresses.unshift(direction);
}

/** Forgets the presses that wait. */
export function clearQueuedPresses({ queuedPresses }: Controls): void {
  while (queuedPresses.length > 0) queuedPresses.pop();
}

/**
 * Reads one frame of input. Ⓑ tapped steps back, Ⓑ held goes on stepping back, Ⓑ + ✛ left and right step through time,
 * ✛ moves, Ⓐ asks for a hint and held on for the whole line, and the crank turns time once it has moved more than a hand trembles.
 * A press that comes while Ⓑ is held, or while the crank turns, is answered after that.
 */
export function interpretInput(controls: Controls, input: Input, elapsedMs: number): Intent {
  queuePress(controls, input);
  const b = interpretB(controls, input, elapsedMs);
  const crankDegrees = applyCrankDeadZone(controls, input.crankDegrees, elapsedMs);
  if (b.kind !== "none") return b;
  const { queuedPresses } = controls;
  const isTurning = Math.abs(crankDegrees) >= CRANK_TURNING_DEGREES;
  if (isTurning || (crankDegrees !== 0 && queuedPresses.length === 0)) return { kind: "crank", degrees: crankDegrees };
  if (input.bHeld) return NONE;
  const press = queuedPresses.shift();
  return press === undefined ? interpretHeldA(controls, input, elapsedMs) : interpretPress(controls, press, input);
}

/** The crank must leave a move alone that it trembles after. */
function interpretPress(controls: Controls, press: Press, { aHeld }: Input): Intent {
  if (press === "hint") {
    controls.aHeldMs = aHeld ? 0 : undefined;
    return { kind: "hint" };
  }
  controls.crankDegrees = 0;
  controls.isCrankTurning = false;
  return { kind: "move", direction: press };
}

/** Ⓐ held on asks to see the whole line. */
function interpretHeldA(controls: Controls, input: Input, elapsedMs: number): Intent {
  const heldBeforeMs = controls.aHeldMs;
  if (heldBeforeMs === undefined) return NONE;
  controls.aHeldMs = input.aHeld ? heldBeforeMs + elapsedMs : undefined;
  return heldBeforeMs < WATCH_AFTER_MS && heldBeforeMs + elapsedMs >= WATCH_AFTER_MS && input.aHeld
    ? { kind: "watch" }
    : NONE;
}

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
