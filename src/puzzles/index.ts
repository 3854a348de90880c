// The list of all puzzles. A new puzzle must be added to this list. Five more files list the puzzles that have
// achievements, an end card, an ending, keepsakes (souvenirs) or lessons: achievements.ts, end-cards.ts, endings.ts,
// keepsakes.ts and lessons.ts. Outside the folders of the puzzles, only these six files import the puzzles.
//
// One list cannot replace the six, because this file is in main.lua, which is loaded at the start of the game. The end
// cards of all puzzles share one Lua file that is loaded later, and so do the achievements, the names of the keepsakes
// and the list of lessons. The endings have their own list because Node, which runs the tests and the tools, loads @lazy imports at
// once: it would load all endings with the first puzzle.

/** The import below is loaded from fruit.lua on first use. @lazy fruit */
import { fruit } from "./fruit/index";
/** The import below is loaded from ice-path.lua on first use. @lazy ice-path */
import { icePath } from "./ice-path/index";
/** The import below is loaded from last-ball.lua on first use. @lazy last-ball */
import { lastBall } from "./last-ball/index";
/** The import below is loaded from penguin.lua on first use. @lazy penguin */
import { penguin } from "./penguin/index";
import { toAnyPuzzle, type AnyPuzzle } from "./any-puzzle";
/** The import below is loaded from skid.lua on first use. @lazy skid */
import { skid } from "./skid/index";

/**
 * An entry in the list of puzzles. The code of each puzzle is in its own Lua file, which is loaded when the puzzle is
 * first opened. Therefore the title screen loads only one puzzle (see tools/packaging/plan-chunks.ts).
 * @noSelf
 */
export interface PuzzleEntry {
  readonly id: string;
  /** The name of the puzzle. The puzzle's own code has it, too, but the name is needed before that code is loaded. */
  readonly name: string;
  /**
   * The number of levels of the puzzle's campaign. The puzzle's own code has it, too, but the number is needed before
   * that code is loaded.
   */
  readonly levelCount: number;
  readonly loadPuzzle: () => AnyPuzzle;
}

/**
 * All puzzles of the game, in the order of the title screen. The codes with which players share levels contain the
 * index of a puzzle in this list, so a new puzzle must be added at the end.
 */
export const PUZZLES: readonly PuzzleEntry[] = [
  { id: "last-ball", name: "Last Ball", levelCount: 100, loadPuzzle: () => toAnyPuzzle(lastBall) },
  { id: "ice-path", name: "Ice Path", levelCount: 60, loadPuzzle: () => toAnyPuzzle(icePath) },
  { id: "skid", name: "Skid", levelCount: 100, loadPuzzle: () => toAnyPuzzle(skid) },
  { id: "penguin", name: "Penguin", levelCount: 60, loadPuzzle: () => toAnyPuzzle(penguin) },
  { id: "fruit", name: "Fruit", levelCount: 60, loadPuzzle: () => toAnyPuzzle(fruit) },
];

export function loadAllPuzzles(): AnyPuzzle[] {
  return PUZZLES.map(({ loadPuzzle }) => loadPuzzle());
}
