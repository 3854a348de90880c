import type { Board } from "../../../kernel/board";
import type { Work } from "../../../kernel/work";
import type { Legs } from "./blockers";
import { createFloe, zeros, type Floe } from "./floe";
import { createSearch, type Search } from "./search";
import type { Stock, Way } from "./way";

/** All that it takes to make levels on one board: made once, used for each attempt. */
export interface Scratch {
  readonly floe: Floe;
  readonly search: Search;
  readonly way: Way;
  readonly stock: Stock;
  readonly rivals: Legs;
}

export function* setUpScratch(board: Board): Work<Scratch> {
  const floe = yield* createFloe(board);
  const search = yield* createSearch(2 * board.size);
  const way = {
    cells: [],
    moves: [],
    length: 0,
    first: 0,
    stamps: zeros(2 * board.size),
    direction: zeros(board.size),
    stamp: 0,
  };
  yield;
  return {
    floe,
    search,
    way,
    rivals: { places: [], directions: [], count: 0 },
    stock: { bridges: 0, doorPairs: 0, treadmills: 0, picks: 0 },
  };
}
