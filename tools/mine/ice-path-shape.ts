/**
 * Makes levels of Ice Path from a drawn pattern: adds rocks and snow at random, many times, and keeps the level with
 * the highest score. More moves raise the score. More forced moves (moves without a choice) and more solutions lower
 * the score.
 */

import { cellAt, columnOf, createBoard, rowOf, type Board } from "../../src/kernel/board";
import { certify } from "../../src/kernel/certify";
import { isFault, type Fault } from "../../src/kernel/fault";
import { drawRandomBelow, type Random } from "../../src/kernel/random";
import type { Verdict } from "../../src/kernel/verdict";
import { runToEnd } from "../../src/kernel/task";
import { createBareFloor, Floor, type Level } from "../../src/puzzles/ice-path/level";
import { rules } from "../../src/puzzles/ice-path/rules";
import { readMapText } from "../map-file";
import type { ReportingTask } from "../reporting-task";

const CHARACTERS = "#*._@O";

export interface IceShape {
  readonly board: Board;
  readonly floor: readonly Floor[];
  /** The cells of ice in the drawn pattern that the search for levels may turn into rock or snow. */
  readonly open: readonly number[];
  readonly seals: readonly number[];
  readonly holes: readonly number[];
}

export const ICE_SYMMETRIES = ["h", "v", "r", "4", "none"] as const;

/**
 * The symmetry of a level of the puzzle Ice Path. `h`: left and right are alike; `v`: top and bottom are alike; `r`: a
 * half turn changes nothing; `4`: both `h` and `v`.
 */
export type IceSymmetry = (typeof ICE_SYMMETRIES)[number];

interface IceTarget {
  readonly symmetry: IceSymmetry;
  /** The most rocks that may be added to the drawn pattern. A rock and its symmetric copies count as one rock. */
  readonly rocks: number;
  /**
   * The most patches of snow that may be added to the drawn pattern. A patch and its symmetric copies count as one
   * patch.
   */
  readonly snow: number;
  readonly minMoves: number;
  readonly maxMoves: number;
}

/** A level of Ice Path that the search has found, with the properties by which such levels are compared. */
export interface IceFind {
  readonly level: Level;
  readonly verdict: Verdict;
}

/**
 * Parses the text map of a pattern from which levels of the puzzle Ice Path are made. `#` is rock, `*` snow, `.` ice
 * that may change, `_` ice that does not change, `@` the seal, `O` the hole. Without `@` the seal may start on any ice.
 * Without `O` the hole may be on any ice.
 */
export function readIceShape(map: string): IceShape | Fault {
  const text = readMapText(map, CHARACTERS);
  if (isFault(text)) return text;
  const board = createBoard(text.width, text.height);
  const cellsOf = (characters: string) =>
    board.cells.filter((cell) => characters.includes(text.rows[rowOf(board, cell)].charAt(columnOf(board, cell))));
  const floor = createBareFloor(board);
  for (const cell of cellsOf("#")) floor[cell] = Floor.Rock;
  for (const cell of cellsOf("*")) floor[cell] = Floor.Snow;
  const orAnywhere = (cells: number[]) => (cells.length > 0 ? cells : cellsOf("._"));
  return { board, floor, open: cellsOf("."), seals: orAnywhere(cellsOf("@")), holes: orAnywhere(cellsOf("O")) };
}

/**
 * Makes `tries` levels from a drawn pattern of ice and rock, and returns the one with the highest score (see
 * `scoreOf`). Returns undefined if none has the properties in `target`.
 */
