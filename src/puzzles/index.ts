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
 * The world of a puzzle, whose code lies in a file of its own and is loaded when it is first opened (see
 * tools/packaging/plan-chunks.ts): the title waits for none but its own.
 * @noSelf
 */
export interface PuzzleEntry {
  readonly id: string;
  /** What the player knows it by, and how many levels its campaign has: as the puzzle says, but without opening it. */
  readonly name: string;
  readonly levelCount: number;
  readonly load: () => AnyPuzzle;
}

/** Every world of the game, in the order in which it offers them. Challenge codes name them by their places: add to the end. */
export const PUZZLES: readonly PuzzleEntry[] = [
  { id: "last-ball", name: "Last Ball", levelCount: 100, load: () => toAnyPuzzle(lastBall) },
  { id: "ice-path", name: "Ice Path", levelCount: 40, load: () => toAnyPuzzle(icePath) },
  { id: "skid", name: "Skid", levelCount: 60, load: () => toAnyPuzzle(skid) },
  { id: "penguin", name: "Penguin", levelCount: 60, load: () => toAnyPuzzle(penguin) },
  { id: "fruit", name: "Fruit", levelCount: 60, load: () => toAnyPuzzle(fruit) },
];

/** The puzzles of all worlds. */
export function loadAllPuzzles(): AnyPuzzle[] {
  return PUZZLES.map(({ load }) => load());
}
