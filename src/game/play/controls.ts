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
  readonly waiting: Press[];
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
/** A crank that turns by less in a frame lets a press be answered. */
const CRANK_TURNING_DEGREES = 1;

/** Nobody means more presses than these by the time that they are answered. */
const MOST_WAITING = 8;

const NONE: Intent = { kind: "none" };

export function createControls(): Controls {
  return {
    waiting: [],
    aHeldMs: undefined,
    bHeldMs: 0,
    bUse: "none",
    crankDegrees: 0,
    crankTurns: false,
    crankRestMs: 0,
  };
}

/** A Ⓑ that is down when these controls begin was pressed for something else: letting go of it means nothing. */
export function takeOver(controls: Controls, input: Input): void {
  if (!input.bPressed && (input.bHeld || input.bReleased)) controls.bUse = "steps";
}

/** Keeps the frame's press until it can be answered. ✛ left and right with Ⓑ held step through time instead. */
export function keepPress({ waiting }: Controls, { pressed, aPressed, bHeld }: Input): void {
  if (waiting.length === MOST_WAITING) return;
  if (aPressed) waiting.push("hint");
  else if (pressed !== undefined && !(bHeld && isStep(pressed))) waiting.push(pressed);
}

/** The arrows that wait in `from` are meant for what comes after it. */
export function handOver(from: Controls, to: Controls): void {
  for (const press of from.waiting) if (press !== "hint") to.waiting.push(press);
  forgetPresses(from);
}

/** A move that cannot be made yet waits again, before all others. */
export function putBack({ waiting }: Controls, direction: Direction): void {
  waiting.unshift(direction);
}

/** Forgets the presses that wait. */
export function forgetPresses({ waiting }: Controls): void {
  while (waiting.length > 0) waiting.pop();
}

/**
 * Reads one frame of input. Ⓑ tapped steps back, Ⓑ held goes on stepping back, Ⓑ + ✛ left and right step through time,
 * ✛ moves, Ⓐ asks for a hint and held on for the whole line, and the crank turns time once it has moved more than a hand trembles.
 * A press that comes while Ⓑ is held, or while the crank turns, is answered after that.
 */
export function interpret(controls: Controls, input: Input, elapsedMs: number): Intent {
  keepPress(controls, input);
  const b = interpretB(controls, input, elapsedMs);
  const crankDegrees = withoutTremble(controls, input.crankDegrees, elapsedMs);
  if (b.kind !== "none") return b;
  const { waiting } = controls;
  const isTurning = Math.abs(crankDegrees) >= CRANK_TURNING_DEGREES;
  if (isTurning || (crankDegrees !== 0 && waiting.length === 0)) return { kind: "crank", degrees: crankDegrees };
  if (input.bHeld) return NONE;
  const press = waiting.shift();
  return press === undefined ? holdA(controls, input, elapsedMs) : answer(controls, press, input);
}

/** The crank must leave a move alone that it trembles after. */
function answer(controls: Controls, press: Press, { aHeld }: Input): Intent {
  if (press === "hint") {
    controls.aHeldMs = aHeld ? 0 : undefined;
    return { kind: "hint" };
  }
  controls.crankDegrees = 0;
  controls.crankTurns = false;
  return { kind: "move", direction: press };
}

/** Ⓐ held on asks to see the whole line. */
function holdA(controls: Controls, input: Input, elapsedMs: number): Intent {
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
  if (isStep(input.pressed)) {
    controls.bUse = "steps";
    forgetPresses(controls);
    return input.pressed === LEFT ? { kind: "stepBack", isTap: false } : { kind: "stepForward" };
  }
  controls.bHeldMs += elapsedMs;
  if (controls.bUse === "steps" || controls.bHeldMs < B_REPEAT_AFTER_MS) return NONE;
  controls.bUse = "repeat";
  forgetPresses(controls);
  controls.bHeldMs -= B_REPEAT_EVERY_MS;
  return { kind: "stepBack", isTap: false };
}

function isStep(pressed: Direction | undefined): boolean {
  return pressed === LEFT || pressed === RIGHT;
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
