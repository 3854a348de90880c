/**
 * Finds the hardest levels of Fruit on a given lawn: a board with its walls and other fixed things. Goes backwards from
 * all won placements of the pieces to find how many moves each placement is from a win (retrograde analysis).
 */

import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import { createTables, type LevelTables } from "../../src/puzzles/fruit/level-tables";
import { SliderKind, type Level } from "../../src/puzzles/fruit/level";
import { createProgressText } from "../progress";
import type { ReportingTask } from "../reporting-task";
import { binomialOf, computeSubsetRank, listSubsets } from "./combinations";

/**
 * The pieces to place on a lawn (a board of Fruit with its fixed things): pairs of fruits, each pair of its own kind,
 * and other sliding pieces.
 */
export interface FruitContents {
  readonly pairs: number;
  /** The number of pieces of each `SliderKind`, such as stones or cars. */
  readonly sliderCounts: readonly number[];
}

/**
 * The levels of the puzzle Fruit that need the most moves to win, among all placements of given pieces on one lawn, a
 * board with its fixed things.
 */
export interface HardestLevels {
  /**
   * The number of moves in the shortest solution of each level in `starts`, or 0 if no placement of the pieces on the
   * lawn can be won.
   */
  readonly moves: number;
  readonly starts: readonly Level[];
  /** The number of placements of the pieces, including those in which pairs of fruits have been joined and removed. */
  readonly placements: number;
}

/**
 * The most arrangements (placements of the given pieces on a lawn) that the search accepts. More would need more memory
 * than many machines have.
 */
export const MAX_ARRANGEMENTS = 40_000_000;

const SLIDER_KIND_COUNT = 5;
const LOST = -1;
const UNKNOWN = 255;
const CLASH = 254;
const NO_PIECE = -1;
const PLACEMENTS_PER_STEP = 20_000;

/**
 * A group of alike pieces of the puzzle Fruit: a pair of fruits, or all pieces of one `SliderKind`. One number encodes
 * the cells on which all pieces of the group stand. `radix` is how many values this number can have.
 */
interface PieceGroup {
  readonly isFruit: boolean;
  /** The kind of sliding pieces in the group, or undefined for a pair of fruits. */
  readonly sliderKind: SliderKind | undefined;
  /**
   * For each of the four directions, whether a push in that direction moves the pieces of this group (a pair of fruits,
   * or all pieces of one kind).
   */
  readonly canSlide: readonly boolean[];
  readonly size: number;
  readonly firstPiece: number;
  readonly radix: number;
  /**
   * The cells on which the `size` pieces of the group (a pair of fruits, or all pieces of one kind) stand. For each
   * number below `radix` that encodes these cells, the list has `size` entries. The last number of a pair of fruits
   * means that both fruits have joined and left the board; their entries are then 0.
   */
  readonly cells: Uint8Array;
  /**
   * For each cell of the board, its index among the cells on which a piece of this group may stand. A group is a pair
   * of fruits, or all pieces of one kind. The index is `NO_PIECE` for all other cells.
   */
  readonly freeIndexes: Int16Array;
}

interface PlacementSpace {
  readonly tables: LevelTables;
  readonly groups: readonly PieceGroup[];
  readonly pieces: number;
  readonly groupOf: readonly PieceGroup[];
  readonly cells: Uint8Array;
  /**
   * For each cell of the board, the index of the piece that stands on the cell, or `NO_PIECE`. `placePieces` sets these
   * indexes.
   */
  readonly pieceAt: Int8Array;
  readonly placements: number;
}

/** Returns the movable pieces of a level of the puzzle Fruit. The level must have one pair of each kind of fruit. */
export function contentsOf({ fruits, sliderKinds }: Level): FruitContents {
  const sliderCounts = Array.from(
    { length: SLIDER_KIND_COUNT },
    (_, sliderKind) => sliderKinds.filter((one) => (one as number) === sliderKind).length,
  );
  return { pairs: fruits.length / 2, sliderCounts };
}

/**
 * Returns the number of arrangements: all placements of the given pieces on a lawn (a board with its fixed things).
 * Placements in which fruits have already joined and left the board are included, and so are placements in which pieces
 * overlap.
 */
export function countArrangements(level: Level, contents: FruitContents): number {
  return createPlacementSpace(level, contents).placements;
}

/**
 * Finds the levels of the puzzle Fruit with the longest shortest solutions among all placements of pieces on a lawn (a
 * board with its fixed things). `level` has the lawn; its fruits and other pieces are ignored. Throws a `RangeError` if
 * there are more than `MAX_ARRANGEMENTS` placements.
 *
 * Each placement has a number. The search first pushes the pieces of each placement in each of the four directions.
 * After that, it computes the distances to a win backwards from all won placements.
 */
