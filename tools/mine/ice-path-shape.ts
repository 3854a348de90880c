import { cellAt, columnOf, createBoard, rowOf, type Board } from "../../src/kernel/board";
import { certify } from "../../src/kernel/certify";
import { isFault, type Fault } from "../../src/kernel/fault";
import { below, type Random } from "../../src/kernel/random";
import type { Verdict } from "../../src/kernel/verdict";
import { finish } from "../../src/kernel/work";
import { bareGround, Ground, type Level } from "../../src/puzzles/ice-path/level";
import { rules } from "../../src/puzzles/ice-path/rules";
import { readMapText } from "../map-file";
import type { Search } from "../search";

const CHARACTERS = "#*._@O";

/** A picture to make a level of. */
export interface IceShape {
  readonly board: Board;
  readonly ground: readonly Ground[];
  /** Ice that may become something else. */
  readonly open: readonly number[];
  /** Where the walker may start, and where the hole may be. */
  readonly walkers: readonly number[];
  readonly holes: readonly number[];
}

export const ICE_SYMMETRIES = ["h", "v", "r", "4", "none"] as const;

/** `h`: left and right are alike, `v`: top and bottom are, `r`: a half turn changes nothing, `4`: both mirrors. */
export type IceSymmetry = (typeof ICE_SYMMETRIES)[number];

interface IceWish {
  readonly symmetry: IceSymmetry;
  /** How many rocks and snow patches are added at most, twins counting as one. */
  readonly rocks: number;
  readonly snow: number;
  readonly leastMoves: number;
  readonly mostMoves: number;
}

export interface IceFind {
  readonly level: Level;
  readonly verdict: Verdict;
}

/**
 * A shape from its map: `#` a rock, `*` snow, `.` ice that may become something else, `_` ice that stays, `@` and `O` the
 * walker and the hole. Without `@` the walker may start anywhere on ice, and without `O` the hole may be anywhere.
 */
export function readIceShape(map: string): IceShape | Fault {
  const text = readMapText(map, CHARACTERS);
  if (isFault(text)) return text;
  const board = createBoard(text.width, text.height);
  const cellsOf = (characters: string) =>
    board.cells.filter((cell) => characters.includes(text.rows[rowOf(board, cell)].charAt(columnOf(board, cell))));
  const ground = bareGround(board);
  for (const cell of cellsOf("#")) ground[cell] = Ground.Rock;
  for (const cell of cellsOf("*")) ground[cell] = Ground.Snow;
  const orAnywhere = (cells: number[]) => (cells.length > 0 ? cells : cellsOf("._"));
  return { board, ground, open: cellsOf("."), walkers: orAnywhere(cellsOf("@")), holes: orAnywhere(cellsOf("O")) };
}

/** The best level that so many tries make of a shape; undefined if none is as wished. */
export function* bestOfShape(
  shape: IceShape,
  wish: IceWish,
  tries: number,
  random: Random,
): Search<IceFind | undefined> {
  let best: IceFind | undefined;
  for (let left = tries; left > 0; left--) {
    const found = best === undefined ? "none was as wished" : `the best takes ${best.verdict.par} moves`;
    yield `${tries - left} of ${tries} tries; ${found}`;
    const ground = adorn(shape, wish, random);
    const ends = farthestEnds({ ...shape, ground }, wish);
    if (ends === undefined) continue;
    const find = judged({ board: shape.board, ground, ...ends });
    if (find !== undefined && (best === undefined || worthOf(find) > worthOf(best))) best = find;
  }
  return best;
}

/** Long ways are better, those with one solution, and those that are no railroad. */
function worthOf({ verdict }: IceFind): number {
  return 20 * verdict.par - verdict.railroadPercent - 5 * Math.min(verdict.solutions, 8);
}

/** The shape's ground with rocks and snow added as its symmetry wants it. */
function adorn({ board, ground, open }: IceShape, wish: IceWish, random: Random): Ground[] {
  const adorned = [...ground];
  const add = (kind: Ground, count: number): void => {
    if (open.length === 0) return;
    for (let left = below(random, count + 1); left > 0; left--) {
      const twins = twinsOf(board, open[below(random, open.length)], wish.symmetry);
      if (twins.every((cell) => open.includes(cell))) for (const cell of twins) adorned[cell] = kind;
    }
  };
  add(Ground.Rock, wish.rocks);
  add(Ground.Snow, wish.snow);
  return adorned;
}

function twinsOf(board: Board, cell: number, symmetry: IceSymmetry): number[] {
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

interface Ends {
  readonly walker: number;
  readonly hole: number;
}

/** The walker's start and the hole that are the most moves apart, of those not further apart than wished. */
function farthestEnds(shape: IceShape, { leastMoves, mostMoves }: IceWish): Ends | undefined {
  let best: Ends | undefined;
  let most = leastMoves - 1;
  for (const walker of shape.walkers) {
    if (shape.ground[walker] !== Ground.Ice) continue;
    const moves = movesOver(shape, walker);
    for (const hole of shape.holes) {
      const away = moves[hole] ?? 0;
      if (shape.ground[hole] !== Ground.Ice || away <= most || away > mostMoves) continue;
      most = away;
      best = { walker, hole };
    }
  }
  return best;
}

/** By cell: the fewest moves with which the walker comes over it. */
function movesOver({ board, ground }: IceShape, walker: number): (number | undefined)[] {
  const moves: (number | undefined)[] = [];
  const stands = [walker];
  const stoodAt = [...board.blank].map(() => -1);
  moves[walker] = 0;
  stoodAt[walker] = 0;
  for (const from of stands) {
    for (const step of board.steps) {
      let at = from;
      while (ground[at + step] !== Ground.Rock) {
        at += step;
        moves[at] ??= stoodAt[from] + 1;
        if (ground[at] === Ground.Snow) break;
      }
      if (stoodAt[at] < 0) {
        stoodAt[at] = stoodAt[from] + 1;
        stands.push(at);
      }
    }
  }
  return moves;
}

/** A level with its verdict; undefined if it has a dead end. */
function judged(level: Level): IceFind | undefined {
  const certificate = finish(certify(rules(level), level.board.size));
  if (certificate === undefined || certificate.analysis.verdict.deadEnds > 0) return undefined;
  return { level, verdict: certificate.analysis.verdict };
}
