import { below, type Random } from "../../../kernel/random";
import { Bridge, Ground } from "../level";
import { build, Use, use, type Floe } from "./floe";

/** The winning way, as far as it is laid: what is before `first` is noise. */
export interface Way {
  /** Where the penguin stops, the finish last. */
  readonly cells: number[];
  /** The direction in which it leaves each of them. */
  readonly moves: number[];
  /** How many moves it is to have. */
  length: number;
  first: number;
}

/** Moves: the places they begin at, and their directions. What is beyond `count` is noise. */
export interface Legs {
  readonly places: number[];
  readonly directions: number[];
  count: number;
}

/** What may still be put on a floe. */
export interface Stock {
  bridges: number;
  doorPairs: number;
  treadmills: number;
  picks: number;
}

/** Makes a way what another is. */
export function copyWay(to: Way, { cells, moves, length, first }: Readonly<Way>): void {
  for (let at = first; at <= length; at++) {
    to.cells[at] = cells[at];
    to.moves[at] = moves[at];
  }
  to.length = length;
  to.first = first;
}

/** Makes the stock what another is. */
export function restock(stock: Stock, { bridges, doorPairs, treadmills, picks }: Readonly<Stock>): void {
  stock.bridges = bridges;
  stock.doorPairs = doorPairs;
  stock.treadmills = treadmills;
  stock.picks = picks;
}

export function copyOf({ bridges, doorPairs, treadmills, picks }: Readonly<Stock>): Stock {
  return { bridges, doorPairs, treadmills, picks };
}

/** No slide crosses more others than this. */
const MOST_CROSSINGS = 2;
/** Of so many stops one is of snow although a wall would do, and of so many walls one is a tree. */
const SNOW_ONE_IN = 5;
const TREE_ONE_IN = 3;

/** The free cells that a slide may end on, or could have begun on, the nearest first; what is beyond `count` is noise. */
export interface Reach {
  readonly cells: number[];
  count: number;
}

/** Looks for all free cells from a cell on in a direction, as far as a slide may go. */
export function reachFrom(reach: Reach, { uses, board }: Floe, cell: number, direction: number): void {
  const step = board.steps[direction];
  const across: Use = 2 - (direction % 2);
  let crossings = 0;
  let count = 0;
  for (let at = cell + step; crossings <= MOST_CROSSINGS; at += step) {
    const known = uses[at - 1];
    if (known === Use.Free) {
      reach.cells[count] = at;
      count++;
    } else if (known === across) crossings++;
    else break;
  }
  reach.count = count;
}

/** Says that a slide from one cell in a direction passes all cells up to another. */
export function pass(floe: Floe, from: number, to: number, direction: number): void {
  const step = floe.board.steps[direction];
  const along: Use = 1 + (direction % 2);
  for (let at = from + step; at !== to; at += step) use(floe, at, floe.uses[at - 1] === Use.Free ? along : Use.Both);
}

/** Makes a slide in a direction end on a free cell, by what is there or by something new. */
export function stopOn(floe: Floe, stock: Stock, cell: number, direction: number, random: Random): void {
  const behind = cell + floe.board.steps[direction];
  const beyond = floe.uses[behind - 1];
  const across: Use = 2 - (direction % 2);
  const kind = floe.met[direction][behind - 1];
  if (kind === Ground.Wall || kind === Ground.Tree) use(floe, cell, Use.Fixed);
  else if (beyond === Use.Free && below(random, SNOW_ONE_IN) > 0) {
    build(floe, behind, wallOrTree(random), Bridge.None);
    use(floe, cell, Use.Fixed);
  } else if (beyond === across && stock.bridges > 0) {
    buildBridge(floe, stock, behind, direction);
    use(floe, cell, Use.Fixed);
  } else build(floe, cell, Ground.Snow, Bridge.None);
}

/** Builds a bridge across a direction: its rail stops who comes that way. */
export function buildBridge(floe: Floe, stock: Stock, cell: number, direction: number): void {
  stock.bridges--;
  build(floe, cell, Ground.Ice, direction % 2 === 0 ? Bridge.Horizontal : Bridge.Vertical);
}

/** Something that stops whoever comes against it. */
export function wallOrTree(random: Random): Ground {
  return below(random, TREE_ONE_IN) === 0 ? Ground.Tree : Ground.Wall;
}
