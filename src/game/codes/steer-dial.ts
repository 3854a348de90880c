import type { Input } from "../../device/input";
import { DOWN, LEFT, RIGHT, UP } from "../../kernel/direction";
import { soundCursor, soundRefuse } from "../sounds";

export const CRANK_DEGREES_PER_LETTER = 20;

const FULL_SETTLE_MS = 200;

/** The drum that a letter is turned on. The letter nearest to its middle counts. */
export interface Drum {
  /** How far the crank has turned it beyond the letter that counts, half a letter at the most. */
  crankDegrees: number;
  /** How far it is shown turned: it settles on the letter while the crank rests. */
  shownDegrees: number;
}

/** Returns a drum that nobody has turned. */
export function createDrum(): Drum {
  return { crankDegrees: 0, shownDegrees: 0 };
}

/** Returns the letter that lies `by` places after `letter`, round and round, of so many. */
export function wrapIndex(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count;
}

/**
 * What a dial does with what the player asks for. `move` gives whether there is a place to go to.
 * @noSelf
 */
export interface DialActions {
  readonly turn: (by: number) => void;
  readonly move: (by: 1 | -1) => boolean;
  readonly confirm: () => void;
  readonly back: () => void;
  readonly show: () => void;
}

/**
 * One frame at a dial: ✛ up and down and the crank turn the letter, left and right go to another; each is heard. The
 * crank's turn comes first, so that a button in the same frame finds the letter that the player sees.
 */
export function steerDial(drum: Drum, input: Input, elapsedMs: number, actions: DialActions): void {
  const letters = turnDrum(drum, input.crankDegrees);
  if (letters !== 0) turnDial(actions, letters);
  if (isPressed(input)) {
    resetDrum(drum);
    press(input, actions);
  } else if (settle(drum, input.crankDegrees, elapsedMs)) actions.show();
}

/** Turns the drum; returns how many letters further the one is that counts now. */
function turnDrum(drum: Drum, degrees: number): number {
  const all = drum.crankDegrees + degrees;
  const letters = Math.floor(all / CRANK_DEGREES_PER_LETTER + 0.5);
  drum.crankDegrees = all - letters * CRANK_DEGREES_PER_LETTER;
  if (degrees !== 0) drum.shownDegrees = drum.crankDegrees;
  return letters;
}

/** Lets the drum settle while the crank rests; returns whether it is shown in another place. What was turned is kept. */
function settle(drum: Drum, degrees: number, elapsedMs: number): boolean {
  if (degrees !== 0) return true;
  if (drum.shownDegrees === 0) return false;
  const step = (CRANK_DEGREES_PER_LETTER * elapsedMs) / FULL_SETTLE_MS;
  if (Math.abs(drum.shownDegrees) <= step) drum.shownDegrees = 0;
  else drum.shownDegrees += drum.shownDegrees > 0 ? -step : step;
  return true;
}

function isPressed({ aPressed, bPressed, pressedDirection }: Input): boolean {
  return aPressed || bPressed || pressedDirection !== undefined;
}

/** What is left of the crank's turn belongs to a letter that is left. */
function resetDrum(drum: Drum): void {
  drum.crankDegrees = 0;
  drum.shownDegrees = 0;
}

function press({ aPressed, bPressed, pressedDirection }: Input, actions: DialActions): void {
  if (bPressed) actions.back();
  else if (aPressed) actions.confirm();
  else if (pressedDirection === RIGHT) moveDial(actions, 1);
  else if (pressedDirection === LEFT) moveDial(actions, -1);
  else if (pressedDirection === UP) turnDial(actions, -1);
  else if (pressedDirection === DOWN) turnDial(actions, 1);
}

/** Goes to the next letter, or back to the one before. */
export function moveDial({ move, show }: DialActions, by: 1 | -1): void {
  if (move(by)) soundCursor();
  else soundRefuse();
  show();
}

function turnDial({ turn, show }: DialActions, by: number): void {
  turn(by);
  soundCursor();
  show();
}

/** How far the drum is turned to the next letter, as a part of the way. */
export function turnFraction({ shownDegrees }: Drum): number {
  return shownDegrees / CRANK_DEGREES_PER_LETTER;
}
