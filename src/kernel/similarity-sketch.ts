/**
 * Similarity sketches: three numbers per symmetry of a level that tell whether two levels are nearly the same. They
 * keep an endless run from repeating levels.
 *
 * Each cell belongs to one of twelve classes, and the things on the cells of a class determine one digit. A change on
 * two cells leaves at least ten of the twelve digits equal. It also leaves at least one of the three numbers equal,
 * each of which holds four digits. Sketches are computed for all symmetries and colours, so a sketch itself need not be
 * symmetric.
 */
import type { Board } from "./board";
import { DOWN, LEFT, RIGHT, UP } from "./direction";
import type { Legend } from "./legend";
import type { Placements } from "./placements";
import type { Task } from "./task";

/** The length of one sketch. */
export const NUMBERS_PER_SKETCH = 3;

const CLASSES = 12;
const CLASSES_PER_NUMBER = CLASSES / NUMBERS_PER_SKETCH;
const MAX_DIFFERENT_DIGITS = 2;

const BASE = 17;
const SIDE_FACTOR = 25;
const MODULUS = 30011;
const SPREAD = 211;

/**
 * Levels with fewer things than this only match if they are equal, because moving one of so few things makes a
 * different level.
 */
export const MIN_THINGS = 4;

/** The number of reflections of a board: none, left to right, top to bottom, and both. */
const MIRRORS = 4;

// The number of things per slice. Each thing is added to the sums of all four reflections.
const THINGS_PER_SLICE = 16;
// The cost of a slice in steps; looking up one remembered sketch is one step.
const STEPS_PER_SLICE = 100;
const STEPS_PER_COMPARISON = 12;

/** The cells and kinds of some things, as in `Placements`. */
type Things = Pick<Placements, "cells" | "kinds">;

/** Returns the sketch to remember for a level. It is the first of its `symmetrySketches`. */
export function similaritySketch(legend: Legend, { board, cells, kinds }: Placements): number[] {
  const isTransposed = board.width < board.height;
  const toLeft = board.cellsToEdge[isTransposed ? UP : LEFT];
  const toTop = board.cellsToEdge[isTransposed ? LEFT : UP];
  const sums = initialSums(board, isTransposed, 1);
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
 * Returns the sketches of all symmetries of a level, and of the same in the legend's other colours. They follow each
 * other in one list, `NUMBERS_PER_SKETCH` numbers each.
 */
export function* symmetrySketches(legend: Legend, placements: Placements): Task<number[]> {
  yield;
  const { board } = placements;
  const colours = yield* splitByColour(legend, placements);
  const sources: SketchSources = { legend, board, thingCount: placements.cells.length, colours };
  const numbers: number[] = [];
  yield;
  // Boards that are not square are transposed to landscape first, so only half of their symmetries remain to be
  // computed.
  if (board.width >= board.height) yield* addMirrorSketches(numbers, sources, false);
  if (board.width <= board.height) yield* addMirrorSketches(numbers, sources, true);
  return numbers;
}

/** The data from which the sketches of all symmetries are computed. */
interface SketchSources {
  readonly legend: Legend;
  readonly board: Board;
  readonly thingCount: number;
  readonly colours: Colours;
}

/** Appends the sketches of all reflections of a level, with columns and rows exchanged if `isTransposed`. */
function* addMirrorSketches(
  numbers: number[],
  { legend, board, thingCount, colours }: SketchSources,
  isTransposed: boolean,
): Task<void> {
  const [plain, coloured, recoloured] = colours;
  const sums = initialSums(board, isTransposed, MIRRORS);
  yield* addThings(sums, legend, board, plain, isTransposed);
  yield;
  // The sums over things without another colour are the same for both colours, so they are computed once.
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
 * Returns whether a level with these sketches is the same as, or nearly the same as, one whose sketch is remembered.
 * "Nearly" means different things on at most two cells, as after one thing is moved.
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

/**
 * Returns in how many digits two sketches differ: the one at index `firstStart` of one list and the one at
 * `secondStart` of another.
 */
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

/** Things by whether they have another colour. The last entry holds the coloured things with colours exchanged. */
type Colours = readonly [plain: Things, coloured: Things, recoloured?: Things];

/**
 * Splits things into those without another colour, those with one, and the latter in their other colour. The third part
 * is undefined if the legend has no colours.
 */
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
 * Returns the initial sums, one for each reflection and class. They depend on the size of the board, so sketches of
 * different sizes differ in all digits.
 */
function initialSums({ width, height }: Board, isTransposed: boolean, mirrors: number): number[] {
  const shape = isTransposed ? height * SIDE_FACTOR + width : width * SIDE_FACTOR + height;
  const sums: number[] = [];
  for (let sum = 0; sum < mirrors * CLASSES; sum++) sums.push(shape);
  return sums;
}

/** Adds things to the sums of all four reflections, with columns and rows exchanged if `isTransposed`. */
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
 * Adds one thing to the sum of its cell's class. Classes follow each other along a row and are shifted from row to row,
 * so all have about the same number of cells. @inline
 */
function addThing(sums: number[], first: number, kind: number, left: number, top: number): void {
  const number = (kind * SIDE_FACTOR + top) * SIDE_FACTOR + left + SIDE_FACTOR * SIDE_FACTOR + 1;
  sums[first + ((left + 5 * top) % CLASSES)] += (number * number) % MODULUS;
}

/** Appends the sketches of all reflections of a level with `thingCount` things. */
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

/** Makes every digit depend on all classes, so that two levels that differ at all have almost no digit in common. */
function mixDigits(sums: number[], first: number): void {
  let combined = 0;
  for (let index = 0; index < CLASSES; index++) combined = (combined * BASE + sums[first + index]) % MODULUS;
  for (let index = 0; index < CLASSES; index++) sums[first + index] = combined % (SPREAD + 2 * index);
}
