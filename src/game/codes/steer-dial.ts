/**
 * Handles the input of all screens where the player enters letters. The direction pad (✛) and the crank turn a drum (a
 * cylinder with letters) or move the cursor. Each screen provides its own actions.
 */
import type { Input } from "../../device/input";
import { DOWN, LEFT, RIGHT, UP } from "../../kernel/direction";
import { playCursorSound, playRefusalSound } from "../sounds";

export const CRANK_DEGREES_PER_LETTER = 20;

/**
 * How many milliseconds the drawn drum (a cylinder with letters) takes to turn back by a whole letter while the crank
 * rests.
 */
const FULL_SETTLE_MS = 200;

/** The drum, a drawn cylinder with letters, at the cursor. The letter nearest to its middle is the selected one. */
export interface Drum {
  /**
   * The angle by which the crank has turned past the selected letter, in degrees. It is at most half the angle from one
   * letter to the next.
   */
  crankDegrees: number;
  /**
   * The angle at which the drum (a cylinder with letters) is drawn, in degrees. It returns to 0 while the crank rests.
   */
  shownDegrees: number;
  /**
   * Whether the player has just typed the last letter of a text that may be complete. The cursor then stays there, so
   * that Ⓐ confirms the text.
   */
  isEndTyped: boolean;
  /**
   * The number of letters by which the direction pad (✛) has turned the drum (a cylinder with letters) since the crank
   * was last turned.
   */
  pressedTurns: number;
}

export function createDrum(): Drum {
  return { crankDegrees: 0, shownDegrees: 0, isEndTyped: false, pressedTurns: 0 };
}

/** Returns the index that comes `by` entries after `index` in a list of `count` items. After the last index comes 0. */
export function wrapIndex(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count;
}

interface WithDrum {
  readonly drum: Drum;
}

/**
 * What the buttons and the crank do on a screen where the player enters letters. `move` returns whether the cursor has
 * moved.
 * @noSelf
 */
export interface DialActions<State> {
  readonly turn: (state: State, by: number) => void;
  readonly move: (state: State, by: 1 | -1) => boolean;
  readonly confirm: (state: State) => void;
  readonly back: (state: State) => void;
  /** All letters on the drum (a cylinder with letters), in its order. */
  readonly letters: string;
  /** Returns the index in `letters` of the letter at the cursor. */
  readonly chosen: (state: State) => number;
  /** Returns whether the entered text may be complete, with the cursor on its last letter. */
  readonly isAtEnd: (state: State) => boolean;
}

/**
 * Handles one frame of input on a screen where the player enters letters. The direction pad (✛) up and down and the
 * crank turn the letter; ✛ left and right move the cursor. The crank comes first, so that a button acts on the visible
 * letter.
 */
export function steerDial<State extends WithDrum>(
  state: State,
  actions: DialActions<State>,
  input: Input,
  elapsedMs: number,
): void {
  const { drum } = state;
  countTurns(drum, input);
  const letters = turnDrum(drum, input.crankDegrees);
  if (letters !== 0) turnDial(state, actions, letters);
  if (isPressed(input)) {
    resetDrum(drum);
    press(state, actions, input);
  } else settle(drum, input.crankDegrees, elapsedMs);
}

/**
 * Enters a letter that the player has typed, and moves the cursor to the next letter. Plays the sound of a refusal if
 * the alphabet lacks the letter, or if no letter can follow.
 */
export function typeLetter<State extends WithDrum>(state: State, actions: DialActions<State>, letter: string): void {
  const { drum } = state;
  const { isEndTyped } = drum;
  const index = actions.letters.indexOf(letter);
  resetDrum(drum);
  if (index < 0 || (isEndTyped && !actions.move(state, 1))) {
    drum.isEndTyped = isEndTyped;
    playRefusalSound();
    return;
  }
  actions.turn(state, index - actions.chosen(state));
  drum.isEndTyped = actions.isAtEnd(state);
  if (drum.isEndTyped) playCursorSound();
  else moveDial(state, actions, 1);
}

function countTurns(drum: Drum, { pressedDirection, crankDegrees }: Input): void {
  if (crankDegrees !== 0) drum.pressedTurns = 0;
  else if (pressedDirection === UP || pressedDirection === DOWN) drum.pressedTurns++;
}

/**
 * Turns the drum (a cylinder with letters) by `degrees`, the movement of the crank. Returns by how many letters the
 * selection has changed.
 */
function turnDrum(drum: Drum, degrees: number): number {
  const totalDegrees = drum.crankDegrees + degrees;
  const letters = Math.floor(totalDegrees / CRANK_DEGREES_PER_LETTER + 0.5);
  drum.crankDegrees = totalDegrees - letters * CRANK_DEGREES_PER_LETTER;
  if (degrees !== 0) drum.shownDegrees = drum.crankDegrees;
  return letters;
}

/**
 * Turns the drawn drum (a cylinder with letters) back to the selected letter while the crank rests. The stored angle of
 * the crank, `crankDegrees`, stays the same, so that a small turn still counts towards the next letter.
 */
function settle(drum: Drum, degrees: number, elapsedMs: number): void {
  if (degrees !== 0 || drum.shownDegrees === 0) return;
  const step = (CRANK_DEGREES_PER_LETTER * elapsedMs) / FULL_SETTLE_MS;
  if (Math.abs(drum.shownDegrees) <= step) drum.shownDegrees = 0;
  else drum.shownDegrees += drum.shownDegrees > 0 ? -step : step;
}

function isPressed({ isAPressed, isBPressed, pressedDirection }: Input): boolean {
  return isAPressed || isBPressed || pressedDirection !== undefined;
}

/**
 * Turns the drum (a cylinder with letters) back to the selected letter. A small turn of the crank that has not selected
 * another letter must not count after a button press.
 */
function resetDrum(drum: Drum): void {
  drum.crankDegrees = 0;
  drum.shownDegrees = 0;
  drum.isEndTyped = false;
}

function press<State>(
  state: State,
  actions: DialActions<State>,
  { isAPressed, isBPressed, pressedDirection }: Input,
): void {
  if (isBPressed) actions.back(state);
  else if (isAPressed) actions.confirm(state);
  else if (pressedDirection === RIGHT) moveDial(state, actions, 1);
  else if (pressedDirection === LEFT) moveDial(state, actions, -1);
  else if (pressedDirection === UP) turnDial(state, actions, -1);
  else if (pressedDirection === DOWN) turnDial(state, actions, 1);
}

/**
 * Moves the cursor one letter forward or back on a screen where the player enters letters. Plays the sound of a refusal
 * if it cannot move.
 */
export function moveDial<State>(state: State, { move }: DialActions<State>, by: 1 | -1): void {
  if (move(state, by)) playCursorSound();
  else playRefusalSound();
}

function turnDial<State>(state: State, { turn }: DialActions<State>, by: number): void {
  turn(state, by);
  playCursorSound();
}

/**
 * Returns how far the drawn drum (a cylinder with letters) is turned towards the next letter, as a fraction of a
 * letter.
 */
export function turnFraction({ shownDegrees }: Drum): number {
  return shownDegrees / CRANK_DEGREES_PER_LETTER;
}
