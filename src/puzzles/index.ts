/** @lazy fruit */
import { fruit } from "./fruit/index";
/** @lazy ice-path */
import { icePath } from "./ice-path/index";
/** @lazy last-ball */
import { lastBall } from "./last-ball/index";
/** @lazy penguin */
import { penguin } from "./penguin/index";
import { sealed, type SealedPuzzle } from "./sealed";
/** @lazy skid */
import { skid } from "./skid/index";

/**
 * The world of a puzzle, whose code lies in a file of its own and is loaded when it is first opened (see
 * tools/packaging/parts.ts): the title waits for none but its own.
 * @noSelf
 */
export interface World {
  readonly id: string;
  /** What the player knows it by, and how many levels its campaign has: as the puzzle says, but without opening it. */
  readonly name: string;
  readonly levels: number;
  readonly open: () => SealedPuzzle;
}

/** Every world of the game, in the order in which it offers them. Challenge codes name them by their places: add to the end. */
export const WORLDS: readonly World[] = [
  { id: "last-ball", name: "Last Ball", levels: 100, open: () => sealed(lastBall) },
  { id: "ice-path", name: "Ice Path", levels: 40, open: () => sealed(icePath) },
  { id: "skid", name: "Skid", levels: 60, open: () => sealed(skid) },
  { id: "penguin", name: "Penguin", levels: 60, open: () => sealed(penguin) },
  { id: "fruit", name: "Fruit", levels: 60, open: () => sealed(fruit) },
];

/** The puzzles of all worlds. */
export function allPuzzles(): SealedPuzzle[] {
  return WORLDS.map(({ open }) => open());
}
