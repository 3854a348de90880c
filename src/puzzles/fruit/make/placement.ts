/**
 * Places fruits and all other things on a board with walls, as Tomas Rychnovsky's article on "Fruit Dating" describes.
 * walls.ts generates the walls.
 */
import type { Board } from "../../../kernel/board";
import { DIRECTIONS, DOWN, RIGHT, UP } from "../../../kernel/direction";
import { comparePasses, type Pass } from "../../../kernel/pass";
import { drawRandomBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { FRUIT_KIND_COUNT, SliderKind, type Anteater, type Level } from "../level";
import type { Target } from "./target";

/**
 * The weight of a free cell with hedge on at least three sides (a dead end). The generator places things on random
 * cells, and chooses a cell with a larger weight more often. The weights follow Tomas Rychnovsky's article on "Fruit
 * Dating".
 */
const DEAD_END_WEIGHT = 6;
/**
 * The weight of a free cell with hedge on two sides that meet (a corner). The generator chooses a cell with a larger
 * weight more often.
 */
const CORNER_WEIGHT = 3;
/**
 * The weight of a free cell with hedge on two opposite sides (a corridor). The generator chooses a cell with a larger
 * weight more often. For animals, this weight is 0 instead.
 */
const CORRIDOR_WEIGHT = 2;
/**
 * The weight of a free cell that is no dead end, corner or corridor. The generator chooses a cell with a larger weight
 * more often.
 */
const OPEN_WEIGHT = 1;
/**
 * The generator chooses cells by weights. To the weight of each dead end (a cell with hedge on at least three sides)
 * and each corner, it adds a random number. The number is from 0 to one less than this constant.
 */
const RANDOM_WEIGHT_LIMIT = 3;

const CELLS_PER_SLICE = 10;

const enum CellShape {
  Open = 0,
  Corridor = 1,
  Corner = 2,
  DeadEnd = 3,
}

interface Placement {
  readonly board: Board;
  readonly isWall: readonly boolean[];
  readonly freeCells: number[];

  /** The shape of each cell without hedge, such as a corner or a dead end. */
  readonly cellShapes: readonly CellShape[];
}

/** Returns `count` random kinds of fruits in ascending order, or all kinds if `count` is larger than their number. */
export function pickFruitKinds(count: number, random: Random): number[] {
  const kinds: number[] = [];
  for (let kind = 0; kind < FRUIT_KIND_COUNT; kind++) kinds.push(kind);
  while (kinds.length > count) kinds.splice(drawRandomBelow(random, kinds.length), 1);
  return kinds;
}

/**
 * Places all things of a level on random cells, with one pair of fruits of each given kind. Cells with larger weights
 * are likelier. Returns undefined if the board has not enough space.
 */
export function* placeThings(
  board: Board,
  isWall: readonly boolean[],
  target: Target,
  pairKinds: readonly number[],
  random: Random,
): Task<Level | undefined> {
  const freeCells = board.cells.filter((cell) => !isWall[cell]);
  yield;
  if (freeCells.length < MIN_FREE_CELLS + countThings(target)) return undefined;
  const cellShapes: CellShape[] = [];
  for (let index = 0; index < freeCells.length; index++) {
    cellShapes[freeCells[index]] = cellShapeOf(board, isWall, freeCells[index]);
    if (index % CELLS_PER_SLICE === 0) yield;
  }
  const placement: Placement = { board, isWall, freeCells, cellShapes };
  const fruitWeights = yield* weighFreeCells(placement, random, CORRIDOR_WEIGHT);
  const thingWeights = yield* weighFreeCells(placement, random, CORRIDOR_WEIGHT);
  const animalWeights = yield* weighFreeCells(placement, random, 0);
  yield;
  const hedgehogs = takeWeightedCells(placement, animalWeights, target.hedgehogs, random);
  yield;
  const anteaters = placeAnteaters(placement, animalWeights, target.anteaters, random);
  yield;
  const puddles = takeWeightedCells(placement, thingWeights, target.puddles, random);
  yield;
  const fruits: number[] = [];
  const fruitKinds: number[] = [];
  for (const kind of pairKinds) {
    fruits.push(...(yield* takeCellsForPair(placement, fruitWeights, random)));
    fruitKinds.push(kind, kind);
    yield;
  }
  const { sliders, sliderKinds } = placeSliders(placement, thingWeights, target, random);
  yield;
  const passes = target.passes === 0 ? [] : yield* placePasses(board, isWall, target.passes, random);
  return { board, isWall, fruits, fruitKinds, sliders, sliderKinds, puddles, hedgehogs, anteaters, passes };
}

const MIN_FREE_CELLS = 5;

/**
 * Returns how many cells the wanted things of a level need. One-way passes need none, because they lie between cells.
 */
function countThings({ pairs, stones, cars, barrels, puddles, hedgehogs, anteaters }: Target): number {
  return 2 * pairs + stones + cars + barrels + puddles + hedgehogs + anteaters;
}

function cellShapeOf({ steps }: Board, isWall: readonly boolean[], cell: number): CellShape {
  let openSides = 0;
  for (let direction = 0; direction < steps.length; direction++) if (!isWall[cell + steps[direction]]) openSides++;
  if (openSides <= 1) return CellShape.DeadEnd;
  if (openSides > 2) return CellShape.Open;
  return isWall[cell + steps[UP]] === isWall[cell + steps[DOWN]] ? CellShape.Corridor : CellShape.Corner;
}

function* weighFreeCells({ freeCells, cellShapes }: Placement, random: Random, corridorWeight: number): Task<number[]> {
  const weights: number[] = [];
  for (let index = 0; index < freeCells.length; index++) {
    const cellShape = cellShapes[freeCells[index]];
    if (cellShape === CellShape.DeadEnd)
      weights[freeCells[index]] = DEAD_END_WEIGHT + drawRandomBelow(random, RANDOM_WEIGHT_LIMIT);
    else if (cellShape === CellShape.Corner)
      weights[freeCells[index]] = CORNER_WEIGHT + drawRandomBelow(random, RANDOM_WEIGHT_LIMIT);
    else weights[freeCells[index]] = cellShape === CellShape.Corridor ? corridorWeight : OPEN_WEIGHT;
    if (index % CELLS_PER_SLICE === 0) yield;
  }
  return weights;
}

/**
 * Takes `count` free cells at random, in proportion to their weights. Returns the cells in ascending order. Returns
 * fewer cells if all remaining cells have weight 0.
 */
function takeWeightedCells(
  { freeCells }: Pick<Placement, "freeCells">,
  weights: readonly number[],
  count: number,
  random: Random,
): number[] {
  const taken: number[] = [];
  while (taken.length < count) {
    let totalWeight = 0;
    for (const cell of freeCells) totalWeight += weights[cell];
    if (totalWeight === 0) break;
    let remainingWeight = drawRandomBelow(random, totalWeight);
    let index = 0;
    while (remainingWeight >= weights[freeCells[index]]) {
      remainingWeight -= weights[freeCells[index]];
      index++;
    }
    taken.push(freeCells[index]);
    freeCells.splice(index, 1);
  }
  return taken.sort((one, other) => one - other);
}

/** Takes two free cells for a pair of fruits. The cells are not adjacent, and are returned in ascending order. */
function* takeCellsForPair(
  { board, freeCells }: Placement,
  weights: readonly number[],
  random: Random,
): Task<number[]> {
  const [one] = takeWeightedCells({ freeCells }, weights, 1, random);
  yield;
  const nonAdjacentCells = freeCells.filter((cell) => !board.steps.includes(cell - one));
  yield;
  const [other] = takeWeightedCells({ freeCells: nonAdjacentCells }, weights, 1, random);
  freeCells.splice(freeCells.indexOf(other), 1);
  return one < other ? [one, other] : [other, one];
}

/** Places anteaters on free cells. Each anteater looks in the direction in which it sees the most cells. */
function placeAnteaters(placement: Placement, weights: readonly number[], count: number, random: Random): Anteater[] {
  const { board, isWall } = placement;
  return takeWeightedCells(placement, weights, count, random).map((cell) => {
    const sightLengths = board.steps.map((step) => measureSight(isWall, cell, step));
    const farthest = Math.max(...sightLengths);
    const directions = DIRECTIONS.filter((direction) => sightLengths[direction] === farthest);
    return { cell, direction: directions[drawRandomBelow(random, directions.length)] };
  });
}

function measureSight(isWall: readonly boolean[], cell: number, step: number): number {
  let cells = 0;
  while (!isWall[cell + (cells + 1) * step]) cells++;
  return cells;
}

function placeSliders(
  placement: Placement,
  weights: readonly number[],
  { stones, cars, barrels }: Target,
  random: Random,
): Pick<Level, "sliders" | "sliderKinds"> {
  const carsUp = drawUpTo(cars, random);
  const barrelsUp = drawUpTo(barrels, random);
  const sliders: number[] = [];
  const sliderKinds: SliderKind[] = [];
  const put = (kind: SliderKind, count: number): void => {
    for (const cell of takeWeightedCells(placement, weights, count, random)) {
      sliders.push(cell);
      sliderKinds.push(kind);
    }
  };
  put(SliderKind.Stone, stones);
  put(SliderKind.CarUp, carsUp);
  put(SliderKind.CarAcross, cars - carsUp);
  put(SliderKind.BarrelUp, barrelsUp);
  put(SliderKind.BarrelAcross, barrels - barrelsUp);
  return { sliders, sliderKinds };
}

function drawUpTo(most: number, random: Random): number {
  return drawRandomBelow(random, most + 1);
}

function* placePasses(board: Board, isWall: readonly boolean[], count: number, random: Random): Task<Pass[]> {
  const passes: Pass[] = [];
  const borders: Pass[] = [];
  for (let index = 0; index < board.cells.length; index++) {
    const cell = board.cells[index];
    if (index % CELLS_PER_SLICE === 0) yield;
    if (isWall[cell]) continue;
    if (!isWall[cell + board.steps[RIGHT]]) borders.push({ cell, direction: RIGHT });
    if (!isWall[cell + board.steps[DOWN]]) borders.push({ cell, direction: DOWN });
  }
  yield;
  while (passes.length < count && borders.length > 0) {
    const [{ cell, direction }] = borders.splice(drawRandomBelow(random, borders.length), 1);
    const isReversed = drawRandomBelow(random, 2) === 1;
    passes.push(
      isReversed
        ? { cell: cell + board.steps[direction], direction: DIRECTIONS[(direction + 2) % DIRECTIONS.length] }
        : { cell, direction },
    );
  }
  return passes.sort(comparePasses);
}
