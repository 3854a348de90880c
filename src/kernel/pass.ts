/** Parses and formats one-way passes. A pass lets pieces cross the side between two cells in one direction only. */
import { columnOf, rowOf, cellAt, type Board } from "./board";
import { DIRECTIONS, type Direction } from "./direction";
import { fault, isFault, type Fault } from "./fault";
import type { MapTextFault } from "./map-fault";

/**
 * A one-way pass at the side of `cell` that faces `direction`. Pieces may cross this side only in `direction`: they may
 * leave the cell there, but not enter it.
 */
export interface Pass {
  readonly cell: number;
  readonly direction: Direction;
}

/**
 * The title of the list of one-way passes in a text map. Each following line has the column and row of a pass, counted
 * from 1, and an arrow.
 */
export const PASSES_TITLE = "passes:";

const ARROWS = "^>v<";

export function isSameBorder({ steps }: Board, one: Pass, other: Pass): boolean {
  if (one.direction === other.direction) return one.cell === other.cell;
  return (one.direction + 2) % DIRECTIONS.length === other.direction && one.cell + steps[one.direction] === other.cell;
}

export function comparePasses(one: Pass, other: Pass): number {
  return one.cell === other.cell ? one.direction - other.direction : one.cell - other.cell;
}

/**
 * Formats one-way passes (cell edges that pieces may cross in one direction only) as lines of a text map. The first
 * line is the heading "passes:".
 */
export function formatPasses(board: Board, passes: readonly Pass[]): string {
  const lines = [...passes]
    .sort((one, other) => comparePasses(one, other))
    .map(({ cell, direction }) => `${columnOf(board, cell) + 1} ${rowOf(board, cell) + 1} ${ARROWS.charAt(direction)}`);
  return [PASSES_TITLE, ...lines].join("\n");
}

/**
 * Parses the lines below the title "passes:" in a text map. If a line is wrong, returns a fault with the number of this
 * line, counted from 1 below the title.
 */
export function parsePasses(board: Board, lines: readonly string[]): Pass[] | Fault<MapTextFault> {
  const passes: Pass[] = [];
  for (let line = 0; line < lines.length; line++) {
    const pass = parsePass(board, lines[line], line + 1);
    if (isFault(pass)) return pass;
    passes.push(pass);
  }
  return passes.sort((one, other) => comparePasses(one, other));
}

function parsePass(board: Board, text: string, line: number): Pass | Fault<MapTextFault> {
  const fields = text.split(" ");
  const [column, row, arrow] = fields;
  const direction = DIRECTIONS.find((one) => ARROWS.charAt(one) === arrow);
  if (fields.length !== 3 || direction === undefined || !isShortNumber(column) || !isShortNumber(row)) {
    return fault({ kind: "wrong-pass", line, text });
  }
  const x = Number(column) - 1;
  const y = Number(row) - 1;
  if (x >= 0 && y >= 0 && x < board.width && y < board.height) return { cell: cellAt(board, x, y), direction };
  return fault({ kind: "pass-outside", line, text, width: board.width, height: board.height });
}

function isShortNumber(word: string): boolean {
  if (word.length === 0 || word.length > 2) return false;
  return word.split("").every((digit) => "0123456789".includes(digit));
}
