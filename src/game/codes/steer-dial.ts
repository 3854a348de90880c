import type { Input } from "../../device/input";
import { DOWN, LEFT, RIGHT, UP } from "../../kernel/direction";
import { soundCursor, soundRefuse } from "../sounds";
import { wholeTurns } from "../widgets/list";

export const CRANK_DEGREES_PER_LETTER = 20;

/** The drum that a letter is turned on. */
export interface Drum {
  /** How far the crank has turned it since the letter before. */
  crankDegrees: number;
}

/**
 * What a dial does with what the player asks for. `move` gives whether there is a place to go to.
 * @noSelf
 */
export interface DialActs {
  readonly turn: (by: number) => void;
  readonly move: (by: 1 | -1) => boolean;
  readonly confirm: () => void;
  readonly back: () => void;
  readonly show: () => void;
}

/** One frame at a dial: ✛ up and down and the crank turn the letter, left and right go to another; each is heard. */
export function steerDial(drum: Drum, input: Input, acts: DialActs): void {
  drum.crankDegrees += input.crankDegrees;
  const letters = wholeTurns(drum.crankDegrees, CRANK_DEGREES_PER_LETTER);
  drum.crankDegrees -= letters * CRANK_DEGREES_PER_LETTER;
  if (input.bPressed) acts.back();
  else if (input.aPressed) acts.confirm();
  else if (input.pressed === RIGHT) moveDial(acts, 1);
  else if (input.pressed === LEFT) moveDial(acts, -1);
  else if (input.pressed === UP) turnDial(acts, -1);
  else if (input.pressed === DOWN) turnDial(acts, 1);
  else if (letters !== 0) turnDial(acts, letters);
  else if (input.crankDegrees !== 0) acts.show();
}

/** Goes to the next letter, or back to the one before. */
export function moveDial({ move, show }: DialActs, by: 1 | -1): void {
  if (move(by)) soundCursor();
  else soundRefuse();
  show();
}

function turnDial({ turn, show }: DialActs, by: number): void {
  turn(by);
  soundCursor();
  show();
}

/** How far the drum is turned to the next letter, as a part of the way. */
export function shareOf({ crankDegrees }: Drum): number {
  return crankDegrees / CRANK_DEGREES_PER_LETTER;
}
