import { drawBelow, type Random } from "../../../kernel/random";
import { Bridge, Floor } from "../level";
import { buildAndFix, CellUse, setUse, type MutableLevel } from "./mutable-level";

/** The winning way, as far as it is laid: what is before `first` is noise. */
export interface Solution {
  /** Where the penguin stops, the finish last. */
  readonly stops: number[];
  /** The direction in which it leaves each of them. */
  readonly directions: number[];
  /** How many moves it is to have. */
  moveCount: number;
  firstLaid: number;
}

/** Moves: the places they begin at, and their directions. What is beyond `count` is noise. */
export interface MoveList {
  readonly nodes: number[];
  readonly directions: number[];
  count: number;
}

/** What may still be put on a floe. */
export interface ThingBudget {
  bridges: number;
  doorPairs: number;
  treadmills: number;
  picks: number;
}

/** Makes a way what another is. */
export function copySolution(to: Solution, { stops, directions, moveCount, firstLaid }: Readonly<Solution>): void {
  for (let index = firstLaid; index <= moveCount; index++) {
    to.stops[index] = stops[index];
    to.directions[index] = directions[index];
  }
  to.moveCount = moveCount;
  to.firstLaid = firstLaid;
}

/** Makes the stock what another is. */
export function setBudget(budget: ThingBudget, { bridges, doorPairs, treadmills, picks }: Readonly<ThingBudget>): void {
  budget.bridges = bridges;
  budget.doorPairs = doorPairs;
  budget.treadmills = treadmills;
  budget.picks = picks;
}

export function cloneBudget({ bridges, doorPairs, treadmills, picks }: Readonly<ThingBudget>): ThingBudget {
  return { bridges, doorPairs, treadmills, picks };
}

/** No slide crosses more others than this. */
const MAX_CROSSINGS = 2;
/** Of so many stops one is of snow although a wall would do, and of so many walls one is a tree. */
const SNOW_ONE_IN = 5;
const TREE_ONE_IN = 3;

/** The free cells that a slide may end on, or could have begun on, the nearest first; what is beyond `count` is noise. */
export interface ReachableCells {
  readonly cells: number[];
  count: number;
}

/** Looks for all free cells from a cell on in a direction, as far as a slide may go. */
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

/** Says that a slide from one cell in a direction passes all cells up to another. */
export function markPassed(level: MutableLevel, from: number, to: number, direction: number): void {
  const step = level.board.steps[direction];
  const along: CellUse = 1 + (direction % 2);
  for (let cell = from + step; cell !== to; cell += step)
    setUse(level, cell, level.uses[cell - 1] === CellUse.Free ? along : CellUse.Both);
}

/** Makes a slide in a direction end on a free cell, by what is there or by something new. */
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
  if (kind === Floor.Wall || kind === Floor.Tree) setUse(level, cell, CellUse.Fixed);
  else if (beyond === CellUse.Free && drawBelow(random, SNOW_ONE_IN) > 0) {
    buildAndFix(level, behind, randomWallOrTree(random), Bridge.None);
    setUse(level, cell, CellUse.Fixed);
  } else if (beyond === across && budget.bridges > 0) {
    buildBridge(level, budget, behind, direction);
    setUse(level, cell, CellUse.Fixed);
  } else buildAndFix(level, cell, Floor.Snow, Bridge.None);
}

/** Builds a bridge across a direction: its rail stops who comes that way. */
export function buildBridge(level: MutableLevel, budget: ThingBudget, cell: number, direction: number): void {
  budget.bridges--;
  buildAndFix(level, cell, Floor.Ice, direction % 2 === 0 ? Bridge.Horizontal : Bridge.Vertical);
}

/** Something that stops whoever comes against it. */
export function randomWallOrTree(random: Random): Floor {
  return drawBelow(random, TREE_ONE_IN) === 0 ? Floor.Tree : Floor.Wall;
}
