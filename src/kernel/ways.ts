import { fill } from "./fill";
import { lend, type Loan, type Memory } from "./loan";
import { keepNewest } from "./newest";
import { single } from "./single";
import type { Work } from "./work";

/**
 * Someone goes at random from place to place until he comes to an end: what that costs him and how it ends, from every
 * place at once.
 *
 * A place has ways to other places, each of some weight, and ways to ends; each is as probable as its weight. Places are
 * taken away one by one, as Grassmann, Taksar and Heyman do ("Regenerative analysis and steady state distributions for
 * Markov chains", 1985): whoever came by one goes on at once to where he would have gone from there. Nothing is ever
 * subtracted, so single precision is enough. Then they come back, the last one first.
 *
 * First go those with the fewest ways in times ways out, or little more: so what is left stays sparse. Places and ways
 * count from 1, and 0 is none; the first way is nobody's. docs/fast-lua.md says why it is written as it is.
 */
export interface Ways {
  /** By place: its newest way out and its newest way in; how many lead to places, and come from places, still there. */
  readonly newestOut: number[];
  readonly newestIn: number[];
  readonly outs: number[];
  readonly ins: number[];
  /** By place: the weight of all its ways when it was taken away; until then 0. */
  readonly total: number[];
  /** By place: the way there that was looked at last. */
  readonly seen: number[];
  /** By place: memory for `Ends`. */
  readonly ends: number[];
  /** The places still there; those taken away, in their order. */
  readonly left: number[];
  readonly gone: number[];
  /** By way: where it comes from, where it leads, and its weight. */
  readonly from: number[];
  readonly to: number[];
  readonly weight: number[];
  /** By way: the next newer and older one out of the same place, and the next older one into the same place. */
  readonly newerOut: number[];
  readonly olderOut: number[];
  readonly olderIn: number[];
  /** How many places are left, how many ways there have been, and for how many of each there is room. */
  places: number;
  count: number;
  placeRoom: number;
  room: number;
  /** A way that nobody needs any more, in whose place the next one comes; 0 if there is none. */
  spare: number;
}

/** How it ends, by place. */
export interface Ends {
  /** The weight of its ways to ends. */
  readonly all: number[];
  /** The weight of those to good ends; in the end: how probable it is that he comes to one. */
  readonly good: number[];
  /** What it costs to come here, times the weight of all its ways; in the end: what it costs him until he comes to an end. */
  readonly cost: number[];
}

// Places with no more ways in times ways out than this go first.
const FEW = 2;
// Then those with up to a quarter more than the fewest.
const FEWEST_PER_MORE = 4;
const NO_LIMIT = 1000000000;

// In steps: looking at a way is one.
const STEPS_PER_SLICE = 110;
const STEPS_PER_PLACE = 4;
const STEPS_PER_WAY_IN = 6;
const STEPS_PER_WAY_ON = 4;

const PLACES_PER_SLICE = 80;

const NOBODYS = 1;
const ROOM_AT_FIRST = 1024;
/** Generated levels need no more: see `forgetLarge`. */
const MOST_KEPT_ROOM = 32768;

/** Memory for ways, and whether it is free. */
interface Lendable {
  readonly ways: Ways;
  readonly memory: Memory;
}

// Two levels may be found out at once: the one on the screen, and the one after it.
const pool: Lendable[] = [];
const MOST_LENDABLE = 2;

/** Memory for so many places, without a way. Whoever borrows it gives it back with `giveBack` of kernel/loan. */
export function* borrowWays(places: number): Work<{ readonly ways: Ways; readonly loan: Loan }> {
  forgetLarge();
  const { ways, memory } = pool.find(({ memory }) => memory.isFree) ?? newLendable();
  const loan = lend(memory);
  if (ways.placeRoom < places) {
    const { newestOut, newestIn, outs, ins, total, seen, ends } = ways;
    for (const list of [newestOut, newestIn, outs, ins, total, seen, ends]) {
      yield* fill(list, places, 0, ways.placeRoom);
    }
    ways.placeRoom = places;
  }
  for (let from = 0; from < places; from += PLACES_PER_SLICE) {
    clearPlaces(ways, from, Math.min(places, from + PLACES_PER_SLICE));
    yield;
  }
  ways.places = 0;
  ways.count = NOBODYS;
  return { ways, loan };
}

function clearPlaces({ newestIn, ins, seen }: Ways, from: number, to: number): void {
  for (let place = from; place < to; place++) {
    newestIn[place] = 0;
    ins[place] = 0;
    seen[place] = NOBODYS;
  }
}

/** What a level made by hand had grown large leaves the console too little for the next one, and the collector no rest. */
function forgetLarge(): void {
  for (let at = pool.length - 1; at >= 0; at--) {
    if (pool[at].memory.isFree && pool[at].ways.room > MOST_KEPT_ROOM) pool.splice(at, 1);
  }
}