export function* findBestLevel(
  shape: IceShape,
  target: IceTarget,
  tries: number,
  random: Random,
): ReportingTask<IceFind | undefined> {
  let best: IceFind | undefined;
  for (let left = tries; left > 0; left--) {
    const found = best === undefined ? "none was as wished" : `the best takes ${best.verdict.par} moves`;
    yield `${tries - left} of ${tries} tries; ${found}`;
    const floor = addObstacles(shape, target, random);
    const ends = findFarthestStartAndHole({ ...shape, floor }, target);
    if (ends === undefined) continue;
    const find = certifyFind({ board: shape.board, floor, ...ends });
    if (find !== undefined && (best === undefined || scoreOf(find) > scoreOf(best))) best = find;
  }
  return best;
}

function scoreOf({ verdict }: IceFind): number {
  return 20 * verdict.par - verdict.forcedMovesPercent - 5 * Math.min(verdict.solutionCount, 8);
}

function addObstacles({ board, floor, open }: IceShape, target: IceTarget, random: Random): Floor[] {
  const changedFloor = [...floor];
  const add = (kind: Floor, count: number): void => {
    if (open.length === 0) return;
    for (let left = drawRandomBelow(random, count + 1); left > 0; left--) {
      const twins = mirrorCellsOf(board, open[drawRandomBelow(random, open.length)], target.symmetry);
      if (twins.every((cell) => open.includes(cell))) for (const cell of twins) changedFloor[cell] = kind;
    }
  };
  add(Floor.Rock, target.rocks);
  add(Floor.Snow, target.snow);
  return changedFloor;
}

function mirrorCellsOf(board: Board, cell: number, symmetry: IceSymmetry): number[] {
  const [x, y] = [columnOf(board, cell), rowOf(board, cell)];
  const [mirrorX, mirrorY] = [board.width - 1 - x, board.height - 1 - y];
  const across = cellAt(board, mirrorX, y);
  const down = cellAt(board, x, mirrorY);
  const opposite = cellAt(board, mirrorX, mirrorY);
  if (symmetry === "none") return [cell];
  if (symmetry === "h") return [cell, across];
  if (symmetry === "v") return [cell, down];
  return symmetry === "r" ? [cell, opposite] : [cell, across, down, opposite];
}

interface StartAndHole {
  readonly seal: number;
  readonly hole: number;
}

function findFarthestStartAndHole(shape: IceShape, { minMoves, maxMoves }: IceTarget): StartAndHole | undefined {
  let best: StartAndHole | undefined;
  let mostMoves = minMoves - 1;
  for (const seal of shape.seals) {
    if (shape.floor[seal] !== Floor.Ice) continue;
    const moves = countMovesToPass(shape, seal);
    for (const hole of shape.holes) {
      const moveCount = moves[hole] ?? 0;
      if (shape.floor[hole] !== Floor.Ice || moveCount <= mostMoves || moveCount > maxMoves) continue;
      mostMoves = moveCount;
      best = { seal, hole };
    }
  }
  return best;
}

/**
 * Returns, for each cell, the smallest number of moves after which the seal has passed over the cell or stands on it.
 * Undefined stands for a cell that the seal never reaches. `seal` is the cell on which the seal starts.
 */
function countMovesToPass({ board, floor }: IceShape, seal: number): (number | undefined)[] {
  const moves: (number | undefined)[] = [];
  const stops = [seal];
  const movesToStop = [...board.blank].map(() => -1);
  moves[seal] = 0;
  movesToStop[seal] = 0;
  for (const from of stops) {
    for (const step of board.steps) {
      let cell = from;
      while (floor[cell + step] !== Floor.Rock) {
        cell += step;
        moves[cell] ??= movesToStop[from] + 1;
        if (floor[cell] === Floor.Snow) break;
      }
      if (movesToStop[cell] < 0) {
        movesToStop[cell] = movesToStop[from] + 1;
        stops.push(cell);
      }
    }
  }
  return moves;
}

function certifyFind(level: Level): IceFind | undefined {
  const certificate = runToEnd(certify(rules(level), level.board.cellCount));
  if (certificate === undefined || certificate.analysis.verdict.deadEndCount > 0) return undefined;
  return { level, verdict: certificate.analysis.verdict };
}
