/** Writes moves as letters for tools, web links and save files, and reads the letters back. */
import { DOWN, LEFT, RIGHT, UP, type Direction } from "./direction";
import { fault, type Fault } from "./fault";

const LETTERS = ["U", "R", "D", "L"];

const DIRECTION_OF: Readonly<Record<string, Direction | undefined>> = { U: UP, R: RIGHT, D: DOWN, L: LEFT };

/** The fault of a letter that stands for no move. The fault's move number is counted from 1. */
export interface WrongMove {
  readonly kind: "wrong-move";
  readonly move: number;
  readonly letter: string;
}

/** Formats moves as one letter each: `RULD` means right, up, left, down. */
export function formatMoves(moves: readonly Direction[]): string {
  const letters: string[] = [];
  for (let index = 0; index < moves.length; index++) letters[index] = LETTERS[moves[index]];
  return letters.join("");
}

/**
 * Parses moves from letters: `RULD` means right, up, left, down. Returns a fault with the first letter that is no
 * direction.
 */
export function parseMoves(text: string): Direction[] | Fault<WrongMove> {
  const moves: Direction[] = [];
  for (let index = 0; index < text.length; index++) {
    const letter = text.charAt(index);
    const direction = DIRECTION_OF[letter];
    if (direction === undefined) return fault({ kind: "wrong-move", move: index + 1, letter });
    moves.push(direction);
  }
  return moves;
}
