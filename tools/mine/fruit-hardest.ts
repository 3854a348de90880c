import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import { groundOf, type Ground } from "../../src/puzzles/fruit/ground";
import { Sort, type Level } from "../../src/puzzles/fruit/level";
import { createProgress } from "../progress";
import type { Search } from "../search";
import { choose, rankOf, subsetsOf } from "./subsets";

/** What is placed on a ground: so many pairs, each of a kind of its own, and of each `Sort` so many. */
export interface FruitCast {
  readonly pairs: number;
  /** By sort. */
  readonly loose: readonly number[];
}

/** The starts that are farthest from a win, of all that a ground and a cast have. */
export interface Hardest {
  /** Of the shortest win from each of them; 0 if nothing can be won. */
  readonly moves: number;
  readonly starts: readonly Level[];
  /** How many placements there are, those in which pairs have left included. */
  readonly placements: number;
}

/** More placements than that would take more memory than many machines have. */
export const MOST_PLACEMENTS = 40_000_000;

const SORTS = 5;
const LOST = -1;
const UNKNOWN = 255;
const CLASH = 254;
const NOBODY = -1;
const PLACEMENTS_A_STEP = 20_000;

/** Pieces that are alike: a pair of fruits, or all of a sort. Where they are is told by a number below `radix`. */
interface Group {
  readonly isFruit: boolean;
  /** What they are if they are no fruits. */
  readonly sort: Sort | undefined;
  /** By direction: whether they slide that way. */
  readonly goes: readonly boolean[];
  readonly size: number;
  readonly firstPiece: number;
  readonly radix: number;
  /** Of each number the cells, `size` at a time; a pair that has left is at cell 0, which is none, and has the last number. */
  readonly cells: Uint8Array;
  /** By cell: its place among those where the group may be. */
  readonly places: Int16Array;
}

interface World {
  readonly ground: Ground;
  readonly groups: readonly Group[];
  readonly pieces: number;
  readonly groupOf: readonly Group[];
  /** By piece: where it is. */
  readonly cells: Uint8Array;
  /** By cell: the piece there, or `NOBODY`. */
  readonly pieceAt: Int8Array;
  readonly placements: number;
}

/** The cast of a level, each of whose kinds has one pair. */
export function castOf({ fruits, sorts }: Level): FruitCast {
  const loose = Array.from({ length: SORTS }, (_, sort) => sorts.filter((one) => (one as number) === sort).length);
  return { pairs: fruits.length / 2, loose };
}

/** How many placements a cast has on a ground, those in which pairs have left included, and those that clash. */
export function countPlacements(level: Level, cast: FruitCast): number {
  return worldOf(level, cast).placements;
}

/**
 * Finds the hardest starts of all that a ground (a level whose own fruits and loose things do not count) and a cast have.
 * Every placement is a number; where four pushes lead from each is written down, and then distances spread backwards from
 * all wins. Throws a `RangeError` where there are more than `MOST_PLACEMENTS`.
 */
export function* findHardest(level: Level, cast: FruitCast): Search<Hardest> {
  const world = worldOf(level, cast);
  const { placements } = world;
  if (placements > MOST_PLACEMENTS) {
    throw new RangeError(`there are ${placements} placements; the most is ${MOST_PLACEMENTS}`);
  }
  const distance = new Uint8Array(placements).fill(UNKNOWN);
  const next = yield* pushAll(world, distance);
  yield* spread(distance, next);
  let moves = 0;
  let farthest: number[] = [];
  for (let placement = 0; placement < placements; placement++) {
    const away = distance[placement];
    if (away >= CLASH || away < Math.max(1, moves) || !isStart(world, placement)) continue;
    if (away > moves) farthest = [];
    moves = away;
    farthest.push(placement);
  }
  return { moves, starts: farthest.map((placement) => levelAt(world, level, placement)), placements };
}

