/**
 * Places the fixed patterns of a QR code (ISO/IEC 18004), by which scanners find and read it. They consist of modules:
 * small dark and light squares.
 */
import type { Task } from "../../../kernel/task";
import { alignmentCentresOf, hasVersionInformation, sideOf, type EccLevel } from "./version";

/** The modules (small squares) of a QR code, row by row: 1 is dark, 0 is light. */
export interface ModuleGrid {
  readonly side: number;
  readonly dark: number[];
  /**
   * Whether each small square of the QR code belongs to a fixed pattern. Masks, which invert squares, leave such
   * patterns unchanged.
   */
  readonly isFunctionModule: boolean[];
}

/**
 * How many small squares a finder pattern (the large square in a corner) reaches from its middle, its light border
 * included.
 */
const FINDER_REACH = 4;
/** How many small squares an alignment pattern (a ring that helps scanners) reaches from its middle. */
const ALIGNMENT_REACH = 2;
/**
 * How many small squares the middle of a finder pattern (the large square in a corner) lies from the edge of a QR code.
 */
const FINDER_INSET = 3;
/** The row and column, from 0, of a QR code's timing patterns: lines of alternately dark and light squares. */
const TIMING_INDEX = 6;

const LEVEL_BITS: Readonly<Record<EccLevel, number>> = { L: 1, M: 0, Q: 3, H: 2 };
/** The polynomial for the check bits of a QR code's format information, as a list of bits. */
const FORMAT_GENERATOR = [1, 0, 1, 0, 0, 1, 1, 0, 1, 1, 1];
/** The mask that inverts bits of a QR code's format information, as a list of bits. */
const FORMAT_MASK = [1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0];
/** The polynomial for the check bits of a QR code's version information, as a list of bits. */
const VERSION_GENERATOR = [1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 1, 0, 1];
/**
 * The row and column, from 0, of a QR code's format information. They are the first ones beyond the finder patterns and
 * their light borders.
 */
const FORMAT_INDEX = 8;
const DARK_MODULE_INSET = 8;
const FORMAT_BITS = 5;
const VERSION_BITS = 6;
const VERSION_INSET = 11;
const VERSION_COLUMNS = 3;

/**
 * Creates the small squares (modules) of a QR code, with all fixed patterns. The squares that name the mask get their
 * final values later, when a mask is applied.
 */
export function* placeFunctionPatterns(version: number): Task<ModuleGrid> {
  const side = sideOf(version);
  const modules: ModuleGrid = { side, dark: [], isFunctionModule: [] };
  // The two lists of the QR code's squares are filled one after the other, because Lua copies a list when it grows.
  // Filled together, one step might copy both lists.
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
  yield* placeAlignmentPatterns(modules, alignmentCentresOf(version));
  yield* placeFormatInformation(modules, "L", 0);
  yield;
  if (hasVersionInformation(version)) yield* placeVersionInformation(modules, version);
  return modules;
}

function* fill<T>(list: T[], value: T, side: number): Task<void> {
  for (let index = 0; index < side * side; index++) {
    if (index % side === 0) yield;
    list[index] = value;
  }
}

/**
 * Places the format information of a QR code, which tells scanners its error-correction level and the number of its
 * mask.
 */
export function* placeFormatInformation(modules: ModuleGrid, level: EccLevel, mask: number): Task<void> {
  const { side } = modules;
  const checked = yield* appendRemainder(bitsOf(LEVEL_BITS[level] * 8 + mask, FORMAT_BITS), FORMAT_GENERATOR);
  const bits = checked.map((bit, index) => (bit + FORMAT_MASK[index]) % 2);
  yield;
  bits.forEach((bit, index) => {
    // Each bit is placed twice. One copy is at the finder pattern (large square) at the top left, and the second copy
    // is split between the finder patterns at the top right and bottom left. `reversed` is the bit's index from the
    // end.
    const reversed = bits.length - 1 - index;
    if (index < 8) setFunctionModule(modules, index < TIMING_INDEX ? index : index + 1, FORMAT_INDEX, bit);
    else setFunctionModule(modules, FORMAT_INDEX, reversed < TIMING_INDEX ? reversed : reversed + 1, bit);
    if (index < 7) setFunctionModule(modules, FORMAT_INDEX, side - 1 - index, bit);
    else setFunctionModule(modules, side - 1 - reversed, FORMAT_INDEX, bit);
  });
  setFunctionModule(modules, FORMAT_INDEX, side - DARK_MODULE_INSET, 1);
}

function* placeVersionInformation(modules: ModuleGrid, version: number): Task<void> {
  const bits = yield* appendRemainder(bitsOf(version, VERSION_BITS), VERSION_GENERATOR);
  yield;
  bits.forEach((bit, index) => {
    const fromLast = bits.length - 1 - index;
    const along = Math.floor(fromLast / VERSION_COLUMNS);
    const across = modules.side - VERSION_INSET + (fromLast % VERSION_COLUMNS);
    setFunctionModule(modules, across, along, bit);
    setFunctionModule(modules, along, across, bit);
  });
}

function placeTimingPatterns(modules: ModuleGrid): void {
  for (let index = 0; index < modules.side; index++) {
    setFunctionModule(modules, index, TIMING_INDEX, 1 - (index % 2));
    setFunctionModule(modules, TIMING_INDEX, index, 1 - (index % 2));
  }
}

function* placeAlignmentPatterns(modules: ModuleGrid, middles: readonly number[]): Task<void> {
  const last = middles[middles.length - 1];
  for (const y of middles) {
    for (const x of middles) {
      const isAtFinder =
        (x === TIMING_INDEX && (y === TIMING_INDEX || y === last)) || (x === last && y === TIMING_INDEX);
      if (!isAtFinder) yield* placeRings(modules, x, y, ALIGNMENT_REACH);
    }
  }
}

/**
 * Places concentric squares around a middle, as far as they are within the QR code. `reach` decides whether they form a
 * finder pattern or the smaller alignment pattern.
 */
function* placeRings(modules: ModuleGrid, middleX: number, middleY: number, reach: number): Task<void> {
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

function setFunctionModule({ side, dark, isFunctionModule }: ModuleGrid, x: number, y: number, bit: number): void {
  dark[y * side + x] = bit;
  isFunctionModule[y * side + x] = true;
}

/** Returns the lowest `count` bits of a value, the highest of these bits first. */
function bitsOf(value: number, count: number): number[] {
  const bits: number[] = [];
  let rest = value;
  for (let index = 0; index < count; index++) {
    bits.unshift(rest % 2);
    rest = Math.floor(rest / 2);
  }
  return bits;
}

/**
 * Returns the bits, followed by their check bits: the remainder of dividing them, as a polynomial, by the polynomial
 * `generator`.
 */
function* appendRemainder(bits: readonly number[], generator: readonly number[]): Task<number[]> {
  const rest = [...bits, ...generator.slice(1).map(() => 0)];
  yield;
  for (let index = 0; index < bits.length; index++) {
    if (rest[index] === 0) continue;
    for (let by = 0; by < generator.length; by++) rest[index + by] = (rest[index + by] + generator[by]) % 2;
  }
  return [...bits, ...rest.slice(bits.length)];
}