/** All that is in it is written before it is read: nobody's numbers are noise to the next one. */
function newLendable(): Lendable {
  const lendable = { ways: newWays(), memory: { isFree: true, base: 0, room: 0 } };
  keepNewest(pool, lendable, MOST_LENDABLE);
  return lendable;
}

function newWays(): Ways {
  return {
    newestOut: [],
    newestIn: [],
    outs: [],
    ins: [],
    total: [],
    seen: [],
    ends: [],
    left: [],
    gone: [],
    from: [0],
    to: [0],
    weight: [0],
    newerOut: [0],
    olderOut: [0],
    olderIn: [0],
    places: 0,
    count: 0,
    placeRoom: 0,
    room: ROOM_AT_FIRST,
    spare: 0,
  };
}

/** Its lists, each in a local. @inline */
export function waysIn(ways: Ways): Ways {
  const { newestOut, newestIn, outs, ins, total, seen, ends, left, gone, from, to, weight } = ways;
  const { newerOut, olderOut, olderIn, places, count, placeRoom, room } = ways;
  return {
    newestOut,
    newestIn,
    outs,
    ins,
    total,
    seen,
    ends,
    left,
    gone,
    from,
    to,
    weight,
    newerOut,
    olderOut,
    olderIn,
    places,
    count,
    placeRoom,
    room,
    spare: 0,
  };
}

/** Makes room for so many ways more. A table that grows is copied whole, so no two of them grow in one slice. */
export function* makeRoom(ways: Ways, count: number, more: number): Work<void> {
  while (ways.room < count + more) {
    for (const list of [ways.from, ways.to, ways.weight, ways.newerOut, ways.olderOut, ways.olderIn]) {
      yield* fill(list, ways.room + 1, 0, count);
    }
    ways.room *= 2;
  }
}

/**
 * Puts a way of weight 1 behind the last one, or adds that to the one between the same places. All ways out of a place
 * are put one after the other, behind way `before`; then the place itself. @inline
 */
export function putWay(ways: Ways, before: number, from: number, to: number): void {
  const known = ways.seen[to - 1];
  if (known > before) ways.weight[known - 1]++;
  else {
    ways.count++;
    const way = ways.count;
    ways.from[way - 1] = from;
    ways.to[way - 1] = to;
    ways.weight[way - 1] = 1;
    ways.newerOut[way - 1] = way + 1;
    ways.olderOut[way - 1] = way - 1;
    ways.olderIn[way - 1] = ways.newestIn[to - 1];
    ways.newestIn[to - 1] = way;
    ways.ins[to - 1]++;
    ways.seen[to - 1] = way;
  }
}

/** Puts a place whose ways out are all that there are behind way `before`. @inline */
export function putPlace(ways: Ways, place: number, before: number): void {
  ways.total[place - 1] = 0;
  ways.outs[place - 1] = ways.count - before;
  ways.newestOut[place - 1] = 0;
  if (ways.count > before) {
    ways.newestOut[place - 1] = ways.count;
    ways.newerOut[ways.count - 1] = 0;
    ways.olderOut[before] = 0;
  }
  ways.places++;
  ways.left[ways.places - 1] = place;
}

/** Adds to the weight of the way between two places, if need be a new one. @inline */
function addWay(ways: Ways, from: number, to: number, weight: number): void {
  const known = ways.seen[to - 1];
  if (ways.from[known - 1] === from) ways.weight[known - 1] = single(ways.weight[known - 1] + weight);
  else {
    let way = ways.spare;
    ways.spare = 0;
    if (way === 0) {
      ways.count++;
      way = ways.count;
    }
    const newest = ways.newestOut[from - 1];
    if (newest > 0) ways.newerOut[newest - 1] = way;
    ways.from[way - 1] = from;
    ways.to[way - 1] = to;
    ways.weight[way - 1] = weight;
    ways.newerOut[way - 1] = 0;
    ways.olderOut[way - 1] = newest;
    ways.olderIn[way - 1] = ways.newestIn[to - 1];
    ways.newestOut[from - 1] = way;
    ways.newestIn[to - 1] = way;
    ways.outs[from - 1]++;
    ways.ins[to - 1]++;
  }
}

/** Follows all ways to their ends. The ways are used up by that. */
export function* follow(ways: Ways, ends: Ends): Work<void> {
  const gone = yield* takeAllAway(ways, ends);
  yield* bringBack(ways, ends, gone);
}

