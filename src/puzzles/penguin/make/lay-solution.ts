import { cellAt } from "../../../kernel/board";
import { drawBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { Bridge, Floor } from "../level";
import { blockRivals, blockRivalsAndDeadEnds } from "./blockers";
import {
  buildAndFix,
  checkpointOf,
  rollBack,
  CellUse,
  setUse,
  type MutableLevel,
  type Checkpoint,
} from "./mutable-level";
import type { Scratch } from "./scratch";
import {
  cloneBudget,
  markPassed,
  findReachable,
  setBudget,
  buildStop,
  randomWallOrTree,
  type ReachableCells,
  type ThingBudget,
} from "./slide-building";

/** So many slides are tried for each move of the way, all together; and one after the other before one is taken back. */
const MAX_TRIES_PER_MOVE = 4;
const MAX_TRIES_IN_A_ROW = 4;
/** So many places are tried as the start of a slide. */
const MAX_TRIES_PER_STOP = 6;
/** How often what is shorter may be blocked before a slide is given up. */
const MAX_BLOCKING_ROUNDS = 6;
/** Of so many slides one comes by a treadmill, while there are any, and of so many others one through a door. */
const TREADMILL_ONE_IN = 3;
const DOOR_ONE_IN = 3;
/** Of so many finishes one is come to along the edge, the others straight from the floe. */
const ALONG_THE_EDGE_ONE_IN = 5;

const reach: ReachableCells = { cells: [], count: 0 };
const sideReach: ReachableCells = { cells: [], count: 0 };

/** A winning way that is being laid, from the finish backwards. */
export interface SolutionBuild {
  /** The move that is laid next; once all are laid it is −1. */
  move: number;
  /** By move: what it was before that was laid. */
  readonly checkpoints: MoveCheckpoint[];
  /** By move, and for the finish: the direction in which one has to come to where it begins. */
  readonly headings: number[];
}

interface MoveCheckpoint {
  readonly level: Checkpoint;
  readonly budget: ThingBudget;
}

/** Chooses the finish, on a bare floe. */
export function* beginSolution(scratch: Scratch, random: Random): Task<SolutionBuild> {
  const { moveCount } = scratch.solution;
  const headings: number[] = [];
  headings[moveCount] = yield* layFinish(scratch, random);
  return { move: moveCount - 1, checkpoints: [], headings };
}

/**
 * Lays what the winning way lacks: a slide is put before the others only if no other way from its start is as short, or
 * longer by one move; so no start need be avoided that is in line with the finish. Gives whether it came to
 * `way.length` moves, and the finish can be reached from everywhere.
 */
export function* laySolution(scratch: Scratch, build: SolutionBuild, random: Random): Task<boolean> {
  const { level, solution, budget } = scratch;
  let failuresInARow = 0;
  for (let tries = MAX_TRIES_PER_MOVE * (build.move + 1); tries > 0 && build.move >= 0; tries--) {
    const { move } = build;
    yield;
    build.checkpoints[move] = { level: checkpointOf(level), budget: cloneBudget(budget) };
    const slideHeading = laySlide(scratch, move, build.headings[move + 1], random);
    yield;
    if (slideHeading >= 0 && (yield* holdsWhenBlocked(scratch, random))) {
      build.headings[move] = slideHeading;
      build.move--;
      failuresInARow = 0;
    } else {
      failuresInARow++;
      const isStuck = failuresInARow >= MAX_TRIES_IN_A_ROW && move < solution.moveCount - 1;
      yield* goBackToMove(scratch, build, isStuck ? move + 1 : move);
      if (isStuck) failuresInARow = 0;
    }
  }
  return build.move < 0;
}

/** Takes back all that was laid since it was a move's turn. */
export function* goBackToMove({ level, budget }: Scratch, build: SolutionBuild, move: number): Task<void> {
  const checkpoint = build.checkpoints[move];
  build.move = move;
  yield* rollBack(level, checkpoint.level);
  setBudget(budget, checkpoint.budget);
}

/** Whether what is laid of the winning way has no rival, or none any more; and if it is all of it, no dead end. */
function holdsWhenBlocked(scratch: Scratch, random: Random): Task<boolean> {
  const { moveCount, firstLaid } = scratch.solution;
  return firstLaid === 0
    ? blockRivalsAndDeadEnds(scratch, MAX_BLOCKING_ROUNDS, random)
    : blockRivals(scratch, moveCount - firstLaid, MAX_BLOCKING_ROUNDS, random);
}

/** Chooses the finish and gives the direction in which it is come to; whoever slides along the edge is kept from it. */
function* layFinish({ level, solution }: Scratch, random: Random): Task<number> {
  const edge = drawBelow(random, 4);
  const finish = randomEdgeCell(level, edge, random);
  level.finish = finish;
  solution.stops[solution.moveCount] = finish;
  buildAndFix(level, finish, Floor.Finish, Bridge.None);
  yield;
  const heading = drawBelow(random, ALONG_THE_EDGE_ONE_IN) === 0 ? randomSide(edge, random) : edge;
  for (let turn = 1; turn < 4; turn++) {
    const beside = finish + level.board.steps[(heading + turn) % 4];
    if (turn !== 2 && level.uses[beside - 1] === CellUse.Free)
      buildAndFix(level, beside, randomWallOrTree(random), Bridge.None);
  }
  return heading;
}

/** One of the two directions across. */
function randomSide(direction: number, random: Random): number {
  return (direction + 1 + 2 * drawBelow(random, 2)) % 4;
}

/** A cell at the edge that lies in a direction. */
function randomEdgeCell({ board }: MutableLevel, edge: number, random: Random): number {
  const { width, height } = board;
  if (edge % 2 === 0) return cellAt(board, drawBelow(random, width), edge === 0 ? 0 : height - 1);
  return cellAt(board, edge === 3 ? 0 : width - 1, drawBelow(random, height));
}

/**
 * Lays the slide of a move, which ends in a direction, and what stops the slide before it; gives the direction of that
 * one, −1 if there is no room.
 */
function laySlide(scratch: Scratch, move: number, direction: number, random: Random): number {
  const { level, solution, budget } = scratch;
  let to = solution.stops[move + 1];
  let heading = direction;
  findReachable(reach, level, to, (heading + 2) % 4);
  if (reach.count > 0 && move < solution.moveCount - 1) {
    if (budget.treadmills > 0 && drawBelow(random, TREADMILL_ONE_IN) === 0) {
      to = layTreadmill(level, budget, to, heading, random);
      heading = randomSide(heading, random);
    } else if (budget.doorPairs > 0 && drawBelow(random, DOOR_ONE_IN) === 0)
      to = layDoors(level, budget, to, heading, random);
    findReachable(reach, level, to, (heading + 2) % 4);
  }
  for (let tries = 0; tries < MAX_TRIES_PER_STOP && reach.count > 0; tries++) {
    const cell = reach.cells[drawBelow(random, reach.count)];
    // No slide comes to the start.
    const before = move === 0 ? heading : findSideWithRoom(level, cell, heading, random);
    if (before < 0) continue;
    markPassed(level, to, cell, (heading + 2) % 4);
    if (move > 0) buildStop(level, budget, cell, before, random);
    else setUse(level, cell, CellUse.Fixed);
    solution.stops[move] = cell;
    solution.directions[move] = heading;
    solution.firstLaid = move;
    level.start = cell;
    return before;
  }
  return -1;
}

/** One of the two directions across, if a slide that comes to a cell in it has somewhere to begin; else −1. */
function findSideWithRoom(level: MutableLevel, cell: number, heading: number, random: Random): number {
  const side = randomSide(heading, random);
  if (hasRoom(level, cell, side)) return side;
  const other = (side + 2) % 4;
  return hasRoom(level, cell, other) ? other : -1;
}

/** Whether a slide that comes to a cell in a direction has somewhere to begin. */
function hasRoom(level: MutableLevel, cell: number, direction: number): boolean {
  findReachable(sideReach, level, cell, (direction + 2) % 4);
  return sideReach.count > 0;
}

/** Puts a treadmill on a slide back from a cell, as `reach` has it; gives its cell. */
function layTreadmill(level: MutableLevel, budget: ThingBudget, to: number, heading: number, random: Random): number {
  const cell = reach.cells[drawBelow(random, reach.count)];
  markPassed(level, to, cell, (heading + 2) % 4);
  buildAndFix(level, cell, Floor.Treadmill + heading, Bridge.None);
  budget.treadmills--;
  return cell;
}

/** Puts a door on a slide back from a cell, as `reach` has it, and the other one anywhere; gives that one's cell. */
function layDoors(level: MutableLevel, budget: ThingBudget, to: number, heading: number, random: Random): number {
  const { cells } = level.board;
  const door = reach.cells[drawBelow(random, reach.count)];
  markPassed(level, to, door, (heading + 2) % 4);
  budget.doorPairs--;
  const kind: Floor = Floor.Door + budget.doorPairs;
  let other = door;
  while (other === door || level.uses[other - 1] !== CellUse.Free) other = cells[drawBelow(random, cells.length)];
  level.pairedDoors[door - 1] = other;
  level.pairedDoors[other - 1] = door;
  buildAndFix(level, door, kind, Bridge.None);
  buildAndFix(level, other, kind, Bridge.None);
  return other;
}
