/**
 * Creates small boards from text on which a piece slides. They are for the tests of slide tables (tables of the cells
 * where slides stop) and of slide searches (searches for the cells that slides can reach).
 */
import { columnOf, createBoard, NOWHERE, rowOf, type Board } from "../../../src/kernel/board";
import { runToEnd } from "../../../src/kernel/task";
import {
  advanceSearch,
  beginSearch,
  addSearchStart,
  createSlideSearch,
  type SlideSearch,
} from "../../../src/puzzles/sliding/slide-search";
import { createSlideTable, type SlideTable } from "../../../src/puzzles/sliding/slide-table";

/**
 * A small board for tests, made from a text, on which a piece slides. It may have cells that stop, turn or lose the
 * piece.
 */
export interface ToyRink {
  readonly board: Board;
  readonly stops: SlideTable;
  readonly cell: (character: string) => number;
}

/**
 * The most cells and the most moves that a search for reachable cells may need on a test board. No test board has so
 * many cells or needs so many moves.
 */
const MAX_CELLS_AND_MOVES = 500;

const ARROWS = "^>v<";

/**
 * Creates a test board from rows of characters. `#` stops a slide before it, and `*` stops a slide on it. `^ > v <`
 * turn a slide, and the two `d` are a pair of doors. A piece is lost on `x` or in an endless slide.
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
    let currentDirection = direction;
    let here = from;
    for (let steps = 0; steps < 4 * board.cellCount; steps++) {
      const ahead = here + board.steps[currentDirection];
      if (at(ahead) === "#") return here;
      if (at(ahead) === "x") return NOWHERE;
      here = at(ahead) === "d" ? otherDoor(ahead) : ahead;
      if (at(here) === "*") return here;
      if (ARROWS.includes(at(here))) currentDirection = ARROWS.indexOf(at(here));
    }
    return NOWHERE;
  };
  const stops = runToEnd(createSlideTable(board.cellCount));
  for (const from of board.cells) stops.forEach((ends, direction) => (ends[from - 1] = slide(from, direction)));
  return { board, stops, cell };
}

/**
 * Searches a test board for all cells that a piece can reach by slides from some start cells. Returns the completed
 * search with its results.
 */
export function searchFully({ board, stops }: ToyRink, ...starts: readonly number[]): SlideSearch {
  const search = runToEnd(createSlideSearch(board.cellCount));
  beginSearch(search, starts[0]);
  for (const start of starts) addSearchStart(search, start);
  const limits = { target: NOWHERE, stopsAtTarget: false, maxMoves: MAX_CELLS_AND_MOVES };
  while (!advanceSearch(search, stops, limits, MAX_CELLS_AND_MOVES));
  return search;
}
