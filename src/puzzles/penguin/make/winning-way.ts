import { cellAt } from "../../../kernel/board";
import { below, type Random } from "../../../kernel/random";
import type { Work } from "../../../kernel/work";
import { Bridge, Ground } from "../level";
import { blockOthers } from "./blockers";
import { build, markOf, takeBack, Use, use, type Floe, type Mark } from "./floe";
import { isFair } from "./good";
import type { Scratch } from "./scratch";
import { pass, reachFrom, restock, stopOn, wallOrTree, type Reach, type Stock } from "./way";

/** So many slides are tried for each move of the way, all together; and one after the other before one is taken back. */
const TRIES_PER_MOVE = 4;
const TRIES_IN_A_ROW = 4;
/** So many places are tried as the start of a slide. */
const TRIES_OF_A_STOP = 6;
/** How often what is shorter may be blocked before a slide is given up. */
const ROUNDS = 6;
/** Of so many slides one comes by a treadmill, while there are any, and of so many others one through a door. */
const TREADMILL_ONE_IN = 3;
const DOOR_ONE_IN = 3;
/** Of so many finishes one is come to along the edge, the others straight from the floe. */
const ALONG_THE_EDGE_ONE_IN = 5;

const reach: Reach = { cells: [], count: 0 };

/** What is taken back with a slide that came to nothing. */
interface Stage {
  readonly floe: Mark;
  readonly stock: Stock;
}

/**
 * Makes the winning way on a bare floe, from the finish backwards: a slide is put before the others only if no other way
 * from its start is as short, or longer by one move; so no start need be avoided that is in line with the finish. Gives
 * whether it came to `way.length` moves.
 */
export function* layWinningWay(scratch: Scratch, random: Random): Work<boolean> {
  const { floe, way, stock } = scratch;
  const stages: Stage[] = [];
  const headings: number[] = [];
  headings[way.length] = yield* layFinish(scratch, random);
  let move = way.length - 1;
  let inARow = 0;
  for (let tries = TRIES_PER_MOVE * way.length; tries > 0; tries--) {
    yield;
    stages[move] = { floe: markOf(floe), stock: { ...stock } };
    yield;
    const heading = layBefore(scratch, move, headings[move + 1], random);
    yield;
    if (heading >= 0 && (yield* blockOthers(scratch, ROUNDS, random)) && (move > 0 || (yield* isFair(scratch)))) {
      if (move === 0) return true;
      headings[move] = heading;
      move--;
      inARow = 0;
    } else {
      inARow++;
      if (inARow >= TRIES_IN_A_ROW && move < way.length - 1) {
        move++;
        inARow = 0;
      }
      yield* takeBack(floe, stages[move].floe);
      restock(stock, stages[move].stock);
    }
  }
  return false;
}

/** Chooses the finish and gives the direction in which it is come to; whoever slides along the edge is kept from it. */
function* layFinish({ floe, way }: Scratch, random: Random): Work<number> {
  const edge = below(random, 4);
  const finish = edgeCell(floe, edge, random);
  floe.finish = finish;
  way.cells[way.length] = finish;
  build(floe, finish, Ground.Finish, Bridge.None);
  yield;
  const heading = below(random, ALONG_THE_EDGE_ONE_IN) === 0 ? aside(edge, random) : edge;
  for (let turn = 1; turn < 4; turn++) {
    const beside = finish + floe.board.steps[(heading + turn) % 4];
    if (turn !== 2 && floe.uses[beside - 1] === Use.Free) build(floe, beside, wallOrTree(random), Bridge.None);
  }
  return heading;
}

/** One of the two directions across. */
function aside(direction: number, random: Random): number {
  return (direction + 1 + 2 * below(random, 2)) % 4;
}

/** A cell at the edge that lies in a direction. */
function edgeCell({ board }: Floe, edge: number, random: Random): number {
  const { width, height } = board;
  if (edge % 2 === 0) return cellAt(board, below(random, width), edge === 0 ? 0 : height - 1);
  return cellAt(board, edge === 3 ? 0 : width - 1, below(random, height));
}

/**
 * Lays the slide of a move, which ends in a direction, and what stops the slide before it; gives the direction of that
 * one, −1 if there is no room.
 */
function layBefore(scratch: Scratch, move: number, direction: number, random: Random): number {
  const { floe, way, stock } = scratch;
  let to = way.cells[move + 1];
  let heading = direction;
  reachFrom(reach, floe, to, (heading + 2) % 4);
  if (reach.count > 0 && move < way.length - 1) {
    if (stock.treadmills > 0 && below(random, TREADMILL_ONE_IN) === 0) {
      to = layTreadmill(floe, stock, to, heading, random);
      heading = aside(heading, random);
    } else if (stock.doorPairs > 0 && below(random, DOOR_ONE_IN) === 0) to = layDoors(floe, stock, to, heading, random);
    reachFrom(reach, floe, to, (heading + 2) % 4);
  }
  for (let tries = 0; tries < TRIES_OF_A_STOP && reach.count > 0; tries++) {
    const cell = reach.cells[below(random, reach.count)];
    const before = aside(heading, random);
    if (move > 0 && !isOpen(floe, cell - floe.board.steps[before], before)) continue;
    pass(floe, to, cell, (heading + 2) % 4);
    if (move > 0) stopOn(floe, stock, cell, before, random);
    else use(floe, cell, Use.Fixed);
    way.cells[move] = cell;
    way.moves[move] = heading;
    way.first = move;
    floe.start = cell;
    return before;
  }
  return -1;
}

/** Whether a slide in a direction may come over a cell. */
function isOpen({ uses }: Floe, cell: number, direction: number): boolean {
  const across: Use = 2 - (direction % 2);
  return uses[cell - 1] === Use.Free || uses[cell - 1] === across;
}

/** Puts a treadmill on a slide back from a cell, as `reach` has it; gives its cell. */
function layTreadmill(floe: Floe, stock: Stock, to: number, heading: number, random: Random): number {
  const cell = reach.cells[below(random, reach.count)];
  pass(floe, to, cell, (heading + 2) % 4);
  build(floe, cell, Ground.Treadmill + heading, Bridge.None);
  stock.treadmills--;
  return cell;
}

/** Puts a door on a slide back from a cell, as `reach` has it, and the other one anywhere; gives that one's cell. */
function layDoors(floe: Floe, stock: Stock, to: number, heading: number, random: Random): number {
  const { cells } = floe.board;
  const door = reach.cells[below(random, reach.count)];
  pass(floe, to, door, (heading + 2) % 4);
  stock.doorPairs--;
  const kind: Ground = Ground.Door + stock.doorPairs;
  let other = door;
  while (other === door || floe.uses[other - 1] !== Use.Free) other = cells[below(random, cells.length)];
  floe.exits[door - 1] = other;
  floe.exits[other - 1] = door;
  build(floe, door, kind, Bridge.None);
  build(floe, other, kind, Bridge.None);
  return other;
}
