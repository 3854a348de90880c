// The list of all puzzles. It is the only file outside the puzzles' folders that imports them.

/** @lazy fruit */
import { fruit } from "./fruit/index";
/** @lazy ice-path */
import { icePath } from "./ice-path/index";
/** @lazy last-ball */
import { lastBall } from "./last-ball/index";
/** @lazy penguin */
import { penguin } from "./penguin/index";
import { toAnyPuzzle, type AnyPuzzle } from "./any-puzzle";
/** @lazy skid */
import { skid } from "./skid/index";

/**
 * The entry of a puzzle in the list of puzzles. Its code is in a Lua file of its own that is loaded when the puzzle is
 * first opened, so the title screen loads only one (see tools/packaging/plan-chunks.ts).
 * @noSelf
 */
export interface PuzzleEntry {
  readonly id: string;
  /** The name and the length of the campaign, repeated here so that they are known before the puzzle is loaded. */
  readonly name: string;
  readonly levelCount: number;
  readonly loadPuzzle: () => AnyPuzzle;
}

/**
 * All puzzles of the game, in the order of the title screen. Challenge codes contain the index of the puzzle, so new
 * puzzles must be added at the end.
 */
export const PUZZLES: readonly PuzzleEntry[] = [
  { id: "last-ball", name: "Last Ball", levelCount: 100, loadPuzzle: () => toAnyPuzzle(lastBall) },
  { id: "ice-path", name: "Ice Path", levelCount: 40, loadPuzzle: () => toAnyPuzzle(icePath) },
  { id: "skid", name: "Skid", levelCount: 60, loadPuzzle: () => toAnyPuzzle(skid) },
  { id: "penguin", name: "Penguin", levelCount: 60, loadPuzzle: () => toAnyPuzzle(penguin) },
  { id: "fruit", name: "Fruit", levelCount: 60, loadPuzzle: () => toAnyPuzzle(fruit) },
];

/** Loads and returns all puzzles. */
export function loadAllPuzzles(): AnyPuzzle[] {
  return PUZZLES.map(({ loadPuzzle }) => loadPuzzle());
}
