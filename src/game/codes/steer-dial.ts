/**
 * The input of all screens where letters are entered: ✛ and the crank turn the drum or move the cursor, with sounds.
 * Each screen provides its own actions.
 */
import type { Input } from "../../device/input";
import { DOWN, LEFT, RIGHT, UP } from "../../kernel/direction";
import { soundCursor, soundRefuse } from "../sounds";

/** How far the crank turns to select the next letter, in degrees. */
export const CRANK_DEGREES_PER_LETTER = 20;

/** How long the drum would take to settle by a whole letter, in milliseconds. */
const FULL_SETTLE_MS = 200;

/** The drum that shows the letter at the cursor. The letter nearest to its middle is the selected one. */
export interface Drum {
  /** How far the crank has turned past the selected letter, in degrees: half a letter at most. */
  crankDegrees: number;
  /** How far the drum is drawn turned, in degrees. It returns to 0 while the crank rests. */
  shownDegrees: number;
}

/** Returns a drum that is not turned. */
export function createDrum(): Drum {
  return { crankDegrees: 0, shownDegrees: 0 };
}

/** Returns the index that comes `by` positions after `index` among `count`; it wraps around. */
export function wrapIndex(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count;
}

/**
 * The actions of a dial. `move` returns whether the cursor could move.
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
 * Handles one frame of input. ✛ up and down and the crank turn the letter; ✛ left and right move the cursor. Each
 * action makes a sound. The crank is handled first, so that a button acts on the letter that the player sees.
 */
export function steerDial(drum: Drum, input: Input, elapsedMs: number, actions: DialActions): void {
  const letters = turnDrum(drum, input.crankDegrees);
  if (letters !== 0) turnDial(actions, letters);
  if (isPressed(input)) {
    resetDrum(drum);
    press(input, actions);
  } else if (settle(drum, input.crankDegrees, elapsedMs)) actions.show();
}

/** Turns the drum; returns by how many letters the selection has changed. */
function turnDrum(drum: Drum, degrees: number): number {
  const totalDegrees = drum.crankDegrees + degrees;
  const letters = Math.floor(totalDegrees / CRANK_DEGREES_PER_LETTER + 0.5);
  drum.crankDegrees = totalDegrees - letters * CRANK_DEGREES_PER_LETTER;
  if (degrees !== 0) drum.shownDegrees = drum.crankDegrees;
  return letters;
}

/**
 * Moves the drawn drum towards the selected letter while the crank rests; returns whether it must be drawn again. The
 * turn of the crank past the selected letter is kept.
 */
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

/** Sets the drum's turn to 0: the rest of the turn must not count for the next letter. */
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

/** Moves the cursor one letter forward or back, or makes the refusal sound if it cannot move. */
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

/** Returns how far the drum is drawn turned to the next letter, as a fraction of a letter. */
export function turnFraction({ shownDegrees }: Drum): number {
  return shownDegrees / CRANK_DEGREES_PER_LETTER;
}
