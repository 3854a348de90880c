import { NEVER } from "../../../kernel/graph";
import { below, type Random } from "../../../kernel/random";
import type { Work } from "../../../kernel/work";
import { Bridge, Ground } from "../level";
import { build, Use, type Floe } from "./floe";
import type { Scratch } from "./scratch";
import { advance, beginLookBack, beginSearch, lookBack, movesFound, type Search } from "./search";
import { buildBridge, markStops, wallOrTree, type Stock, type Way } from "./way";

/** Of so many blockers on free cells one is of snow. */
const SNOW_ONE_IN = 4;
/** And so many others are picks, while there are any. */
const PICKS_ONE_IN = 3;
/** A blocker comes as near as this to the place from which it blocks a move: so it opens few new places. */
const NEAREST = 3;

/** Moves: the places they begin at, and their directions. What is beyond `count` is noise. */
export interface Legs {
  readonly places: number[];
  readonly directions: number[];
  count: number;
}

/**
 * Puts something in the way of whoever comes to the finish in fewer moves than the winning way has, in as many, or in one
 * more: once a round, in so many rounds. Gives whether nobody does any more.
 */
export function* blockOthers(scratch: Scratch, rounds: number, random: Random): Work<boolean> {
  const { floe, way, stock, rivals } = scratch;
  markStops(way);
  for (let round = 0; round < rounds; round++) {
    if (yield* isOnlyWay(scratch, way.length - way.first)) return true;
    yield;
    if (!blockOne(floe, stock, rivals, random)) return false;
  }
  return yield* isOnlyWay(scratch, way.length - way.first);
}

/** More than the moves to any place. */
export const ANY_MOVES = 500;

/**
 * Whether the winning way, whose stops are marked, has no rival; else some of the rivals' moves are in `scratch.rivals`,
 * none if there is no way to the finish as short as the winning one is to be. The search goes so many moves far, and looks
 * back if nothing is shorter.
 */
export function* isOnlyWay({ floe, search, way, rivals }: Scratch, mostMoves: number): Work<boolean> {
  const moves = way.length - way.first;
  beginSearch(search, floe, mostMoves);
  while (!advance(search, floe, moves)) yield;
  yield;
  const found = movesFound(search, floe);
  rivals.count = 0;
  if (found === NEVER || found > moves) return false;
  if (found < moves) {
    takeShortest(search, floe, way, rivals);
    return false;
  }
  beginLookBack(search, floe);
  while (lookBack(search, floe)) yield;
  yield;
  takeRivals(search, floe, way, moves, rivals);
  return rivals.count === 0;
}

/** The moves of a shortest way, but for those of the winning one. */
function takeShortest({ cameFrom, cameBy }: Search, { start, finish }: Floe, way: Way, legs: Legs): void {
  let place = finish;
  while (place !== start) {
    const direction = cameBy[place - 1];
    place = cameFrom[place - 1];
    takeLeg(legs, way, place, direction);
  }
}

/** All moves off the winning way that are on a way to the finish with at most one move more. */
function takeRivals(search: Search, { finish }: Floe, way: Way, moves: number, legs: Legs): void {
  const { queue, done, reachedAt, base, next, left } = search;
  for (let at = 0; at < done; at++) {
    const place = queue[at];
    const movesLeft = moves - (reachedAt[place - 1] - base);
    if (place === finish || movesLeft < 0) continue;
    for (let direction = 0; direction < 4; direction++) {
      const end = next[direction][place - 1];
      if (end > 0 && end !== place && left[end - 1] <= movesLeft) {
        takeLeg(legs, way, place, direction);
      }
    }
  }
}

function takeLeg(legs: Legs, way: Way, place: number, direction: number): void {
  if (way.stamps[place - 1] === way.stamp && way.direction[place - 1] === direction) return;
  legs.places[legs.count] = place;
  legs.directions[legs.count] = direction;
  legs.count++;
}

/** Puts something in the way of one of these moves; gives whether there was room. */
function blockOne(floe: Floe, stock: Stock, { places, directions, count }: Legs, random: Random): boolean {
  if (count === 0) return false;
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
