/**
 * Builds the solution of a level backwards: a randomised search with backtracking that starts at the finish.
 *
 * What it makes: a floe with a finish, a start, and the obstacles that a solution of the wanted number of moves needs.
 * Each move of the solution is one slide. Each slide needs a stop: an obstacle behind its last cell, the rail of a
 * bridge there, or snow.
 *
 * Why backwards: the article "Randomly generating Tickles Penguin's Puzzles" first chooses the start and the finish,
 * and then walks forwards. The article's author regrets this, because extra code had to keep the start, and the stops
 * after each move, out of line with the finish. In a solution that is built backwards, the finished part always leads
 * to the finish. So every new slide can be checked at once, and a shortcut is found after one slide and not after ten.
 * A start in line with the finish needs no extra code, because the check rejects it.
 *
 * Step by step, for a solution of three moves on a floe of 6 by 4 cells (`F` finish, `@` start, `#` walls, `B` and `C`
 * stops, `.` ice):
 *
 *     1. finish       2. last move     3. middle move   4. first move
 *     . . . . . .     . . . . . .      # B . . . .      # B . @ # .
 *     . . . . . #     . . . . . #      . . . . . #      . . . . . #
 *     . . . . . F     # C . . . F      # C . . . F      # C . . . F
 *     . . . . . #     . # . . . #      . # . . . #      . # . . . #
 *
 * - Step 1: the finish is put on a random edge, here the right one. The penguin will enter the finish from the left.
 *   Walls above and below keep out a penguin that slides along the edge.
 * - Step 2: the last slide must end at F and go right, so it begins on a free cell to the left of F: C is chosen at
 *   random. The slide before it must come from the side, here downwards, so it gets a wall below C. Then the check
 *   follows: left and right from C also lead to F, in two moves. A win that is at most one move longer than the
 *   solution is a rival, so an obstacle is put to the left of C.
 * - Step 3: the slide to C goes down, so it begins above C: B is chosen. The slide before it will come from the right,
 *   so it gets a wall to the left of B. The check finds no rival from B.
 * - Step 4: the slide to B begins to the right of B. It is the first move, so its cell becomes the start. Right and
 *   left from the start would also lead to B, with one move more than the solution. The wall to the right of the start
 *   blocks this rival.
 *
 * The cells that a slide passes are marked, so that no later thing is put on them. A later slide may cross at most two
 * other slides. A slide may also come off a treadmill or out of a door; then the treadmill or the door is built first.
 * If a slide has no space, or its rivals cannot be blocked, another slide is tried. After four failures in a row the
 * slide that was built before is taken back too.
 *
 * What is guaranteed after success: the solution has the wanted number of moves, every other win needs at least two
 * more moves, and the finish can be reached from every state that is not lost. The difficulty and the lure paths, which
 * are wrong paths that look correct, are not guaranteed: generator.ts and compose.ts check them.
 *
 * What it costs: in total at most four slides are tried for each move of the solution. Each slide costs up to seven
 * searches (search.ts), one before each added obstacle and one after the last. A search is small at first, because it
 * goes only as deep as the finished part of the solution is long. The last check searches the whole floe, and is
 * repeated for dead ends (states from which no win can be reached). All functions yield often, because the console runs
 * them between frames.
 */
