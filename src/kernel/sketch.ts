/**
 * A sketch is a few numbers that tell whether two positions are nearly the same. Each cell belongs to one of twelve
 * classes, and what stands on the cells of a class makes one digit: whatever happens on two cells, at least ten of the
 * twelve digits stay, and one of the three numbers that hold four digits each. A position is sketched in all its turns,
 * mirrors and colours, so a sketch need not be the same from all sides.
 */
import type { Board } from "./board";
import { DOWN, LEFT, RIGHT, UP } from "./direction";
import type { Legend } from "./legend";
import type { Standing } from "./standing";
import type { Work } from "./work";

/** So many numbers make a sketch. */
export const SKETCH_NUMBERS = 3;

const CLASSES = 12;
const CLASSES_IN_NUMBER = CLASSES / SKETCH_NUMBERS;
const MOST_OTHER_DIGITS = 2;

const BASE = 17;
const SIDES = 25;
const MODULUS = 30011;
const SPREAD = 211;

/** With fewer things a position in which one has been moved is quite another one. */
export const FEWEST_THINGS = 4;

/** A position as it is, left for right, top for bottom, and both. */
const MIRRORS = 4;

// In each mirror.
const THINGS_PER_SLICE = 16;
// In steps: looking at a remembered sketch is one.
const STEPS_PER_SLICE = 100;
const STEPS_PER_COMPARISON = 12;

/** Things and the cells where they stand; see `Standing`. */
type Things = Pick<Standing, "cells" | "kinds">;

/** The sketch of a position that is to be remembered: the first of its `sketches`. */
export function firstSketch(legend: Legend, { board, cells, kinds }: Standing): number[] {
  const swaps = board.width < board.height;
  const toLeft = board.toEdge[swaps ? UP : LEFT];
  const toTop = board.toEdge[swaps ? LEFT : UP];
  const sums = sumsOfNothing(board, swaps, 1);
  for (let at = 0; at < cells.length; at++) {
    const kind = swaps ? legend.swapped[kinds[at]] : kinds[at];
    const left = toLeft[cells[at]];
    const top = toTop[cells[at]];
    addThing(sums, 0, kind, left, top);
  }
  const numbers: number[] = [];
  addNumbers(numbers, sums, cells.length);
  return numbers;
}

/**
 * The sketches of all turns and mirrors of a position, and of the same in the legend's other colours, one after the
 * other, `SKETCH_NUMBERS` each.
 */
export function* sketches(legend: Legend, standing: Standing): Work<number[]> {
  yield;
  const { board } = standing;
  const colours = yield* byColour(legend, standing);
  const turns: Turns = { legend, board, things: standing.cells.length, colours };
  const numbers: number[] = [];
  yield;
  // A board that is not square is laid on its long side first: of its turns then only half remain.
  if (board.width >= board.height) yield* addTurn(numbers, turns, false);
  if (board.width <= board.height) yield* addTurn(numbers, turns, true);
  return numbers;
}

/** What the sketches of all turns of a position are made from. */
interface Turns {
  readonly legend: Legend;
  readonly board: Board;
  readonly things: number;
  readonly colours: Colours;
}

/** Adds the sketches of a position, after columns and rows were exchanged if `swaps`. */
function* addTurn(numbers: number[], { legend, board, things, colours }: Turns, swaps: boolean): Work<void> {
  const [plain, coloured, recoloured] = colours;
  const sums = sumsOfNothing(board, swaps, MIRRORS);
  yield* addThings(sums, legend, board, plain, swaps);
  yield;
  // What has but one colour is summed up once for both.
  const others = recoloured === undefined ? undefined : [...sums];
  yield* addThings(sums, legend, board, coloured, swaps);
  yield;
  addNumbers(numbers, sums, things);
  yield;
  if (others === undefined || recoloured === undefined) return;
  yield* addThings(others, legend, board, recoloured, swaps);
  yield;
  addNumbers(numbers, others, things);
  yield;
}

/**
 * Whether a position with these `sketches` is the same as one of those whose first sketches are `remembered`, or nearly:
 * with other things on at most two of its cells, as when one has been moved.
 */
