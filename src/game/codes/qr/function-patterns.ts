import type { Task } from "../../../kernel/task";
import { alignmentsOf, hasVersionInformation, sideOf, type EccLevel } from "./version";

/** The modules of a QR code, row by row: 1 is dark, 0 is light. */
export interface Modules {
  readonly side: number;
  readonly dark: number[];
  /** Those that belong to a pattern, which no mask changes. */
  readonly isFunctionModule: boolean[];
}

/** How far a finder and the light round it reach from its middle, and an alignment pattern. */
const FINDER_REACH = 4;
const ALIGNMENT_REACH = 2;
/** The middles of finders lie so far from the edge, and the timing patterns in this row and column. */
const FINDER_INSET = 3;
const TIMING_INDEX = 6;

const LEVEL_BITS: Readonly<Record<EccLevel, number>> = { L: 1, M: 0, Q: 3, H: 2 };
/** Generators of the bits that check what a code says of itself, and what the mask and level are laid over. */
const FORMAT_GENERATOR = [1, 0, 1, 0, 0, 1, 1, 0, 1, 1, 1];
const FORMAT_MASK = [1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0];
const VERSION_GENERATOR = [1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 1, 0, 1];
const FORMAT_BITS = 5;
const VERSION_BITS = 6;
/** The version stands in two blocks of so many rows or columns. */
const VERSION_COLUMNS = 3;

/** The patterns of a version; where the format comes to stand there is light. */
export function* placeFunctionPatterns(version: number): Task<Modules> {
  const side = sideOf(version);
  const modules: Modules = { side, dark: [], isFunctionModule: [] };
  // Where a list grows it is copied: both at once would be a long slice.
  yield* fill(modules.dark, 0, side);
  yield* fill(modules.isFunctionModule, false, side);
  placeTimingPatterns(modules);
  yield;
  const far = side - 1 - FINDER_INSET;
  for (const [x, y] of [
    [FINDER_INSET, FINDER_INSET],
    [far, FINDER_INSET],
    [FINDER_INSET, far],
  ]) {
    yield* placeRings(modules, x, y, FINDER_REACH);
  }
  yield* placeAlignmentPatterns(modules, alignmentsOf(version));
  yield* placeFormatInformation(modules, "L", 0);
  yield;
  if (hasVersionInformation(version)) yield* placeVersionInformation(modules, version);
  return modules;
}

function* fill<T>(list: T[], value: T, side: number): Task<void> {
  for (let at = 0; at < side * side; at++) {
    if (at % side === 0) yield;
    list[at] = value;
  }
}

/** Says how well the code is checked and which mask lies over it. */
export function* placeFormatInformation(modules: Modules, level: EccLevel, mask: number): Task<void> {
  const { side } = modules;
  const checked = yield* appendRemainder(bitsOf(LEVEL_BITS[level] * 8 + mask, FORMAT_BITS), FORMAT_GENERATOR);
  const bits = checked.map((bit, at) => (bit + FORMAT_MASK[at]) % 2);
  yield;
  bits.forEach((bit, at) => {
    // Round the finder at the top left, past the timing patterns; and again along the two others.
    const up = bits.length - 1 - at;
    if (at < 8) setFunctionModule(modules, at < TIMING_INDEX ? at : at + 1, 8, bit);
    else setFunctionModule(modules, 8, up < TIMING_INDEX ? up : up + 1, bit);
    if (at < 7) setFunctionModule(modules, 8, side - 1 - at, bit);
    else setFunctionModule(modules, side - 1 - up, 8, bit);
  });
  setFunctionModule(modules, 8, side - 8, 1);
}

function* placeVersionInformation(modules: Modules, version: number): Task<void> {
  const bits = yield* appendRemainder(bitsOf(version, VERSION_BITS), VERSION_GENERATOR);
  yield;
  bits.forEach((bit, at) => {
    const fromLast = bits.length - 1 - at;
    const along = Math.floor(fromLast / VERSION_COLUMNS);
    const across = modules.side - 11 + (fromLast % VERSION_COLUMNS);
    setFunctionModule(modules, across, along, bit);
    setFunctionModule(modules, along, across, bit);
  });
}

function placeTimingPatterns(modules: Modules): void {
  for (let at = 0; at < modules.side; at++) {
    setFunctionModule(modules, at, TIMING_INDEX, 1 - (at % 2));
    setFunctionModule(modules, TIMING_INDEX, at, 1 - (at % 2));
  }
}

function* placeAlignmentPatterns(modules: Modules, middles: readonly number[]): Task<void> {
  const last = middles[middles.length - 1];
  for (const y of middles) {
    for (const x of middles) {
      const isAtFinder =
        (x === TIMING_INDEX && (y === TIMING_INDEX || y === last)) || (x === last && y === TIMING_INDEX);
      if (!isAtFinder) yield* placeRings(modules, x, y, ALIGNMENT_REACH);
    }
  }
}

/** Squares within squares round a middle, as far as the code goes: dark and light, with a dark square in finders. */
function* placeRings(modules: Modules, middleX: number, middleY: number, reach: number): Task<void> {
  const { side } = modules;
  for (let y = Math.max(0, middleY - reach); y <= Math.min(side - 1, middleY + reach); y++) {
    for (let x = Math.max(0, middleX - reach); x <= Math.min(side - 1, middleX + reach); x++) {
      const ring = Math.max(Math.abs(x - middleX), Math.abs(y - middleY));
      const isLight = ring === FINDER_REACH || ring === reach - (reach === FINDER_REACH ? 2 : 1);
      setFunctionModule(modules, x, y, isLight ? 0 : 1);
    }
    yield;
  }
}

function setFunctionModule({ side, dark, isFunctionModule }: Modules, x: number, y: number, bit: number): void {
  dark[y * side + x] = bit;
  isFunctionModule[y * side + x] = true;
}

function bitsOf(value: number, count: number): number[] {
  const bits: number[] = [];
  let rest = value;
  for (let at = 0; at < count; at++) {
    bits.unshift(rest % 2);
    rest = Math.floor(rest / 2);
  }
  return bits;
}

/** Bits, and behind them what is left over when they are divided by a generator. */
function* appendRemainder(bits: readonly number[], generator: readonly number[]): Task<number[]> {
  const rest = [...bits, ...generator.slice(1).map(() => 0)];
  yield;
  for (let at = 0; at < bits.length; at++) {
    if (rest[at] === 0) continue;
    for (let by = 0; by < generator.length; by++) rest[at + by] = (rest[at + by] + generator[by]) % 2;
  }
  return [...bits, ...rest.slice(bits.length)];
}