function worldOf(level: Level, { pairs, loose }: FruitCast): World {
  const ground = groundOf(level);
  const { board } = ground;
  const isFree = board.isBorder.map((_, cell) => !level.walls[cell]);
  for (const cell of level.hedgehogs) isFree[cell] = false;
  for (const { cell } of level.anteaters) isFree[cell] = false;
  const free = board.cells.filter((cell) => isFree[cell]);
  const dry = free.filter((cell) => !ground.isPuddle[cell]);
  const groups: Group[] = [];
  let pieces = 0;
  const add = (size: number, sort: Sort | undefined): void => {
    if (size === 0) return;
    groups.push(groupOf(sort === undefined ? dry : free, board.size, size, sort, pieces));
    pieces += size;
  };
  for (let pair = 0; pair < pairs; pair++) add(2, undefined);
  for (let sort = 0; sort < SORTS; sort++) add(loose[sort], sort);
  return {
    ground,
    groups,
    pieces,
    groupOf: groups.flatMap((group) => Array.from({ length: group.size }, () => group)),
    cells: new Uint8Array(pieces),
    pieceAt: new Int8Array(board.size).fill(NOBODY),
    placements: groups.reduce((product, { radix }) => product * radix, 1),
  };
}

function goesThatWay(sort: Sort | undefined, way: Direction): boolean {
  if (sort === undefined || sort === Sort.Stone) return true;
  return (sort === Sort.CarUp || sort === Sort.BarrelUp) === (way % 2 === 0);
}

function groupOf(
  free: readonly number[],
  boardSize: number,
  size: number,
  sort: Sort | undefined,
  firstPiece: number,
): Group {
  const isFruit = sort === undefined;
  const goes = DIRECTIONS.map((way) => goesThatWay(sort, way));
  const subsets = choose(free.length, size);
  const radix = isFruit ? subsets + 1 : subsets;
  const cells = new Uint8Array(radix * size);
  cells.set(subsetsOf(free, size));
  const places = new Int16Array(boardSize).fill(NOBODY);
  free.forEach((cell, place) => {
    places[cell] = place;
  });
  return { isFruit, sort, goes, size, firstPiece, radix, cells, places };
}

/** Where the four pushes lead from each placement; marks in `distance` what is won and what clashes. */
function* pushAll(world: World, distance: Uint8Array): Search<Int32Array> {
  const { placements } = world;
  const next = new Int32Array(4 * placements).fill(LOST);
  const progress = createProgress(placements);
  for (let placement = 0; placement < placements; placement++) {
    if (placement % PLACEMENTS_A_STEP === 0) yield `${progress(placement)} of ${placements} placements pushed`;
    if (!lay(world, placement)) {
      distance[placement] = CLASH;
      continue;
    }
    if (isWon(world)) {
      distance[placement] = 0;
      continue;
    }
    for (const direction of DIRECTIONS) {
      next[4 * placement + direction] = push(world, direction);
      lay(world, placement);
    }
  }
  return next;
}

/** Spreads distances, a move at a time, from the wins to all placements from which they can be reached. */
function* spread(distance: Uint8Array, next: Int32Array): Search<void> {
  let found = 1;
  for (let away = 1; found > 0 && away < CLASH; away++) {
    found = 0;
    for (let placement = 0; placement < distance.length; placement++) {
      if (placement % (50 * PLACEMENTS_A_STEP) === 0) yield `placements of ${away} moves are looked for`;
      if (distance[placement] !== UNKNOWN) continue;
      for (let way = 4 * placement; way < 4 * placement + 4; way++) {
        const after = next[way];
        if (after === LOST || distance[after] !== away - 1) continue;
        distance[placement] = away;
        found++;
        break;
      }
    }
  }
}

/** Puts the pieces of a placement on the board; gives whether none stands on another. */
function lay({ groups, cells, pieceAt }: World, placement: number): boolean {
  pieceAt.fill(NOBODY);
  let rest = placement;
  for (const group of groups) {
    const at = (rest % group.radix) * group.size;
    rest = Math.floor(rest / group.radix);
    for (let member = 0; member < group.size; member++) {
      const cell = group.cells[at + member];
      const piece = group.firstPiece + member;
      cells[piece] = cell;
      if (cell === 0) continue;
      if (pieceAt[cell] !== NOBODY) return false;
      pieceAt[cell] = piece;
    }
  }
  return true;
}

function isWon({ groups, cells }: World): boolean {
  return groups.every(({ isFruit, firstPiece }) => !isFruit || cells[firstPiece] === 0);
}

