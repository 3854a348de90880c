import type { Board } from "../../../kernel/board";
import { DIRECTIONS, DOWN, RIGHT, UP } from "../../../kernel/direction";
import { inOrder, type Pass } from "../../../kernel/pass";
import { below, type Random } from "../../../kernel/random";
import type { Work } from "../../../kernel/work";
import { FRUIT_KINDS, Sort, type Anteater, type Level } from "../level";
import type { Wish } from "./wish";

// What a cell weighs when something is placed, after the article on "Fruit Dating": the heavier the likelier.
const DEAD_END = 6;
const CORNER = 3;
const CORRIDOR = 2;
const OPEN = 1;
/** Dead ends and corners weigh up to so much more, less one. */
const MORE = 3;

const CELLS_PER_SLICE = 10;

/** How a cell lies among free ones. */
const enum Lie {
  Open = 0,
  Corridor = 1,
  Corner = 2,
  DeadEnd = 3,
}

/** A board on which things are being placed. */
interface Garden {
  readonly board: Board;
  readonly walls: readonly boolean[];
  /** The cells where nothing is yet, in order, and how each lies: by cell. */
  readonly free: number[];
  readonly lies: readonly Lie[];
}

/** So many kinds of fruits, any, in ascending order; all where there are no more. */
export function drawKinds(count: number, random: Random): number[] {
  const kinds: number[] = [];
  for (let kind = 0; kind < FRUIT_KINDS; kind++) kinds.push(kind);
  while (kinds.length > count) kinds.splice(below(random, kinds.length), 1);
  return kinds;
}

/**
 * A level with all that is wished for placed anywhere by weight, a pair of fruits of each of these kinds; undefined if the
 * board has not enough room.
 */
export function* placeAll(
  board: Board,
  walls: readonly boolean[],
  wish: Wish,
  pairs: readonly number[],
  random: Random,
): Work<Level | undefined> {
  const free = board.cells.filter((cell) => !walls[cell]);
  yield;
  if (free.length < LEAST_FREE_CELLS + piecesIn(wish)) return undefined;
  const lies: Lie[] = [];
  for (let at = 0; at < free.length; at++) {
    lies[free[at]] = lieOf(board, walls, free[at]);
    if (at % CELLS_PER_SLICE === 0) yield;
  }
  const garden: Garden = { board, walls, free, lies };
  const byFruit = yield* weigh(garden, random, CORRIDOR);
  const byThing = yield* weigh(garden, random, CORRIDOR);
  const byAnimal = yield* weigh(garden, random, 0);
  yield;
  const hedgehogs = take(garden, byAnimal, wish.hedgehogs, random);
  yield;
  const anteaters = placeAnteaters(garden, byAnimal, wish.anteaters, random);
  yield;
  const puddles = take(garden, byThing, wish.puddles, random);
  yield;
  const fruits: number[] = [];
  const kinds: number[] = [];
  for (const kind of pairs) {
    fruits.push(...(yield* takePair(garden, byFruit, random)));
    kinds.push(kind, kind);
    yield;
  }
  const { loose, sorts } = placeLoose(garden, byThing, wish, random);
  yield;
  const passes = wish.passes === 0 ? [] : yield* placePasses(board, walls, wish.passes, random);
  return { board, walls, fruits, kinds, loose, sorts, puddles, hedgehogs, anteaters, passes };
}

/** So many cells stay free at the least. */
const LEAST_FREE_CELLS = 5;

function piecesIn({ pairs, stones, cars, barrels, puddles, hedgehogs, anteaters }: Wish): number {
  return 2 * pairs + stones + cars + barrels + puddles + hedgehogs + anteaters;
}

function lieOf({ steps }: Board, walls: readonly boolean[], cell: number): Lie {
  let ways = 0;
  for (let way = 0; way < steps.length; way++) if (!walls[cell + steps[way]]) ways++;
  if (ways <= 1) return Lie.DeadEnd;
  if (ways > 2) return Lie.Open;
  return walls[cell + steps[UP]] === walls[cell + steps[DOWN]] ? Lie.Corridor : Lie.Corner;
}

