/**
 * Computes and compares similarity sketches: three numbers that tell whether two levels are nearly the same, so that
 * the game does not repeat levels.
 *
 * Each cell of a board belongs to one of twelve classes. The things on the cells of one class determine one digit, so a
 * sketch has twelve digits. Each of the three numbers holds four of these digits. A change on two cells changes at most
 * two digits, so at least one of the three numbers stays equal. Sketches are computed for all mirrored, turned and
 * recoloured versions of a level, because a single sketch depends on the orientation of the board.
 */
import type { Board } from "./board";
import { DOWN, LEFT, RIGHT, UP } from "./direction";
import type { Legend } from "./legend";
import type { Placements } from "./placements";
import type { Task } from "./task";

export const NUMBERS_PER_SKETCH = 3;

const CLASSES = 12;
const CLASSES_PER_NUMBER = CLASSES / NUMBERS_PER_SKETCH;
const MAX_DIFFERENT_DIGITS = 2;

const BASE = 17;
const SIDE_FACTOR = 25;
const MODULUS = 30011;
const SPREAD = 211;

/**
 * Levels with fewer things than this count as similar only if they are equal, because moving one of very few things
 * makes a different level.
 */
export const MIN_THINGS = 4;

/** The number of ways to mirror a board: not at all, left to right, top to bottom, and both. */
const MIRRORS = 4;

const THINGS_PER_SLICE = 16;
// The amount of work after which a background task pauses. Looking up one stored similarity sketch (numbers that are
// nearly equal for similar levels) counts as 1, comparing two sketches as `STEPS_PER_COMPARISON`.
const STEPS_PER_SLICE = 100;
const STEPS_PER_COMPARISON = 12;

type Things = Pick<Placements, "cells" | "kinds">;

/**
 * Returns the similarity sketch to store for a level: three numbers that are nearly equal for similar levels. The
 * result is also the first sketch that `computeSymmetrySketches` returns.
 */
export function computeSimilaritySketch(legend: Legend, { board, cells, kinds }: Placements): number[] {
  const isTransposed = board.width < board.height;
  const toLeft = board.cellsToEdge[isTransposed ? UP : LEFT];
  const toTop = board.cellsToEdge[isTransposed ? LEFT : UP];
  const sums = computeInitialSums(board, isTransposed, 1);
  for (let index = 0; index < cells.length; index++) {
    const kind = isTransposed ? legend.transposed[kinds[index]] : kinds[index];
    const left = toLeft[cells[index]];
    const top = toTop[cells[index]];
    addThing(sums, 0, kind, left, top);
  }
  const numbers: number[] = [];
  addSketches(numbers, sums, cells.length);
  return numbers;
}

/**
 * Returns the similarity sketches (numbers that are nearly equal for similar levels) of all mirrored, turned and
 * recoloured versions of a level, for comparing them with stored sketches. The result is one list in which each sketch
 * has `NUMBERS_PER_SKETCH` numbers.
 */
export function* computeSymmetrySketches(legend: Legend, placements: Placements): Task<number[]> {
  yield;
  const { board } = placements;
  const colours = yield* splitByColour(legend, placements);
  const sources: SketchSources = { legend, board, thingCount: placements.cells.length, colours };
  const numbers: number[] = [];
  yield;
  // A board that is higher than wide is sketched only in its turned versions, and a board that is wider than high only
  // in its unturned versions. A square board needs both.
  if (board.width >= board.height) yield* addMirrorSketches(numbers, sources, false);
  if (board.width <= board.height) yield* addMirrorSketches(numbers, sources, true);
  return numbers;
}

interface SketchSources {
  readonly legend: Legend;
  readonly board: Board;
  readonly thingCount: number;
  readonly colours: Colours;
}

function* addMirrorSketches(
  numbers: number[],
  { legend, board, thingCount, colours }: SketchSources,
  isTransposed: boolean,
): Task<void> {
  const [plain, coloured, recoloured] = colours;
  const sums = computeInitialSums(board, isTransposed, MIRRORS);
  yield* addThings(sums, legend, board, plain, isTransposed);
  yield;
  // The sums for the same level with its two colours exchanged. So far, `sums` covers only the things without a second
  // colour, which stay the same when the colours are exchanged. The sums are therefore copied instead of computed
  // again.
  const recolouredSums = recoloured === undefined ? undefined : [...sums];
  yield* addThings(sums, legend, board, coloured, isTransposed);
  yield;
  addSketches(numbers, sums, thingCount);
  yield;
  if (recolouredSums === undefined || recoloured === undefined) return;
  yield* addThings(recolouredSums, legend, board, recoloured, isTransposed);
  yield;
  addSketches(numbers, recolouredSums, thingCount);
  yield;
}

/**
 * Returns whether a level is equal or nearly equal to an earlier level whose similarity sketch is in the list
 * `remembered`. Nearly equal levels differ on at most two cells, for instance because one thing was moved. `sketches`
 * has the sketches of all mirrored and turned versions of the level.
 */
export function* isSimilarToAny(remembered: readonly number[], sketches: readonly number[]): Task<boolean> {
  const last = remembered.length - NUMBERS_PER_SKETCH;
  let stepsLeft = STEPS_PER_SLICE;
  for (let sketchStart = 0; sketchStart < sketches.length; sketchStart += NUMBERS_PER_SKETCH) {
    const first = sketches[sketchStart];
    const second = sketches[sketchStart + 1];
    const third = sketches[sketchStart + 2];
    for (let rememberedStart = 0; rememberedStart <= last; rememberedStart += NUMBERS_PER_SKETCH) {
      const isCandidate =
        remembered[rememberedStart] === first ||
        remembered[rememberedStart + 1] === second ||
        remembered[rememberedStart + 2] === third;
      stepsLeft--;
      if (isCandidate) {
        if (countDifferentDigits(remembered, rememberedStart, sketches, sketchStart) <= MAX_DIFFERENT_DIGITS)
          return true;
        stepsLeft -= STEPS_PER_COMPARISON;
      }
      if (stepsLeft <= 0) {
        stepsLeft = STEPS_PER_SLICE;
        yield;
      }
    }
  }
  return false;
}