/** Takes all places away; gives how many there were. */
function* takeAllAway(scratch: Ways, { all, good, cost }: Ends): Work<number> {
  /** @locals */
  const ways: Ways = waysIn(scratch);
  let stepsLeft = STEPS_PER_SLICE;
  let gone = 0;
  let limit = FEW;
  while (ways.places > 0) {
    let kept = 0;
    let fewest = NO_LIMIT;
    for (let at = 1; at <= ways.places; at++) {
      const place = ways.left[at - 1];
      const through = ways.ins[place - 1] * ways.outs[place - 1];
      stepsLeft--;
      if (through > limit) {
        kept++;
        ways.left[kept - 1] = place;
        if (through < fewest) fewest = through;
      } else {
        // Of the ways that take the place of one that leads here, the first needs no room.
        const more = through - ways.ins[place - 1];
        if (ways.count + more > ways.room) {
          yield* makeRoom(scratch, ways.count, more);
          ways.room = scratch.room;
        }
        gone++;
        ways.gone[gone - 1] = place;
        stepsLeft -= STEPS_PER_PLACE;
        const total = leave(ways, place, all[place - 1]);
        let into = ways.newestIn[place - 1];
        while (into > 0) {
          const from = ways.from[into - 1];
          const older = ways.olderIn[into - 1];
          if (ways.total[from - 1] === 0) {
            const share = single(ways.weight[into - 1] / total);
            const allBy = single(share * all[place - 1]);
            const goodBy = single(share * good[place - 1]);
            const costBy = single(share * cost[place - 1]);
            all[from - 1] = single(all[from - 1] + allBy);
            good[from - 1] = single(good[from - 1] + goodBy);
            cost[from - 1] = single(cost[from - 1] + costBy);
            removeOut(ways, from, into);
            const steps = STEPS_PER_WAY_IN + ways.outs[from - 1] + STEPS_PER_WAY_ON * ways.outs[place - 1];
            if (steps > stepsLeft) {
              stepsLeft = STEPS_PER_SLICE;
              yield;
            }
            stepsLeft -= steps;
            goOn(ways, from, place, into, share);
          }
          into = older;
        }
      }
      if (stepsLeft <= 0) {
        stepsLeft = STEPS_PER_SLICE;
        yield;
      }
    }
    ways.places = kept;
    limit = fewest + Math.floor(fewest / FEWEST_PER_MORE);
  }
  return gone;
}

/** Nobody comes from this place to others any more. Gives the weight of all its ways. @inline */
function leave(ways: Ways, place: number, ends: number): number {
  let total = ends;
  let out = ways.newestOut[place - 1];
  while (out > 0) {
    total = single(total + ways.weight[out - 1]);
    ways.ins[ways.to[out - 1] - 1]--;
    out = ways.olderOut[out - 1];
  }
  ways.total[place - 1] = total;
  return total;
}

/** Takes a way out of the list of those that leave its place. @inline */
function removeOut(ways: Ways, from: number, way: number): void {
  const newer = ways.newerOut[way - 1];
  const older = ways.olderOut[way - 1];
  if (newer > 0) ways.olderOut[newer - 1] = older;
  else ways.newestOut[from - 1] = older;
  if (older > 0) ways.newerOut[older - 1] = newer;
  ways.outs[from - 1]--;
}

/** Whoever came from here to `by`, by way `into`, goes on to where he would have gone from there. @inline */
function goOn(ways: Ways, from: number, by: number, into: number, share: number): void {
  ways.spare = into;
  let out = ways.newestOut[from - 1];
  while (out > 0) {
    ways.seen[ways.to[out - 1] - 1] = out;
    out = ways.olderOut[out - 1];
  }
  let on = ways.newestOut[by - 1];
  while (on > 0) {
    const to = ways.to[on - 1];
    // To have come back is to begin again.
    if (to !== from) {
      const weight = single(share * ways.weight[on - 1]);
      addWay(ways, from, to, weight);
    }
    on = ways.olderOut[on - 1];
  }
}

/** Brings the places back, the last one first: of all to which their ways lead everything is known. */
function* bringBack(ways: Ways, { good, cost }: Ends, count: number): Work<void> {
  const { gone, newestOut, olderOut, to, weight, total } = ways;
  let stepsLeft = STEPS_PER_SLICE;
  for (let at = count; at > 0; at--) {
    const place = gone[at - 1];
    let goodHere = good[place - 1];
    let costHere = cost[place - 1];
    let out = newestOut[place - 1];
    stepsLeft -= STEPS_PER_PLACE;
    while (out > 0) {
      const after = to[out - 1];
      const goodBy = single(weight[out - 1] * good[after - 1]);
      const costBy = single(weight[out - 1] * cost[after - 1]);
      goodHere = single(goodHere + goodBy);
      costHere = single(costHere + costBy);
      out = olderOut[out - 1];
      stepsLeft -= 2;
    }
    good[place - 1] = single(goodHere / total[place - 1]);
    cost[place - 1] = single(costHere / total[place - 1]);
    if (stepsLeft <= 0) {
      stepsLeft = STEPS_PER_SLICE;
      yield;
    }
  }
}