export function* isNearlyOneOf(remembered: readonly number[], sketches: readonly number[]): Work<boolean> {
  const last = remembered.length - SKETCH_NUMBERS;
  let stepsLeft = STEPS_PER_SLICE;
  for (let of = 0; of < sketches.length; of += SKETCH_NUMBERS) {
    const first = sketches[of];
    const second = sketches[of + 1];
    const third = sketches[of + 2];
    for (let at = 0; at <= last; at += SKETCH_NUMBERS) {
      const isCandidate = remembered[at] === first || remembered[at + 1] === second || remembered[at + 2] === third;
      stepsLeft--;
      if (isCandidate) {
        if (otherDigits(remembered, at, sketches, of) <= MOST_OTHER_DIGITS) return true;
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
function otherDigits(some: readonly number[], at: number, others: readonly number[], of: number): number {
  let differing = 0;
  for (let number = 0; number < SKETCH_NUMBERS; number++) {
    const one = some[at + number];
    const other = others[of + number];
    if (one === other) continue;
    let weight = 1;
    let before = 0;
    for (let digit = 0; digit < CLASSES_IN_NUMBER; digit++) {
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
function* byColour({ recoloured }: Legend, things: Things): Work<Colours> {
  const coloured = { cells: [] as number[], kinds: [] as number[] };
  if (recoloured === undefined) return [things, coloured];
  const plain = { cells: [] as number[], kinds: [] as number[] };
  for (let at = 0; at < things.cells.length; at++) {
    const kind = things.kinds[at];
    const { cells, kinds } = recoloured[kind] === kind ? plain : coloured;
    cells.push(things.cells[at]);
    kinds.push(kind);
    if (at % THINGS_PER_SLICE === THINGS_PER_SLICE - 1) yield;
  }
  return [plain, coloured, { cells: coloured.cells, kinds: coloured.kinds.map((kind) => recoloured[kind]) }];
}

/** For each mirror and class the sum over its things, before there are any; boards of different sizes differ in all. */
function sumsOfNothing({ width, height }: Board, swaps: boolean, mirrors: number): number[] {
  const shape = swaps ? height * SIDES + width : width * SIDES + height;
  const sums: number[] = [];
  for (let sum = 0; sum < mirrors * CLASSES; sum++) sums.push(shape);
  return sums;
}

/** Adds things to the sums of all four mirrors, after columns and rows were exchanged if `swaps`. */
function* addThings(
  sums: number[],
  legend: Legend,
  { toEdge }: Board,
  { cells, kinds }: Things,
  swaps: boolean,
): Work<void> {
  const { swapped, flippedX, flippedY, flippedBoth } = legend;
  const toLeft = toEdge[swaps ? UP : LEFT];
  const toTop = toEdge[swaps ? LEFT : UP];
  const toRight = toEdge[swaps ? DOWN : RIGHT];
  const toBottom = toEdge[swaps ? RIGHT : DOWN];
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at];
    const kind = swaps ? swapped[kinds[at]] : kinds[at];
    const left = toLeft[cell];
    const right = toRight[cell];
    const top = toTop[cell];
    const bottom = toBottom[cell];
    addThing(sums, 0, kind, left, top);
    addThing(sums, CLASSES, flippedX[kind], right, top);
    addThing(sums, 2 * CLASSES, flippedY[kind], left, bottom);
    addThing(sums, 3 * CLASSES, flippedBoth[kind], right, bottom);
    if (at % THINGS_PER_SLICE === THINGS_PER_SLICE - 1) yield;
  }
}

/** Classes run along the rows, and are set off from row to row: each has as many cells as any other. @inline */
function addThing(sums: number[], first: number, kind: number, left: number, top: number): void {
  const number = (kind * SIDES + top) * SIDES + left + SIDES * SIDES + 1;
  sums[first + ((left + 5 * top) % CLASSES)] += (number * number) % MODULUS;
}

/** Adds the sketches of all mirrors of a position of so many things. */
function addNumbers(numbers: number[], sums: number[], things: number): void {
  for (let first = 0; first < sums.length; first += CLASSES) {
    if (things < FEWEST_THINGS) spread(sums, first);
    for (let of = first; of < first + CLASSES; of += CLASSES_IN_NUMBER) {
      let number = 0;
      for (let at = of + CLASSES_IN_NUMBER - 1; at >= of; at--) number = number * BASE + (sums[at] % BASE);
      numbers.push(number);
    }
  }
}

/** Makes every digit depend on all classes, so that hardly one stays the same if anything is another. */
function spread(sums: number[], first: number): void {
  let whole = 0;
  for (let at = 0; at < CLASSES; at++) whole = (whole * BASE + sums[first + at]) % MODULUS;
  for (let at = 0; at < CLASSES; at++) sums[first + at] = whole % (SPREAD + 2 * at);
}
