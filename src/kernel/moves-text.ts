/** Moves as letters, for tools, links and save files. */
import { DOWN, LEFT, RIGHT, UP, type Direction } from "./direction";
import { fault, type Fault } from "./fault";

const LETTERS = ["U", "R", "D", "L"];

const DIRECTION_OF: Readonly<Record<string, Direction | undefined>> = { U: UP, R: RIGHT, D: DOWN, L: LEFT };

/** Formats moves as a text such as `RULD`. */
export function formatMoves(moves: readonly Direction[]): string {
  return moves.map((move) => LETTERS[move]).join("");
}

/** Parses moves from a text such as `RULD`. A fault names the first letter that is not a direction. */
export function parseMoves(text: string): Direction[] | Fault {
  const moves: Direction[] = [];
  for (let index = 0; index < text.length; index++) {
    const letter = text.charAt(index);
    const direction = DIRECTION_OF[letter];
    if (direction === undefined) return fault(`move ${index + 1} is "${letter}"; a move is one of U, R, D and L`);
    moves.push(direction);
  }
  return moves;
}
