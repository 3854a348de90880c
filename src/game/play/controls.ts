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

/** What must be remembered from frame to frame to tell a tap from a hold and a turn from a tremble. */
export interface Controls {
  /** How long Ⓐ has been held since it was pressed; undefined if that press was not for these controls. */
  aHeldMs: number | undefined;
  bHeldMs: number;
  /** What this hold of Ⓑ has been part of: nothing yet, stepping back by itself, or steps with ✛. */
  bUse: "none" | "repeat" | "steps";
  /** How far the crank has moved since it was last at rest, and whether that is more than a tremble. */
  crankDegrees: number;
  crankTurns: boolean;
  crankRestMs: number;
}

const WATCH_AFTER_MS = 700;
const B_REPEAT_AFTER_MS = 450;
const B_REPEAT_EVERY_MS = 180;
const CRANK_TREMBLE_DEGREES = 4;
const CRANK_REST_MS = 400;

const NONE: Intent = { kind: "none" };

export function createControls(): Controls {
  return { aHeldMs: undefined, bHeldMs: 0, bUse: "none", crankDegrees: 0, crankTurns: false, crankRestMs: 0 };
}

/** A Ⓑ that is down when these controls begin was pressed for something else: letting go of it means nothing. */
export function takeOver(controls: Controls, input: Input): void {
  if (!input.bPressed && (input.bHeld || input.bReleased)) controls.bUse = "steps";
}

/**
 * Reads one frame of input. Ⓑ tapped steps back, Ⓑ held goes on stepping back, Ⓑ + ✛ left and right step through time,
 * ✛ moves, Ⓐ asks for a hint and held on for the whole line, and the crank turns time once it has moved more than a hand trembles.
 */
export function interpret(controls: Controls, input: Input, elapsedMs: number): Intent {
  const b = interpretB(controls, input, elapsedMs);
  const crankDegrees = withoutTremble(controls, input.crankDegrees, elapsedMs);
  if (b.kind !== "none") return b;
  if (crankDegrees !== 0) return { kind: "crank", degrees: crankDegrees };
  if (input.bHeld) return NONE;
  if (input.pressed !== undefined) return { kind: "move", direction: input.pressed };
  return interpretA(controls, input, elapsedMs);
}

/** A press asks for a hint; held on, it asks to see the whole line. */
function interpretA(controls: Controls, input: Input, elapsedMs: number): Intent {
  if (input.aPressed) {
    controls.aHeldMs = 0;
    return { kind: "hint" };
  }
  const before = controls.aHeldMs;
  if (before === undefined) return NONE;
  controls.aHeldMs = input.aHeld ? before + elapsedMs : undefined;
  return before < WATCH_AFTER_MS && before + elapsedMs >= WATCH_AFTER_MS && input.aHeld ? { kind: "watch" } : NONE;
}

function interpretB(controls: Controls, input: Input, elapsedMs: number): Intent {
  if (!input.bHeld) {
    const isTap = input.bReleased && controls.bUse === "none";
    controls.bHeldMs = 0;
    controls.bUse = "none";
    return isTap ? { kind: "stepBack", isTap } : NONE;
  }
  if (input.pressed === LEFT || input.pressed === RIGHT) {
    controls.bUse = "steps";
    return input.pressed === LEFT ? { kind: "stepBack", isTap: false } : { kind: "stepForward" };
  }
  controls.bHeldMs += elapsedMs;
  if (controls.bUse === "steps" || controls.bHeldMs < B_REPEAT_AFTER_MS) return NONE;
  controls.bUse = "repeat";
  controls.bHeldMs -= B_REPEAT_EVERY_MS;
  return { kind: "stepBack", isTap: false };
}

function withoutTremble(controls: Controls, degrees: number, elapsedMs: number): number {
  controls.crankRestMs = degrees === 0 ? controls.crankRestMs + elapsedMs : 0;
  if (controls.crankRestMs > CRANK_REST_MS) {
    controls.crankDegrees = 0;
    controls.crankTurns = false;
  }
  controls.crankDegrees += degrees;
  if (Math.abs(controls.crankDegrees) > CRANK_TREMBLE_DEGREES) controls.crankTurns = true;
  return controls.crankTurns ? degrees : 0;
}