import { cellAt } from "../../../kernel/board";
import { drawRandomBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { Bridge, Floor } from "../level";
import { blockRivals, blockRivalsAndDeadEnds } from "./blockers";
import { BuildAction, removeSlides } from "./build-log";
import { LeadingKind } from "./level-plan";
import { logBuilt, logSlide } from "./log-built";
import {
  buildAndFix,
  createCheckpoint,
  rollBack,
  CellUse,
  setUse,
  type MutableLevel,
  type Checkpoint,
} from "./mutable-level";
import type { Scratch } from "./scratch";
import {
  canStopAtBridge,
  copyBudget,
  markPassed,
  findReachable,
  setBudget,
  buildStop,
  drawWallOrTree,
  type ReachableCells,
  type ThingBudget,
} from "./slide-building";

/** For a solution of n moves, the generator tries at most n times this many slides. */
const MAX_TRIES_PER_MOVE = 4;
/** After this many failed slides in a row, the generator also takes back the preceding slide. */
const MAX_TRIES_IN_A_ROW = 4;
const MAX_TRIES_PER_STOP = 6;
/**
 * The generator gives up a slide after it has blocked this many rival solutions. A rival solution is about as short as
 * the planned one.
 */
const MAX_BLOCKING_ROUNDS = 6;
/** About one in this many slides goes over a treadmill, as long as the level may have more treadmills. */
const TREADMILL_ONE_IN = 3;
/**
 * As long as the level may have more doors, about one in this many slides goes through a pair of doors. Slides over a
 * treadmill are not counted.
 */
const DOOR_ONE_IN = 3;
/**
 * In a level that shall have many treadmills or doors (see `LeadingKind`), about one in this many slides goes over a
 * treadmill or through a pair of doors.
 */
const LEADING_ONE_IN = 2;
/**
 * In a level that shall have many bridges (see `LeadingKind`), the first tries to build a slide let it begin only where
 * a bridge can stop the preceding slide. There are this many such tries. Later tries accept any cell.
 */
const MAX_TRIES_FOR_BRIDGE = 5;
/**
 * About one in this many solutions enters the finish along the edge of the board. The others enter it at a right angle
 * to the edge.
 */
const ALONG_THE_EDGE_ONE_IN = 5;

/**
 * The free cells on which a slide may end, written by `findReachable`. The list is reused, because allocating memory
 * costs time on the console.
 */
const reach: ReachableCells = { cells: [], count: 0 };
/**
 * The free cells on which a slide to a cell may begin, written by `findReachable`. The list is reused, because
 * allocating memory costs time on the console.
 */
const sideReach: ReachableCells = { cells: [], count: 0 };

/** A solution that is being built, from the finish backwards. */
export interface SolutionBuild {
  /** The index of the move that is built next, or −1 when all moves are built. */
  move: number;
  /** For each move, how much of the level was built before the generator built the move. */
  readonly checkpoints: MoveCheckpoint[];
  /**
   * For each move, the direction in which the preceding slide brings the penguin to the cell where the move starts. The
   * last entry is the direction in which the penguin enters the finish.
   */
  readonly arrivalDirections: number[];
}

interface MoveCheckpoint {
  readonly level: Checkpoint;
  readonly budget: ThingBudget;
}

/** Begins a solution by choosing a finish on the empty board. */
export function* beginSolution(scratch: Scratch, random: Random): Task<SolutionBuild> {
  const { moveCount } = scratch.solution;
  const arrivalDirections: number[] = [];
  arrivalDirections[moveCount] = yield* layFinish(scratch, random);
  return { move: moveCount - 1, checkpoints: [], arrivalDirections };
}

/**
 * Builds the missing moves of a solution, and returns whether all of them could be built. A slide is kept only if no
 * other solution from the slide's start is about as short as the planned one.
 *
 * When the result is true, the finish can be reached from every state of the level.
 */
export function* laySolution(scratch: Scratch, build: SolutionBuild, random: Random): Task<boolean> {
  const { level, solution, budget } = scratch;
  let failuresInARow = 0;
  for (let tries = MAX_TRIES_PER_MOVE * (build.move + 1); tries > 0 && build.move >= 0; tries--) {
    const { move } = build;
    yield;
    build.checkpoints[move] = { level: createCheckpoint(level), budget: copyBudget(budget) };
    const arrivalDirection = laySlide(scratch, move, build.arrivalDirections[move + 1], random);
    if (level.log !== undefined && arrivalDirection >= 0) logSlide(level, level.log, move, solution.directions[move]);
    yield;
    if (arrivalDirection >= 0 && (yield* holdsWhenBlocked(scratch, random))) {
      if (level.log !== undefined) logBuilt(level, level.log, BuildAction.Blockers);
      build.arrivalDirections[move] = arrivalDirection;
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

/**
 * Takes back the move with the index `move`, all moves before this move, and everything that was built for these moves.
 * A solution is built from its last move to its first, so the moves that come earlier in the solution were built later.
 */
export function* goBackToMove({ level, budget }: Scratch, build: SolutionBuild, move: number): Task<void> {
  const checkpoint = build.checkpoints[move];
  if (level.log !== undefined) removeSlides(level.log, move);
  build.move = move;
  yield* rollBack(level, checkpoint.level);
  setBudget(budget, checkpoint.budget);
}

/**
 * Blocks rival solutions, which are about as short as the part of the solution that is built so far. Once the whole
 * solution is built, also blocks moves into dead ends (states from which no win can be reached). Returns whether all of
 * these solutions and moves could be blocked.
 */
function holdsWhenBlocked(scratch: Scratch, random: Random): Task<boolean> {
  const { moveCount, firstLaid } = scratch.solution;
  return firstLaid === 0
    ? blockRivalsAndDeadEnds(scratch, MAX_BLOCKING_ROUNDS, random)
    : blockRivals(scratch, moveCount - firstLaid, MAX_BLOCKING_ROUNDS, random);
}

function* layFinish({ level, solution }: Scratch, random: Random): Task<number> {
  const edge = drawRandomBelow(random, 4);
  const finish = drawEdgeCell(level, edge, random);
  level.finish = finish;
  solution.stops[solution.moveCount] = finish;
  buildAndFix(level, finish, Floor.Finish, Bridge.None);
  yield;
  const direction = drawRandomBelow(random, ALONG_THE_EDGE_ONE_IN) === 0 ? drawSide(edge, random) : edge;
  for (let turn = 1; turn < 4; turn++) {
    const beside = finish + level.board.steps[(direction + turn) % 4];
    if (turn !== 2 && level.uses[beside - 1] === CellUse.Free)
      buildAndFix(level, beside, drawWallOrTree(random), Bridge.None);
  }
  return direction;
}

function drawSide(direction: number, random: Random): number {
  return (direction + 1 + 2 * drawRandomBelow(random, 2)) % 4;
}

function drawEdgeCell({ board }: MutableLevel, edge: number, random: Random): number {
  const { width, height } = board;
  if (edge % 2 === 0) return cellAt(board, drawRandomBelow(random, width), edge === 0 ? 0 : height - 1);
  return cellAt(board, edge === 3 ? 0 : width - 1, drawRandomBelow(random, height));
}

/**
 * Builds the slide of the solution's move `move`, and the thing that stops the preceding slide where this slide begins.
 * `direction` is the direction of the last part of the new slide, after any treadmill or door.
 *
 * Returns the direction in which the preceding slide must end, or −1 if there is no space for the slide.
 */
function laySlide(scratch: Scratch, move: number, direction: number, random: Random): number {
  const { level, solution, budget } = scratch;
  let to = solution.stops[move + 1];
  let currentDirection = direction;
  findReachable(reach, level, to, (currentDirection + 2) % 4);
  if (reach.count > 0 && move < solution.moveCount - 1) {
    if (budget.treadmills > 0 && drawRandomBelow(random, treadmillOneIn(budget)) === 0) {
      to = layTreadmill(level, budget, to, currentDirection, random);
      currentDirection = drawSide(currentDirection, random);
    } else if (budget.doorPairs > 0 && drawRandomBelow(random, doorOneIn(budget)) === 0)
      to = layDoors(level, budget, to, currentDirection, random);
    findReachable(reach, level, to, (currentDirection + 2) % 4);
  }
  const wantsBridge = budget.leadingKind === LeadingKind.Bridges && move > 0;
  for (let tries = 0; tries < MAX_TRIES_PER_STOP && reach.count > 0; tries++) {
    const cell = reach.cells[drawRandomBelow(random, reach.count)];
    // The direction in which the preceding slide reaches `cell`, where the new slide begins. The first move of the
    // solution has no preceding slide.
    const before = move === 0 ? currentDirection : findFreeSide(level, cell, currentDirection, random);
    if (before < 0) continue;
    if (wantsBridge && tries < MAX_TRIES_FOR_BRIDGE && !canStopAtBridge(level, cell, before)) continue;
    markPassed(level, to, cell, (currentDirection + 2) % 4);
    if (move > 0) buildStop(level, budget, cell, before, random);
    else setUse(level, cell, CellUse.Fixed);
    solution.stops[move] = cell;
    solution.directions[move] = currentDirection;
    solution.firstLaid = move;
    level.start = cell;
    return before;
  }
  return -1;
}

function treadmillOneIn({ leadingKind }: ThingBudget): number {
  return leadingKind === LeadingKind.Treadmills ? LEADING_ONE_IN : TREADMILL_ONE_IN;
}

function doorOneIn({ leadingKind }: ThingBudget): number {
  return leadingKind === LeadingKind.Doors ? LEADING_ONE_IN : DOOR_ONE_IN;
}

function findFreeSide(level: MutableLevel, cell: number, direction: number, random: Random): number {
  const side = drawSide(direction, random);
  if (isSideFree(level, cell, side)) return side;
  const other = (side + 2) % 4;
  return isSideFree(level, cell, other) ? other : -1;
}

function isSideFree(level: MutableLevel, cell: number, direction: number): boolean {
  findReachable(sideReach, level, cell, (direction + 2) % 4);
  return sideReach.count > 0;
}

function layTreadmill(level: MutableLevel, budget: ThingBudget, to: number, direction: number, random: Random): number {
  const cell = reach.cells[drawRandomBelow(random, reach.count)];
  markPassed(level, to, cell, (direction + 2) % 4);
  buildAndFix(level, cell, Floor.Treadmill + direction, Bridge.None);
  budget.treadmills--;
  return cell;
}

/**
 * Puts a pair of doors on the board. One door is in the path of the slide that ends at `to`, on a random cell of the
 * list `reach`. This list must already have the free cells from which a slide can reach `to`. The other door is on any
 * free cell. Returns the cell of the other door.
 */
function layDoors(level: MutableLevel, budget: ThingBudget, to: number, direction: number, random: Random): number {
  const { cells } = level.board;
  const door = reach.cells[drawRandomBelow(random, reach.count)];
  markPassed(level, to, door, (direction + 2) % 4);
  budget.doorPairs--;
  const kind: Floor = Floor.Door + budget.doorPairs;
  let pairedDoor = door;
  while (pairedDoor === door || level.uses[pairedDoor - 1] !== CellUse.Free)
    pairedDoor = cells[drawRandomBelow(random, cells.length)];
  level.pairedDoors[door - 1] = pairedDoor;
  level.pairedDoors[pairedDoor - 1] = door;
  buildAndFix(level, door, kind, Bridge.None);
  buildAndFix(level, pairedDoor, kind, Bridge.None);
  return pairedDoor;
}
