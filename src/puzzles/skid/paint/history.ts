import { fillPointer, SCREEN_WIDTH } from "../../../device/screen";
import { writeText } from "../../../device/text";
import { STEP_X, STEP_Y, type Direction } from "../../../kernel/direction";
import type { MadeMove } from "../../../kernel/motion";
import { drawNumbers } from "../../looks/numbers";
import { Ground, type Level } from "../level";
import { clearDoorway, doorwayX, doorwayY } from "./board";
import { gridFor } from "./size";

// The list of the moves in a history: numbers and arrows in two columns on either side of the board.
const LIST_TOP = 22;
const LIST_ROWS = 10;
const LIST_LINE = 21;
const LIST_COLUMN = 39;
const LIST_COLUMNS = 4;
const LIST_NUMBER_WIDTH = 21;
const LIST_POINTER = 7;
const LIST_GAP = 2;

/** How the level was played: a list of all moves beside the board, and in the doorways the numbers of those that led out. */
export function history({ board, ground: grounds }: Level, moves: readonly MadeMove[]): void {
  const grid = gridFor(board);
  for (const cell of board.cells) {
    if (grounds[cell] !== Ground.RedGoal && grounds[cell] !== Ground.YellowGoal) continue;
    const numbers = exitsAt(moves, cell);
    if (numbers === "") continue;
    clearDoorway(grid, cell);
    drawNumbers(grid, doorwayX(grid, cell), doorwayY(grid, cell), numbers);
  }
  // All that has room: of a longer game the end.
  const first = Math.max(0, moves.length - LIST_COLUMNS * LIST_ROWS);
  for (let at = first; at < moves.length; at++) drawListed(at - first, at + 1, moves[at].direction);
}

/** The numbers of the moves in which a skiddy went out through a doorway, in one text. */
function exitsAt(moves: readonly MadeMove[], doorway: number): string {
  const numbers: string[] = [];
  moves.forEach(({ stretches }, at) => {
    if (stretches.some(({ to }) => to === doorway)) numbers.push(`${at + 1}`);
  });
  return numbers.join(" ");
}

/** The `at`th line of the list, from 0: its move's number and direction. */
function drawListed(at: number, number: number, direction: Direction): void {
  const column = Math.floor(at / LIST_ROWS);
  const isLeft = column < LIST_COLUMNS / 2;
  const left = isLeft ? column * LIST_COLUMN : SCREEN_WIDTH - (LIST_COLUMNS - column) * LIST_COLUMN;
  const top = LIST_TOP + (at % LIST_ROWS) * LIST_LINE;
  writeText("text", `${number}`, left + LIST_NUMBER_WIDTH, top, "right", "white");
  // The pointer's middle stands beside the middle of the number.
  const x = left + LIST_NUMBER_WIDTH + LIST_GAP + LIST_POINTER + (STEP_X[direction] * LIST_POINTER) / 2;
  const y = top + LIST_LINE / 2 + (STEP_Y[direction] * LIST_POINTER) / 2;
  fillPointer("white", direction, Math.floor(x), Math.floor(y), LIST_POINTER);
}