export function* findHardest(level: Level, contents: FruitContents): ReportingTask<HardestLevels> {
  const space = createPlacementSpace(level, contents);
  const { placements } = space;
  if (placements > MAX_ARRANGEMENTS) {
    throw new RangeError(`there are ${placements} placements; the most is ${MAX_ARRANGEMENTS}`);
  }
  const distance = new Uint8Array(placements).fill(UNKNOWN);
  const next = yield* computeTransitions(space, distance);
  yield* spreadWinDistances(distance, next);
  let moves = 0;
  let farthest: number[] = [];
  for (let placement = 0; placement < placements; placement++) {
    const winDistance = distance[placement];
    if (winDistance >= CLASH || winDistance < Math.max(1, moves) || !isStart(space, placement)) continue;
    if (winDistance > moves) farthest = [];
    moves = winDistance;
    farthest.push(placement);
  }
  return { moves, starts: farthest.map((placement) => createLevel(space, level, placement)), placements };
}

function createPlacementSpace(level: Level, { pairs, sliderCounts }: FruitContents): PlacementSpace {
  const tables = createTables(level);
  const { board } = tables;
  const isFree = board.isBorder.map((_, cell) => !level.isWall[cell]);
  for (const cell of level.hedgehogs) isFree[cell] = false;
  for (const { cell } of level.anteaters) isFree[cell] = false;
  const free = board.cells.filter((cell) => isFree[cell]);
  const dry = free.filter((cell) => !tables.isPuddle[cell]);
  const groups: PieceGroup[] = [];
  let pieces = 0;
  const add = (size: number, sliderKind: SliderKind | undefined): void => {
    if (size === 0) return;
    groups.push(createPieceGroup(sliderKind === undefined ? dry : free, board.cellCount, size, sliderKind, pieces));
    pieces += size;
  };
  for (let pair = 0; pair < pairs; pair++) add(2, undefined);
  for (let sliderKind = 0; sliderKind < SLIDER_KIND_COUNT; sliderKind++) add(sliderCounts[sliderKind], sliderKind);
  return {
    tables,
    groups,
    pieces,
    groupOf: groups.flatMap((group) => Array.from({ length: group.size }, () => group)),
    cells: new Uint8Array(pieces),
    pieceAt: new Int8Array(board.cellCount).fill(NO_PIECE),
    placements: groups.reduce((product, { radix }) => product * radix, 1),
  };
}

function canSlideIn(sliderKind: SliderKind | undefined, direction: Direction): boolean {
  if (sliderKind === undefined || sliderKind === SliderKind.Stone) return true;
  return (sliderKind === SliderKind.CarUp || sliderKind === SliderKind.BarrelUp) === (direction % 2 === 0);
}

function createPieceGroup(
  free: readonly number[],
  boardSize: number,
  size: number,
  sliderKind: SliderKind | undefined,
  firstPiece: number,
): PieceGroup {
  const isFruit = sliderKind === undefined;
  const canSlide = DIRECTIONS.map((direction) => canSlideIn(sliderKind, direction));
  const subsets = binomialOf(free.length, size);
  const radix = isFruit ? subsets + 1 : subsets;
  const cells = new Uint8Array(radix * size);
  cells.set(listSubsets(free, size));
  const freeIndexes = new Int16Array(boardSize).fill(NO_PIECE);
  free.forEach((cell, index) => {
    freeIndexes[cell] = index;
  });
  return { isFruit, sliderKind, canSlide, size, firstPiece, radix, cells, freeIndexes };
}

/**
 * Returns, for each placement of the pieces on the board, the number of the placement after a push in each of the four
 * directions. The number is `LOST` if a fruit is lost or no piece moves. Marks won placements and placements with
 * overlapping pieces in `distance`.
 */
function* computeTransitions(space: PlacementSpace, distance: Uint8Array): ReportingTask<Int32Array> {
  const { placements } = space;
  const next = new Int32Array(4 * placements).fill(LOST);
  const progress = createProgressText(placements);
  for (let placement = 0; placement < placements; placement++) {
    if (placement % PLACEMENTS_PER_STEP === 0) yield `${progress(placement)} of ${placements} placements pushed`;
    if (!placePieces(space, placement)) {
      distance[placement] = CLASH;
      continue;
    }
    if (isWon(space)) {
      distance[placement] = 0;
      continue;
    }
    for (const direction of DIRECTIONS) {
      next[4 * placement + direction] = pushPieces(space, direction);
      placePieces(space, placement);
    }
  }
  return next;
}

function* spreadWinDistances(distance: Uint8Array, next: Int32Array): ReportingTask<void> {
  let found = 1;
  for (let winDistance = 1; found > 0 && winDistance < CLASH; winDistance++) {
    found = 0;
    for (let placement = 0; placement < distance.length; placement++) {
      if (placement % (50 * PLACEMENTS_PER_STEP) === 0) yield `placements of ${winDistance} moves are looked for`;
      if (distance[placement] !== UNKNOWN) continue;
      for (let transition = 4 * placement; transition < 4 * placement + 4; transition++) {
        const after = next[transition];
        if (after === LOST || distance[after] !== winDistance - 1) continue;
        distance[placement] = winDistance;
        found++;
        break;
      }
    }
  }
}

