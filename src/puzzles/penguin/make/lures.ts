import { LOST } from "../../../kernel/graph";
import { below, type Random } from "../../../kernel/random";
import type { Work } from "../../../kernel/work";
import { Bridge, Ground } from "../level";
import { build } from "./floe";
import type { Scratch } from "./scratch";
import { isOnWay, type Search } from "./search";
import { pass, reachFrom, stopOn, type Reach } from "./way";

/**
 * A lure is a move off the winning way that looks right: for three moves one comes to places where one has not been, none
 * of them on the way; and then the finish is farther than it was, by so many moves, or there are picks.
 */
const LURE_MOVES = 3;
const LONG_WAY_BACK = 2;

const reach: Reach = { cells: [], count: 0 };

/** Lays a way of three moves that leaves the winning way somewhere, as far as there is room. */
export function* layLure({ floe, way, stock }: Scratch, random: Random): Work<void> {
  const leaves = below(random, way.length - 1);
  let from = way.cells[leaves];
  let heading = (way.moves[leaves] + 1 + 2 * below(random, 2)) % 4;
  for (let move = 1; move <= LURE_MOVES; move++) {
    yield;
    reachFrom(reach, floe, from, heading);
    if (reach.count === 0) {
      heading = (heading + 2) % 4;
      reachFrom(reach, floe, from, heading);
    }
    if (reach.count === 0) return;
    const cell = reach.cells[below(random, reach.count)];
    pass(floe, from, cell, heading);
    if (move === LURE_MOVES && stock.picks > 0) {
      stock.picks--;
      build(floe, cell, Ground.Picks, Bridge.None);
      return;
    }
    stopOn(floe, stock, cell, heading, random);
    from = cell;
    heading = (heading + 1 + 2 * below(random, 2)) % 4;
  }
}

/** Whether there are so many lures. The search was a whole one, and has looked back. */
export function* hasLures({ search, way }: Scratch, wanted: number): Work<boolean> {
  let lures = 0;
  for (let at = way.first; lures < wanted && at < way.length; at++) {
    const place = way.cells[at];
    yield;
    for (let direction = 0; direction < 4; direction++) {
      const first = search.next[direction][place - 1];
      if (isOff(search, first) && leadsAstray(search, first, search.left[place - 1])) lures++;
    }
  }
  return lures >= wanted;
}

/** Whether a move led somewhere, and off the way. */
function isOff(search: Search, place: number): boolean {
  return place > 0 && !isOnWay(search, place);
}

/** Whether two more moves from a place look right; `left` is how far it was to the finish where the way was left. */
function leadsAstray(search: Search, first: number, left: number): boolean {
  const { next, left: all } = search;
  for (let direction = 0; direction < 4; direction++) {
    const second = next[direction][first - 1];
    if (!isOff(search, second) || second === first) continue;
    for (let last = 0; last < 4; last++) {
      const third = next[last][second - 1];
      if (third === LOST) return true;
      if (!isOff(search, third) || third === first || third === second) continue;
      if (all[third - 1] >= left + LONG_WAY_BACK) return true;
    }
  }
  return false;
}
