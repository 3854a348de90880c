/**
 * A sketch is a few numbers that tell whether two positions are nearly the same. Each cell belongs to one of twelve
 * classes, and what stands on the cells of a class makes one digit: whatever happens on two cells, at least ten of the
 * twelve digits stay, and one of the three numbers that hold four digits each. A position is sketched in all its turns,
 * mirrors and colours, so a sketch need not be the same from all sides.
 */
import type { Board } from "./board";
import { DOWN, LEFT, RIGHT, UP } from "./direction";
import type { Legend } from "./legend";
import type { Placements } from "./placements";
import type { Task } from "./task";

/** So many numbers make a sketch. */
export const NUMBERS_PER_SKETCH = 3;

const CLASSES = 12;
const CLASSES_PER_NUMBER = CLASSES / NUMBERS_PER_SKETCH;
const MAX_DIFFERENT_DIGITS = 2;

const BASE = 17;
const SIDE_FACTOR = 25;
const MODULUS = 30011;
const SPREAD = 211;

/** With fewer things a position in which one has been moved is quite another one. */
export const MIN_THINGS = 4;

/** A position as it is, left for right, top for bottom, and both. */
const MIRRORS = 4;

// In each mirror.
const THINGS_PER_SLICE = 16;
// In steps: looking at a remembered sketch is one.
const STEPS_PER_SLICE = 100;
const STEPS_PER_COMPARISON = 12;

/** Things and the cells where they stand; see `Standing`. */
type Things = Pick<Placements, "cells" | "kinds">;

/** The sketch of a position that is to be remembered: the first of its `sketches`. */
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
 * The sketches of all turns and mirrors of a position, and of the same in the legend's other colours, one after the
 * other, `SKETCH_NUMBERS` each.
 */
export function* symmetrySketches(legend: Legend, standing: Placements): Task<number[]> {
  yield;
  const { board } = standing;
  const colours = yield* splitByColour(legend, standing);
  const sources: SketchSources = { legend, board, thingCount: standing.cells.length, colours };
  const numbers: number[] = [];
  yield;
  // A board that is not square is laid on its long side first: of its turns then only half remain.
  if (board.width >= board.height) yield* addMirrorSketches(numbers, sources, false);
  if (board.width <= board.height) yield* addMirrorSketches(numbers, sources, true);
  return numbers;
}

/** What the sketches of all turns of a position are made from. */
interface SketchSources {
  readonly legend: Legend;
  readonly board: Board;
  readonly thingCount: number;
  readonly colours: Colours;
}

/** Adds the sketches of a position, after columns and rows were exchanged if `swaps`. */
function* addMirrorSketches(
  numbers: number[],
  { legend, board, thingCount, colours }: SketchSources,
  isTransposed: boolean,
): Task<void> {
  const [plain, coloured, recoloured] = colours;
  const sums = initialSums(board, isTransposed, MIRRORS);
  yield* addThings(sums, legend, board, plain, isTransposed);
  yield;
  // What has but one colour is summed up once for both.
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
 * Whether a position with these `sketches` is the same as one of those whose first sketches are `remembered`, or nearly:
 * with other things on at most two of its cells, as when one has been moved.
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

/** In how many digits the sketch that begins at `at` of one list differs from that at `of` of another. */
function countDifferentDigits(some: readonly number[], index: number, others: readonly number[], of: number): number {
  let differing = 0;
  for (let number = 0; number < NUMBERS_PER_SKETCH; number++) {
    const one = some[index + number];
    const other = others[of + number];
    if (one === other) continue;
    let weight = 1;
    let before = 0;
    for (let digit = 0; digit < CLASSES_PER_NUMBER; digit++) {
      weight *= BASE;
      const difference = (one % weight) - (other % weight);
      if (difference !== before) differing++;
      before = difference;
    }
  }
  return differing;
}

type Colours = readonly [plain: Things, coloured: Things, recoloured?: Things];

/** The things that have but one colour, the others, and those in the other colour; none of these if there are no colours. */
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

/** For each mirror and class the sum over its things, before there are any; boards of different sizes differ in all. */
function initialSums({ width, height }: Board, isTransposed: boolean, mirrors: number): number[] {
  const shape = isTransposed ? height * SIDE_FACTOR + width : width * SIDE_FACTOR + height;
  const sums: number[] = [];
  for (let sum = 0; sum < mirrors * CLASSES; sum++) sums.push(shape);
  return sums;
}

/** Adds things to the sums of all four mirrors, after columns and rows were exchanged if `swaps`. */
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

/** Classes run along the rows, and are set off from row to row: each has as many cells as any other. @inline */
function addThing(sums: number[], first: number, kind: number, left: number, top: number): void {
  const number = (kind * SIDE_FACTOR + top) * SIDE_FACTOR + left + SIDE_FACTOR * SIDE_FACTOR + 1;
  sums[first + ((left + 5 * top) % CLASSES)] += (number * number) % MODULUS;
}

/** Adds the sketches of all mirrors of a position of so many things. */
function addSketches(numbers: number[], sums: number[], thingCount: number): void {
  for (let first = 0; first < sums.length; first += CLASSES) {
    if (thingCount < MIN_THINGS) mixDigits(sums, first);
    for (let of = first; of < first + CLASSES; of += CLASSES_PER_NUMBER) {
      let number = 0;
      for (let index = of + CLASSES_PER_NUMBER - 1; index >= of; index--) number = number * BASE + (sums[index] % BASE);
      numbers.push(number);
    }
  }
}

/** Makes every digit depend on all classes, so that hardly one stays the same if anything is another. */
function mixDigits(sums: number[], first: number): void {
  let whole = 0;
  for (let index = 0; index < CLASSES; index++) whole = (whole * BASE + sums[first + index]) % MODULUS;
  for (let index = 0; index < CLASSES; index++) sums[first + index] = whole % (SPREAD + 2 * index);
}