function placePieces({ groups, cells, pieceAt }: PlacementSpace, placement: number): boolean {
  pieceAt.fill(NO_PIECE);
  let rest = placement;
  for (const group of groups) {
    const offset = (rest % group.radix) * group.size;
    rest = Math.floor(rest / group.radix);
    for (let member = 0; member < group.size; member++) {
      const cell = group.cells[offset + member];
      const piece = group.firstPiece + member;
      cells[piece] = cell;
      if (cell === 0) continue;
      if (pieceAt[cell] !== NO_PIECE) return false;
      pieceAt[cell] = piece;
    }
  }
  return true;
}

function isWon({ groups, cells }: PlacementSpace): boolean {
  return groups.every(({ isFruit, firstPiece }) => !isFruit || cells[firstPiece] === 0);
}

function isStart(space: PlacementSpace, placement: number): boolean {
  placePieces(space, placement);
  const { groups, cells } = space;
  return groups.every(({ isFruit, firstPiece }) => {
    return !isFruit || (cells[firstPiece] !== 0 && !isPair(space, firstPiece));
  });
}

/**
 * Pushes all pieces on the board in one direction, by the same rules as src/puzzles/fruit/rules.ts. Returns the number
 * of the pieces' new placement, or `LOST` if a fruit is lost or no piece moves.
 */
function pushPieces(space: PlacementSpace, direction: Direction): number {
  const { tables, cells, pieceAt, groupOf } = space;
  const { board, isBlocked, hitsHedgehog, isPuddle } = tables;
  const step = board.steps[direction];
  const isForward = step > 0;
  const last = board.cells.length - 1;
  let moved = 0;
  for (let index = 0; index <= last; index++) {
    const from = board.cells[isForward ? last - index : index];
    const piece = pieceAt[from];
    if (piece === NO_PIECE || !groupOf[piece].canSlide[direction]) continue;
    const { isFruit } = groupOf[piece];
    let cell = from;
    while (!isBlocked[direction][cell] && pieceAt[cell + step] === NO_PIECE) {
      cell += step;
      if (isFruit && isPuddle[cell]) return LOST;
    }
    if (cell === from) continue;
    if (isFruit && hitsHedgehog[direction][cell]) return LOST;
    pieceAt[from] = NO_PIECE;
    pieceAt[cell] = piece;
    cells[piece] = cell;
    moved++;
  }
  if (moved === 0) return LOST;
  removePairs(space);
  if (!pullAllFruits(space)) return LOST;
  removePairs(space);
  return placementNumber(space);
}

function removePairs(space: PlacementSpace): void {
  for (const { isFruit, firstPiece } of space.groups) {
    if (!isFruit || space.cells[firstPiece] === 0 || !isPair(space, firstPiece)) continue;
    for (const piece of [firstPiece, firstPiece + 1]) {
      space.pieceAt[space.cells[piece]] = NO_PIECE;
      space.cells[piece] = 0;
    }
  }
}

function isPair({ tables, cells }: PlacementSpace, firstPiece: number): boolean {
  const apart = Math.abs(cells[firstPiece] - cells[firstPiece + 1]);
  return apart === 1 || apart === tables.board.steps[2];
}

/**
 * Lets each anteater pull a fruit if this fruit is the first piece in the anteater's line of sight. Returns false if a
 * pulled fruit falls into a puddle.
 */
function pullAllFruits({ tables, cells, pieceAt, groupOf }: PlacementSpace): boolean {
  for (const sight of tables.sightLines) {
    let seen = 0;
    while (seen < sight.length && pieceAt[sight[seen]] === NO_PIECE) seen++;
    if (seen === 0 || seen === sight.length) continue;
    const piece = pieceAt[sight[seen]];
    if (!groupOf[piece].isFruit) continue;
    for (let index = seen - 1; index >= 0; index--) if (tables.isPuddle[sight[index]]) return false;
    pieceAt[sight[seen]] = NO_PIECE;
    pieceAt[sight[0]] = piece;
    cells[piece] = sight[0];
  }
  return true;
}

function placementNumber({ groups, cells }: PlacementSpace): number {
  let number = 0;
  for (let index = groups.length - 1; index >= 0; index--) {
    const { isFruit, firstPiece, size, radix, freeIndexes } = groups[index];
    const hasLeft = isFruit && cells[firstPiece] === 0;
    const rank = hasLeft ? radix - 1 : computeSubsetRank(cells, firstPiece, size, freeIndexes);
    number = number * radix + rank;
  }
  return number;
}

function createLevel(space: PlacementSpace, level: Level, placement: number): Level {
  placePieces(space, placement);
  const fruits: number[] = [];
  const fruitKinds: number[] = [];
  const sliders: number[] = [];
  const sliderKinds: SliderKind[] = [];
  for (const { sliderKind, firstPiece, size } of space.groups) {
    const cells = space.cells.subarray(firstPiece, firstPiece + size);
    if (sliderKind === undefined) {
      fruitKinds.push(...[...cells].map(() => fruits.length / 2));
      fruits.push(...cells);
    } else {
      sliderKinds.push(...[...cells].map(() => sliderKind));
      sliders.push(...cells);
    }
  }
  return { ...level, fruits, fruitKinds, sliders, sliderKinds };
}
