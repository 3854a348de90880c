/**
 * Adds single slides to a generated level, with the things that they meet and the obstacles that stop them.
 * lay-solution.ts builds whole solutions.
 */
import { drawRandomBelow, type Random } from "../../../kernel/random";
import { Bridge, Floor } from "../level";
import type { LeadingKind } from "./level-plan";
import { buildAndFix, CellUse, setUse, type MutableLevel } from "./mutable-level";

/**
 * The solution of a level that is being generated. It is built backwards from the finish, so list entries before
 * `firstLaid` are stale (left over from an earlier use).
 */
export interface PlannedSolution {
  /**
   * For each move of the solution, the node where the move begins. A node is a position of the penguin. The finish is
   * the last entry.
   */
  readonly stops: number[];
  readonly directions: number[];
  moveCount: number;
  /** The index of the first move that is already built. The solution is built from its last move to its first. */
  firstLaid: number;
}

/**
 * A list of moves. `nodes` has the positions of the penguin where the moves begin, and `directions` has their
 * directions. Entries from `count` on are left over from an earlier use.
 */
export interface MoveList {
  readonly nodes: number[];
  readonly directions: number[];
  count: number;
}

export interface ThingBudget {
  bridges: number;
  doorPairs: number;
  treadmills: number;
  picks: number;
  /**
   * The percentage of cells at the end of slides where snow stops the penguin, although an obstacle could stop it, too.
   */
  snowPercent: number;
  leadingKind: LeadingKind;
}

/** Copies a solution into another record, whose lists are reused. */
export function copySolution(
  to: PlannedSolution,
  { stops, directions, moveCount, firstLaid }: Readonly<PlannedSolution>,
): void {
  for (let index = firstLaid; index <= moveCount; index++) {
    to.stops[index] = stops[index];
    to.directions[index] = directions[index];
  }
  to.moveCount = moveCount;
  to.firstLaid = firstLaid;
}

export function setBudget(
  budget: ThingBudget,
  { bridges, doorPairs, treadmills, picks, snowPercent, leadingKind }: Readonly<ThingBudget>,
): void {
  budget.bridges = bridges;
  budget.doorPairs = doorPairs;
  budget.treadmills = treadmills;
  budget.picks = picks;
  budget.snowPercent = snowPercent;
  budget.leadingKind = leadingKind;
}

export function copyBudget(budget: Readonly<ThingBudget>): ThingBudget {
  const { bridges, doorPairs, treadmills, picks, snowPercent, leadingKind } = budget;
  return { bridges, doorPairs, treadmills, picks, snowPercent, leadingKind };
}

const MAX_CROSSINGS = 2;
/** Of the walls and trees that are built as obstacles, about one in this many is a tree. The others are walls. */
const TREE_ONE_IN = 3;

/**
 * A list of free cells, the nearest to a given cell first. They are the cells on which a slide from the given cell may
 * end, or on which a slide to it may begin. Entries from `count` on are stale (left over from an earlier use).
 */
export interface ReachableCells {
  readonly cells: number[];
  count: number;
}

/** Fills `reach` with the free cells on which a slide from a cell in one direction may end. */
export function findReachable(
  reach: ReachableCells,
  { uses, board }: MutableLevel,
  cell: number,
  direction: number,
): void {
  const step = board.steps[direction];
  const across: CellUse = 2 - (direction % 2);
  let crossings = 0;
  let count = 0;
  for (let candidate = cell + step; crossings <= MAX_CROSSINGS; candidate += step) {
    const cellUse = uses[candidate - 1];
    if (cellUse === CellUse.Free) {
      reach.cells[count] = candidate;
      count++;
    } else if (cellUse === across) crossings++;
    else break;
  }
  reach.count = count;
}

/** Marks all cells between two cells as passed by a slide, so that no obstacle is put on them later. */
export function markPassed(level: MutableLevel, from: number, to: number, direction: number): void {
  const step = level.board.steps[direction];
  const along: CellUse = 1 + (direction % 2);
  for (let cell = from + step; cell !== to; cell += step)
    setUse(level, cell, level.uses[cell - 1] === CellUse.Free ? along : CellUse.Fixed);
}

/**
 * Makes sure that a slide in a direction stops on a free cell. The slide is stopped by an obstacle behind the cell, by
 * the rail of a new bridge there, or by snow on the cell. Builds nothing if an obstacle stops the slide there already.
 */
export function buildStop(
  level: MutableLevel,
  budget: ThingBudget,
  cell: number,
  direction: number,
  random: Random,
): void {
  const behind = cell + level.board.steps[direction];
  const beyond = level.uses[behind - 1];
  const across: CellUse = 2 - (direction % 2);
  const kind = level.floorMet[direction][behind - 1];
  if (drawRandomBelow(random, 100) < budget.snowPercent) buildAndFix(level, cell, Floor.Snow, Bridge.None);
  else if (kind === Floor.Wall || kind === Floor.Tree) setUse(level, cell, CellUse.Fixed);
  else if (beyond === CellUse.Free) {
    buildAndFix(level, behind, drawWallOrTree(random), Bridge.None);
    setUse(level, cell, CellUse.Fixed);
  } else if (beyond === across && budget.bridges > 0) {
    buildBridge(level, budget, behind, direction);
    setUse(level, cell, CellUse.Fixed);
  } else buildAndFix(level, cell, Floor.Snow, Bridge.None);
}

/**
 * Returns whether a bridge on the cell behind `cell` can stop a slide in a direction. It can if other slides cross that
 * cell.
 */
export function canStopAtBridge({ uses, board }: MutableLevel, cell: number, direction: number): boolean {
  const across: CellUse = 2 - (direction % 2);
  return uses[cell + board.steps[direction] - 1] === across;
}

/**
 * Builds a bridge across a slide in the given direction. The rail of the bridge stops a penguin that slides in that
 * direction.
 */
export function buildBridge(level: MutableLevel, budget: ThingBudget, cell: number, direction: number): void {
  budget.bridges--;
  buildAndFix(level, cell, Floor.Ice, direction % 2 === 0 ? Bridge.Horizontal : Bridge.Vertical);
}

/** Returns a wall or a tree at random. Both stop the penguin on the cell before them. */
export function drawWallOrTree(random: Random): Floor {
  return drawRandomBelow(random, TREE_ONE_IN) === 0 ? Floor.Tree : Floor.Wall;
}
