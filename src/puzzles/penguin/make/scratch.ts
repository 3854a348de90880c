import type { Board } from "../../../kernel/board";
import type { Memory } from "../../../kernel/loan";
import type { Work } from "../../../kernel/work";
import { createFloe, type Floe } from "./floe";
import { createSearch, type Search } from "./search";
import type { Legs, Stock, Way } from "./way";

/** All that it takes to make levels on one board: it serves one level after the other. `room` says nothing here. */
export interface Scratch extends Memory {
  readonly floe: Floe;
  readonly search: Search;
  readonly way: Way;
  /** Kept while another one is tried in its place. */
  readonly formerWay: Way;
  readonly stock: Stock;
  readonly legs: Legs;
}

/** One level takes fewer searches than lie between this and the limit of a 32-bit integer. */
const MOST_OF_SEARCH_BASE = 1000000000;

// What the newest level was made in.
let kept: Scratch | undefined;

/** A scratch that is free, to be lent; whoever had it before may have left things on its floe. */
export function* takeScratch(board: Board): Work<Scratch> {
  if (kept?.isFree === true && kept.floe.board === board && kept.search.base < MOST_OF_SEARCH_BASE) return kept;
  const scratch = yield* setUpScratch(board);
  kept = scratch;
  return scratch;
}

function* setUpScratch(board: Board): Work<Scratch> {
  const floe = yield* createFloe(board);
  const search = yield* createSearch(2 * board.size);
  return {
    isFree: true,
    base: 0,
    room: 0,
    floe,
    search,
    way: { cells: [], moves: [], length: 0, first: 0 },
    formerWay: { cells: [], moves: [], length: 0, first: 0 },
    legs: { places: [], directions: [], count: 0 },
    stock: { bridges: 0, doorPairs: 0, treadmills: 0, picks: 0 },
  };
}
