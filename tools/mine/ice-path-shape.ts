import { cellAt, columnOf, createBoard, rowOf, type Board } from "../../src/kernel/board";
import { certify } from "../../src/kernel/certify";
import { isFault, type Fault } from "../../src/kernel/fault";
import { drawBelow, type Random } from "../../src/kernel/random";
import type { Verdict } from "../../src/kernel/verdict";
import { runToEnd } from "../../src/kernel/task";
import { createBareFloor, Floor, type Level } from "../../src/puzzles/ice-path/level";
import { rules } from "../../src/puzzles/ice-path/rules";
import { readMapText } from "../map-file";
import type { ReportingTask } from "../reporting-task";

const CHARACTERS = "#*._@O";

/** A picture to make a level of. */
export interface IceShape {
  readonly board: Board;
  readonly floor: readonly Floor[];
  /** Ice that may become something else. */
  readonly open: readonly number[];
  /** Where the seal may start, and where the hole may be. */
  readonly seals: readonly number[];
  readonly holes: readonly number[];
}

export const ICE_SYMMETRIES = ["h", "v", "r", "4", "none"] as const;

/** `h`: left and right are alike, `v`: top and bottom are, `r`: a half turn changes nothing, `4`: both mirrors. */
export type IceSymmetry = (typeof ICE_SYMMETRIES)[number];

interface IceTarget {
  readonly symmetry: IceSymmetry;
  /** How many rocks and snow patches are added at most, twins counting as one. */
  readonly rocks: number;
  readonly snow: number;
  readonly minMoves: number;
  readonly maxMoves: number;
}

export interface IceFind {
  readonly level: Level;
  readonly verdict: Verdict;
}

/**
 * A shape from its map: `#` a rock, `*` snow, `.` ice that may become something else, `_` ice that stays, `@` and `O` the
 * seal and the hole. Without `@` the seal may start anywhere on ice, and without `O` the hole may be anywhere.
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

/** The best level that so many tries make of a shape; undefined if none is as wished. */
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
    const ends = farthestStartAndHole({ ...shape, floor }, target);
    if (ends === undefined) continue;
    const find = certifyFind({ board: shape.board, floor, ...ends });
    if (find !== undefined && (best === undefined || scoreOf(find) > scoreOf(best))) best = find;
  }
  return best;
}

/** Long ways are better, those with one solution, and those that are no railroad. */
function scoreOf({ verdict }: IceFind): number {
  return 20 * verdict.par - verdict.forcedMovesPercent - 5 * Math.min(verdict.solutionCount, 8);
}

/** The shape's ground with rocks and snow added as its symmetry wants it. */
function addObstacles({ board, floor, open }: IceShape, target: IceTarget, random: Random): Floor[] {
  const changedFloor = [...floor];
  const add = (kind: Floor, count: number): void => {
    if (open.length === 0) return;
    for (let left = drawBelow(random, count + 1); left > 0; left--) {
      const twins = mirrorCellsOf(board, open[drawBelow(random, open.length)], target.symmetry);
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

/** The seal's start and the hole that are the most moves apart, of those not further apart than wished. */
function farthestStartAndHole(shape: IceShape, { minMoves, maxMoves }: IceTarget): StartAndHole | undefined {
  let best: StartAndHole | undefined;
  let most = minMoves - 1;
  for (const seal of shape.seals) {
    if (shape.floor[seal] !== Floor.Ice) continue;
    const moves = movesToPass(shape, seal);
    for (const hole of shape.holes) {
      const moveCount = moves[hole] ?? 0;
      if (shape.floor[hole] !== Floor.Ice || moveCount <= most || moveCount > maxMoves) continue;
      most = moveCount;
      best = { seal: seal, hole };
    }
  }
  return best;
}

/** By cell: the fewest moves with which the seal comes over it. */
function movesToPass({ board, floor }: IceShape, seal: number): (number | undefined)[] {
  const moves: (number | undefined)[] = [];
  const stops = [seal];
  const movesToStop = [...board.blank].map(() => -1);
  moves[seal] = 0;
  movesToStop[seal] = 0;
  for (const from of stops) {
    for (const step of board.steps) {
      let at = from;
      while (floor[at + step] !== Floor.Rock) {
        at += step;
        moves[at] ??= movesToStop[from] + 1;
        if (floor[at] === Floor.Snow) break;
      }
      if (movesToStop[at] < 0) {
        movesToStop[at] = movesToStop[from] + 1;
        stops.push(at);
      }
    }
  }
  return moves;
}

/** A level with its verdict; undefined if it has a dead end. */
function certifyFind(level: Level): IceFind | undefined {
  const certificate = runToEnd(certify(rules(level), level.board.cellCount));
  if (certificate === undefined || certificate.analysis.verdict.deadEndCount > 0) return undefined;
  return { level, verdict: certificate.analysis.verdict };
}