/** Whether all fruits are there, and none beside its partner. */
function isStart(world: World, placement: number): boolean {
  lay(world, placement);
  const { groups, cells } = world;
  return groups.every(({ isFruit, firstPiece }) => {
    return !isFruit || (cells[firstPiece] !== 0 && !isPair(world, firstPiece));
  });
}

/** Pushes what was laid; gives the placement that comes of it, or `LOST`, also where nothing moves. The rules are those of puzzles/fruit/rules. */
function push(world: World, direction: Direction): number {
  const { ground, cells, pieceAt, groupOf } = world;
  const { board, stops, hits, isPuddle } = ground;
  const step = board.steps[direction];
  const isForward = step > 0;
  const last = board.cells.length - 1;
  let moved = 0;
  for (let at = 0; at <= last; at++) {
    const from = board.cells[isForward ? last - at : at];
    const piece = pieceAt[from];
    if (piece === NOBODY || !groupOf[piece].goes[direction]) continue;
    const { isFruit } = groupOf[piece];
    let cell = from;
    while (!stops[direction][cell] && pieceAt[cell + step] === NOBODY) {
      cell += step;
      if (isFruit && isPuddle[cell]) return LOST;
    }
    if (cell === from) continue;
    if (isFruit && hits[direction][cell]) return LOST;
    pieceAt[from] = NOBODY;
    pieceAt[cell] = piece;
    cells[piece] = cell;
    moved++;
  }
  if (moved === 0) return LOST;
  takePairs(world);
  if (!pullAll(world)) return LOST;
  takePairs(world);
  return numberOf(world);
}

function takePairs(world: World): void {
  for (const { isFruit, firstPiece } of world.groups) {
    if (!isFruit || world.cells[firstPiece] === 0 || !isPair(world, firstPiece)) continue;
    for (const piece of [firstPiece, firstPiece + 1]) {
      world.pieceAt[world.cells[piece]] = NOBODY;
      world.cells[piece] = 0;
    }
  }
}

function isPair({ ground, cells }: World, firstPiece: number): boolean {
  const apart = Math.abs(cells[firstPiece] - cells[firstPiece + 1]);
  return apart === 1 || apart === ground.board.steps[2];
}

/** Has the anteaters pull what they see; gives false if that spoils a fruit. */
function pullAll({ ground, cells, pieceAt, groupOf }: World): boolean {
  for (const sight of ground.sights) {
    let seen = 0;
    while (seen < sight.length && pieceAt[sight[seen]] === NOBODY) seen++;
    if (seen === 0 || seen === sight.length) continue;
    const piece = pieceAt[sight[seen]];
    if (!groupOf[piece].isFruit) continue;
    for (let at = seen - 1; at >= 0; at--) if (ground.isPuddle[sight[at]]) return false;
    pieceAt[sight[seen]] = NOBODY;
    pieceAt[sight[0]] = piece;
    cells[piece] = sight[0];
  }
  return true;
}

/** The number of what lies on the board. */
function numberOf({ groups, cells }: World): number {
  let number = 0;
  for (let at = groups.length - 1; at >= 0; at--) {
    const { isFruit, firstPiece, size, radix, places } = groups[at];
    const hasLeft = isFruit && cells[firstPiece] === 0;
    const rank = hasLeft ? radix - 1 : rankOf(cells, firstPiece, size, places);
    number = number * radix + rank;
  }
  return number;
}

/** The ground with a placement's pieces on it. */
function levelAt(world: World, level: Level, placement: number): Level {
  lay(world, placement);
  const fruits: number[] = [];
  const kinds: number[] = [];
  const loose: number[] = [];
  const sorts: Sort[] = [];
  for (const { sort, firstPiece, size } of world.groups) {
    const cells = world.cells.subarray(firstPiece, firstPiece + size);
    if (sort === undefined) {
      kinds.push(...[...cells].map(() => fruits.length / 2));
      fruits.push(...cells);
    } else {
      sorts.push(...[...cells].map(() => sort));
      loose.push(...cells);
    }
  }
  return { ...level, fruits, kinds, loose, sorts };
}