function countDifferentDigits(
  first: readonly number[],
  firstStart: number,
  second: readonly number[],
  secondStart: number,
): number {
  let differing = 0;
  for (let number = 0; number < NUMBERS_PER_SKETCH; number++) {
    const one = first[firstStart + number];
    const other = second[secondStart + number];
    if (one === other) continue;
    let weight = 1;
    let lastDifference = 0;
    for (let digit = 0; digit < CLASSES_PER_NUMBER; digit++) {
      weight *= BASE;
      const difference = (one % weight) - (other % weight);
      if (difference !== lastDifference) differing++;
      lastDifference = difference;
    }
  }
  return differing;
}

/**
 * The things of a level in three groups: things without a second colour, things with a second colour, and the things of
 * the second group with the two colours exchanged.
 */
type Colours = readonly [plain: Things, coloured: Things, recoloured?: Things];

function* splitByColour({ recoloured }: Legend, things: Things): Task<Colours> {
  const coloured = { cells: [] as number[], kinds: [] as number[] };
  if (recoloured === undefined) return [things, coloured];
  const plain = { cells: [] as number[], kinds: [] as number[] };
  for (let index = 0; index < things.cells.length; index++) {
    const kind = things.kinds[index];
    const { cells, kinds } = recoloured[kind] === kind ? plain : coloured;
    cells.push(things.cells[index]);
    kinds.push(kind);
    if (index % THINGS_PER_SLICE === THINGS_PER_SLICE - 1) yield;
  }
  return [plain, coloured, { cells: coloured.cells, kinds: coloured.kinds.map((kind) => recoloured[kind]) }];
}

/**
 * Returns the starting values of the sums from which similarity sketches (numbers that are nearly equal for similar
 * levels) are computed. There is one sum for each mirror image of the board and each of the twelve classes of its
 * cells. All values are computed from the board's size, so that the sketches of boards with different sizes differ in
 * all digits.
 */
function computeInitialSums({ width, height }: Board, isTransposed: boolean, mirrors: number): number[] {
  const shape = isTransposed ? height * SIDE_FACTOR + width : width * SIDE_FACTOR + height;
  const sums: number[] = [];
  for (let sum = 0; sum < mirrors * CLASSES; sum++) sums.push(shape);
  return sums;
}

function* addThings(
  sums: number[],
  legend: Legend,
  { cellsToEdge }: Board,
  { cells, kinds }: Things,
  isTransposed: boolean,
): Task<void> {
  const { transposed, flippedX, flippedY, flippedBoth } = legend;
  const toLeft = cellsToEdge[isTransposed ? UP : LEFT];
  const toTop = cellsToEdge[isTransposed ? LEFT : UP];
  const toRight = cellsToEdge[isTransposed ? DOWN : RIGHT];
  const toBottom = cellsToEdge[isTransposed ? RIGHT : DOWN];
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index];
    const kind = isTransposed ? transposed[kinds[index]] : kinds[index];
    const left = toLeft[cell];
    const right = toRight[cell];
    const top = toTop[cell];
    const bottom = toBottom[cell];
    addThing(sums, 0, kind, left, top);
    addThing(sums, CLASSES, flippedX[kind], right, top);
    addThing(sums, 2 * CLASSES, flippedY[kind], left, bottom);
    addThing(sums, 3 * CLASSES, flippedBoth[kind], right, bottom);
    if (index % THINGS_PER_SLICE === THINGS_PER_SLICE - 1) yield;
  }
}

/**
 * Adds one thing to the sum for the class of its cell. Each cell of a board belongs to one of twelve classes. These
 * repeat along each row and are shifted from row to row, so that all classes have about equally many cells. @inline
 */
function addThing(sums: number[], first: number, kind: number, left: number, top: number): void {
  const number = (kind * SIDE_FACTOR + top) * SIDE_FACTOR + left + SIDE_FACTOR * SIDE_FACTOR + 1;
  sums[first + ((left + 5 * top) % CLASSES)] += (number * number) % MODULUS;
}

function addSketches(numbers: number[], sums: number[], thingCount: number): void {
  for (let first = 0; first < sums.length; first += CLASSES) {
    if (thingCount < MIN_THINGS) mixDigits(sums, first);
    for (let start = first; start < first + CLASSES; start += CLASSES_PER_NUMBER) {
      let number = 0;
      for (let index = start + CLASSES_PER_NUMBER - 1; index >= start; index--)
        number = number * BASE + (sums[index] % BASE);
      numbers.push(number);
    }
  }
}

/**
 * Makes every digit of a similarity sketch (numbers that are nearly equal for similar levels) depend on all cells of
 * the board. If two levels differ anywhere, almost all digits of their sketches then differ.
 */
function mixDigits(sums: number[], first: number): void {
  let combined = 0;
  for (let index = 0; index < CLASSES; index++) combined = (combined * BASE + sums[first + index]) % MODULUS;
  for (let index = 0; index < CLASSES; index++) sums[first + index] = combined % (SPREAD + 2 * index);
}
