import { cellAt } from "../../../kernel/board";
import { below, type Random } from "../../../kernel/random";
import type { Work } from "../../../kernel/work";
import { Bridge, Ground } from "../level";
import { blockOthers, makeFair } from "./blockers";
import { build, markOf, takeBack, Use, use, type Floe, type Mark } from "./floe";
import type { Scratch } from "./scratch";
import { copyOf, pass, reachFrom, restock, stopOn, wallOrTree, type Reach, type Stock } from "./way";

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
const room: Reach = { cells: [], count: 0 };

/** A winning way that is being laid, from the finish backwards. */
export interface Course {
  /** The move that is laid next; once all are laid it is −1. */
  move: number;
  /** By move: what it was before that was laid. */
  readonly stages: Stage[];
  /** By move, and for the finish: the direction in which one has to come to where it begins. */
  readonly headings: number[];
}

interface Stage {
  readonly floe: Mark;
  readonly stock: Stock;
}

/** Chooses the finish, on a bare floe. */
export function* beginCourse(scratch: Scratch, random: Random): Work<Course> {
  const { length } = scratch.way;
  const headings: number[] = [];
  headings[length] = yield* layFinish(scratch, random);
  return { move: length - 1, stages: [], headings };
}

/**
 * Lays what the winning way lacks: a slide is put before the others only if no other way from its start is as short, or
 * longer by one move; so no start need be avoided that is in line with the finish. Gives whether it came to
 * `way.length` moves, and the finish can be reached from everywhere.
 */
export function* layCourse(scratch: Scratch, course: Course, random: Random): Work<boolean> {
  const { floe, way, stock } = scratch;
  let inARow = 0;
  for (let tries = TRIES_PER_MOVE * (course.move + 1); tries > 0 && course.move >= 0; tries--) {
    const { move } = course;
    yield;
    course.stages[move] = { floe: markOf(floe), stock: copyOf(stock) };
    const heading = layBefore(scratch, move, course.headings[move + 1], random);
    yield;
    if (heading >= 0 && (yield* holdsSoFar(scratch, random))) {
      course.headings[move] = heading;
      course.move--;
      inARow = 0;
    } else {
      inARow++;
      const isStuck = inARow >= TRIES_IN_A_ROW && move < way.length - 1;
      yield* goBack(scratch, course, isStuck ? move + 1 : move);
      if (isStuck) inARow = 0;
    }
  }
  return course.move < 0;
}

/** Takes back all that was laid since it was a move's turn. */
export function* goBack({ floe, stock }: Scratch, course: Course, move: number): Work<void> {
  const stage = course.stages[move];
  course.move = move;
  yield* takeBack(floe, stage.floe);
  restock(stock, stage.stock);
}

/** Whether what is laid of the winning way has no rival, or none any more; and if it is all of it, no dead end. */
function holdsSoFar(scratch: Scratch, random: Random): Work<boolean> {
  const { length, first } = scratch.way;
  return first === 0 ? makeFair(scratch, ROUNDS, random) : blockOthers(scratch, length - first, ROUNDS, random);
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
    // No slide comes to the start.
    const before = move === 0 ? heading : sideWithRoom(floe, cell, heading, random);
    if (before < 0) continue;
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

/** One of the two directions across, if a slide that comes to a cell in it has somewhere to begin; else −1. */
function sideWithRoom(floe: Floe, cell: number, heading: number, random: Random): number {
  const side = aside(heading, random);
  if (hasRoom(floe, cell, side)) return side;
  const other = (side + 2) % 4;
  return hasRoom(floe, cell, other) ? other : -1;
}

/** Whether a slide that comes to a cell in a direction has somewhere to begin. */
function hasRoom(floe: Floe, cell: number, direction: number): boolean {
  reachFrom(room, floe, cell, (direction + 2) % 4);
  return room.count > 0;
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