/** What each free cell weighs: by cell. */
function* weigh({ free, lies }: Garden, random: Random, corridor: number): Work<number[]> {
  const weights: number[] = [];
  for (let at = 0; at < free.length; at++) {
    const lie = lies[free[at]];
    if (lie === Lie.DeadEnd) weights[free[at]] = DEAD_END + below(random, MORE);
    else if (lie === Lie.Corner) weights[free[at]] = CORNER + below(random, MORE);
    else weights[free[at]] = lie === Lie.Corridor ? corridor : OPEN;
    if (at % CELLS_PER_SLICE === 0) yield;
  }
  return weights;
}

/** Takes so many free cells by their weights; gives them in ascending order, fewer if all others weigh nothing. */
function take({ free }: Pick<Garden, "free">, weights: readonly number[], count: number, random: Random): number[] {
  const taken: number[] = [];
  while (taken.length < count) {
    let all = 0;
    for (const cell of free) all += weights[cell];
    if (all === 0) break;
    let left = below(random, all);
    let at = 0;
    while (left >= weights[free[at]]) {
      left -= weights[free[at]];
      at++;
    }
    taken.push(free[at]);
    free.splice(at, 1);
  }
  return taken.sort((one, other) => one - other);
}

/** Takes two free cells that do not lie side by side; gives them in ascending order. */
function* takePair({ board, free }: Garden, weights: readonly number[], random: Random): Work<number[]> {
  const [one] = take({ free }, weights, 1, random);
  yield;
  const apart = free.filter((cell) => !board.steps.includes(cell - one));
  yield;
  const [other] = take({ free: apart }, weights, 1, random);
  free.splice(free.indexOf(other), 1);
  return one < other ? [one, other] : [other, one];
}

/** Each looks to where it sees farthest. */
function placeAnteaters(garden: Garden, weights: readonly number[], count: number, random: Random): Anteater[] {
  const { board, walls } = garden;
  return take(garden, weights, count, random).map((cell) => {
    const sights = board.steps.map((step) => sightFrom(walls, cell, step));
    const farthest = Math.max(...sights);
    const ways = DIRECTIONS.filter((direction) => sights[direction] === farthest);
    return { cell, direction: ways[below(random, ways.length)] };
  });
}

/** How many cells there are before the next hedge. */
function sightFrom(walls: readonly boolean[], cell: number, step: number): number {
  let cells = 0;
  while (!walls[cell + (cells + 1) * step]) cells++;
  return cells;
}

function placeLoose(
  garden: Garden,
  weights: readonly number[],
  { stones, cars, barrels }: Wish,
  random: Random,
): Pick<Level, "loose" | "sorts"> {
  const carsUp = countOf(cars, random);
  const barrelsUp = countOf(barrels, random);
  const loose: number[] = [];
  const sorts: Sort[] = [];
  const put = (sort: Sort, count: number): void => {
    for (const cell of take(garden, weights, count, random)) {
      loose.push(cell);
      sorts.push(sort);
    }
  };
  put(Sort.Stone, stones);
  put(Sort.CarUp, carsUp);
  put(Sort.CarAcross, cars - carsUp);
  put(Sort.BarrelUp, barrelsUp);
  put(Sort.BarrelAcross, barrels - barrelsUp);
  return { loose, sorts };
}

/** Any number up to so many. */
function countOf(most: number, random: Random): number {
  return below(random, most + 1);
}

/** Passes between free cells, no two on one border. */
function* placePasses(board: Board, walls: readonly boolean[], count: number, random: Random): Work<Pass[]> {
  const passes: Pass[] = [];
  const borders: Pass[] = [];
  for (let at = 0; at < board.cells.length; at++) {
    const cell = board.cells[at];
    if (at % CELLS_PER_SLICE === 0) yield;
    if (walls[cell]) continue;
    if (!walls[cell + board.steps[RIGHT]]) borders.push({ cell, direction: RIGHT });
    if (!walls[cell + board.steps[DOWN]]) borders.push({ cell, direction: DOWN });
  }
  yield;
  while (passes.length < count && borders.length > 0) {
    const [{ cell, direction }] = borders.splice(below(random, borders.length), 1);
    const isBack = below(random, 2) === 1;
    passes.push(
      isBack
        ? { cell: cell + board.steps[direction], direction: DIRECTIONS[(direction + 2) % DIRECTIONS.length] }
        : { cell, direction },
    );
  }
  return passes.sort(inOrder);
}
