import { columnOf, createBoard, NOWHERE, rowOf, type Board } from "../../../src/kernel/board";
import { runToEnd } from "../../../src/kernel/task";
import {
  advanceSearch,
  beginSearch,
  addSearchStart,
  createSearch,
  type SlideSearch,
} from "../../../src/puzzles/sliding/slide-search";
import { createSlideTable, type SlideTable } from "../../../src/puzzles/sliding/slide-table";

/** A board of many sorts of cells, to slide on. */
export interface ToyRink {
  readonly board: Board;
  /** `NOWHERE` where one is lost. */
  readonly stops: SlideTable;
  /** The cell with that character; throws where there is none. */
  readonly cell: (character: string) => number;
}

/** More cells, and more moves, than there are. */
const MAX_CELLS_AND_MOVES = 500;

const ARROWS = "^>v<";

/**
 * `#` stops in front, `*` stops on it, `^ > v <` take over the direction, from one `d` one comes out of the other, on `x`
 * one is lost, and so is who is carried round for ever.
 */
export function createToyRink(...rows: readonly string[]): ToyRink {
  const board = createBoard(rows[0].length, rows.length);
  const at = (cell: number) => (board.isBorder[cell] ? "#" : rows[rowOf(board, cell)].charAt(columnOf(board, cell)));
  const cell = (character: string): number => {
    const found = board.cells.find((one) => at(one) === character);
    if (found === undefined) throw new Error(`there is no ${character}`);
    return found;
  };
  const otherDoor = (door: number): number => board.cells.find((one) => one !== door && at(one) === "d") ?? NOWHERE;
  const slide = (from: number, direction: number): number => {
    let heading = direction;
    let here = from;
    for (let steps = 0; steps < 4 * board.cellCount; steps++) {
      const ahead = here + board.steps[heading];
      if (at(ahead) === "#") return here;
      if (at(ahead) === "x") return NOWHERE;
      here = at(ahead) === "d" ? otherDoor(ahead) : ahead;
      if (at(here) === "*") return here;
      if (ARROWS.includes(at(here))) heading = ARROWS.indexOf(at(here));
    }
    return NOWHERE;
  };
  const stops = runToEnd(createSlideTable(board.cellCount));
  for (const from of board.cells) stops.forEach((ends, direction) => (ends[from - 1] = slide(from, direction)));
  return { board, stops, cell };
}

/** A search that has gone to its end, from some cells. */
export function searchFully({ board, stops }: ToyRink, ...starts: readonly number[]): SlideSearch {
  const search = runToEnd(createSearch(board.cellCount));
  beginSearch(search, starts[0]);
  for (const start of starts) addSearchStart(search, start);
  while (!advanceSearch(search, stops, NOWHERE, MAX_CELLS_AND_MOVES, false, MAX_CELLS_AND_MOVES));
  return search;
}
