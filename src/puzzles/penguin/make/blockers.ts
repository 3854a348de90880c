import { NOWHERE } from "../../../kernel/board";
import { below, type Random } from "../../../kernel/random";
import type { Work } from "../../../kernel/work";
import { Bridge, Ground } from "../level";
import { build, Use, type Floe } from "./floe";
import type { Scratch } from "./scratch";
import {
  advance,
  ANY_MOVES,
  beginSearch,
  hasNoDeadEnd,
  isOnlyWay,
  lookBack,
  takeMovesAstray,
  takeRival,
} from "./search";
import { buildBridge, wallOrTree, type Legs, type Stock } from "./way";

/** Of so many blockers on free cells one is of snow. */
const SNOW_ONE_IN = 4;
/** And so many others are picks, while there are any. */
const PICKS_ONE_IN = 3;
/** A blocker comes as near as this to the place from which it blocks a move: so it opens few new places. */
const NEAREST = 3;

/**
 * Puts something in the way of whoever comes to the finish in fewer moves than the winning way has, in as many, or in one
 * more: once a round, in so many rounds. Gives whether nobody does any more that leaves no place again which is more than
 * `mostMoves` away.
 */
export function* blockOthers(
  { floe, way, stock, search, legs }: Scratch,
  mostMoves: number,
  rounds: number,
  random: Random,
): Work<boolean> {
  for (let round = 0; round <= rounds; round++) {
    beginSearch(search, floe, way, mostMoves);
    while (!advance(search, floe, way)) yield;
    if (isOnlyWay(search, way)) return true;
    yield;
    if (round === rounds || search.rivalFrom === NOWHERE) return false;
    takeRival(legs, search);
    if (!blockOne(floe, stock, legs, random)) return false;
    yield;
  }
  return false;
}

/** Moves that lead to dead ends are blocked so many times before a way is given up. */
const ROUNDS_OF_DEAD_ENDS = 3;

/**
 * The same, and puts something in the way of whoever comes to where there is no way to the finish from. Gives whether
 * nobody does any more, and nobody is a rival. The search is then a whole one and has looked back.
 */
export function* makeFair(scratch: Scratch, rounds: number, random: Random): Work<boolean> {
  const { floe, way, stock, search, legs } = scratch;
  for (let round = 0; round <= ROUNDS_OF_DEAD_ENDS; round++) {
    if (!(yield* blockOthers(scratch, ANY_MOVES, rounds, random))) return false;
    yield;
    yield* lookBack(search, way);
    yield;
    const isFair = hasNoDeadEnd(search);
    yield;
    if (isFair) return true;
    if (round === ROUNDS_OF_DEAD_ENDS) return false;
    takeMovesAstray(legs, search);
    if (!blockOne(floe, stock, legs, random)) return false;
    yield;
  }
  return false;
}

/** Puts something in the way of one of these moves; gives whether there was room. */
function blockOne(floe: Floe, stock: Stock, { places, directions, count }: Legs, random: Random): boolean {
  const first = below(random, count);
  for (let tried = 0; tried < count; tried++) {
    const at = (first + tried) % count;
    if (block(floe, stock, places[at], directions[at], random)) return true;
  }
  return false;
}

const spots: number[] = [];

/** The same for one of them: somewhere before the first turn that it takes. */
function block(floe: Floe, stock: Stock, place: number, direction: number, random: Random): boolean {
  const { uses, board } = floe;
  const step = board.steps[direction];
  const met = floe.met[direction];
  const across: Use = 2 - (direction % 2);
  let count = 0;
  for (
    let at = (place > board.size ? place - board.size : place) + step;
    count < NEAREST && met[at - 1] === Ground.Ice;
    at += step
  ) {
    if (uses[at - 1] === Use.Free || (uses[at - 1] === across && stock.bridges > 0)) {
      spots[count] = at;
      count++;
    }
  }
  if (count === 0) return false;
  const cell = spots[below(random, count)];
  if (uses[cell - 1] === across) buildBridge(floe, stock, cell, direction);
  else if (stock.picks > 0 && below(random, PICKS_ONE_IN) === 0) {
    stock.picks--;
    build(floe, cell, Ground.Picks, Bridge.None);
  } else if (below(random, SNOW_ONE_IN) === 0) build(floe, cell, Ground.Snow, Bridge.None);
  else build(floe, cell, wallOrTree(random), Bridge.None);
  return true;
}
