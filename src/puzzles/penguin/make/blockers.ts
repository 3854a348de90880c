import { NOWHERE } from "../../../kernel/board";
import { below, type Random } from "../../../kernel/random";
import type { Work } from "../../../kernel/work";
import { Bridge, Ground } from "../level";
import { build, Use, type Floe } from "./floe";
import type { Scratch } from "./scratch";
import { advance, beginSearch, isOnlyWay, isOnWay, type Search } from "./search";
import { buildBridge, wallOrTree, type Legs, type Stock } from "./way";

/** Of so many blockers on free cells one is of snow. */
const SNOW_ONE_IN = 4;
/** And so many others are picks, while there are any. */
const PICKS_ONE_IN = 3;
/** A blocker comes as near as this to the place from which it blocks a move: so it opens few new places. */
const NEAREST = 3;

/**
 * Puts something in the way of whoever comes to the finish in fewer moves than the winning way has, in as many, or in one
 * more: once a round, in so many rounds. Gives whether nobody does any more.
 */
export function* blockOthers(
  { floe, way, stock, search, rival }: Scratch,
  rounds: number,
  random: Random,
): Work<boolean> {
  for (let round = 0; round <= rounds; round++) {
    beginSearch(search, floe, way, way.length - way.first);
    while (!advance(search, floe, way)) yield;
    if (isOnlyWay(search, way)) return true;
    yield;
    if (round === rounds || search.rivalFrom === NOWHERE) return false;
    takeRival(rival, search);
    if (!blockOne(floe, stock, rival, random)) return false;
    yield;
  }
  return false;
}

/** The moves of the rival that a search has found, from where it comes back to the winning way to where it left it. */
function takeRival(legs: Legs, search: Search): void {
  let place = search.rivalFrom;
  legs.places[0] = place;
  legs.directions[0] = search.rivalBy;
  legs.count = 1;
  while (!isOnWay(search, place)) {
    const from = search.cameFrom[place - 1];
    legs.places[legs.count] = from;
    legs.directions[legs.count] = directionOf(search, from, place);
    legs.count++;
    place = from;
  }
}

/** The first direction in which a push from one place leads to another. */
function directionOf({ next }: Search, from: number, to: number): number {
  let direction = 0;
  while (next[direction][from - 1] !== to) direction++;
  return direction;
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
