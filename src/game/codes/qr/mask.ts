/**
 * Chooses and applies the mask of a QR code (ISO/IEC 18004). A mask inverts some small squares, so that the code has no
 * large areas of one colour.
 */
import type { Task } from "../../../kernel/task";
import { placeFormatInformation, type ModuleGrid } from "./function-patterns";
import type { EccLevel } from "./version";

/** The number of masks in the QR code standard. Each mask is a rule that says which small squares are inverted. */
export const MASKS = 8;

const MODULES_PER_SLICE = 32;

const LONG_RUN = 5;
const LONG_RUN_PENALTY = 3;
const SQUARE_PENALTY = 3;
const FINDER_PENALTY = 40;
const BALANCE_PENALTY = 10;
const SHARE_UNITS = 20;

/**
 * The number of possible values of a window (eleven successive squares of a row or column, read as an 11-bit number).
 * The QR code standard sets a penalty for the two values that contain a finder pattern.
 */
const WINDOW = 2048;
const FINDER_THEN_LIGHT = 0x5d0;
const LIGHT_THEN_FINDER = 0x05d;
const WINDOW_LENGTH = 11;

/**
 * Returns a copy of a QR code in which the mask with the number `mask` has inverted some small squares. The copy's
 * format information names this mask.
 */
export function* applyMask(modules: ModuleGrid, level: EccLevel, mask: number): Task<ModuleGrid> {
  const { side, isFunctionModule } = modules;
  const copy: ModuleGrid = { side, dark: [], isFunctionModule };
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const index = y * side + x;
      const bit = modules.dark[index];
      copy.dark[index] = !isFunctionModule[index] && invertsModule(mask, x, y) ? 1 - bit : bit;
      if (index % MODULES_PER_SLICE === 0) yield;
    }
  }
  yield;
  yield* placeFormatInformation(copy, level, mask);
  yield;
  return copy;
}

/**
 * Applies the mask that gives a QR code the lowest penalty, points for patterns that scanners misread. If several masks
 * have the same penalty, the first is applied.
 */
export function* applyBestMask(modules: ModuleGrid, level: EccLevel): Task<ModuleGrid> {
  let best = modules;
  let fewest = Infinity;
  for (let mask = 0; mask < MASKS; mask++) {
    const candidate = yield* applyMask(modules, level, mask);
    const penalty = yield* computePenalty(candidate);
    if (penalty < fewest) {
      fewest = penalty;
      best = candidate;
    }
  }
  return best;
}

function invertsModule(mask: number, x: number, y: number): boolean {
  if (mask === 0) return (x + y) % 2 === 0;
  if (mask === 1) return y % 2 === 0;
  if (mask === 2) return x % 3 === 0;
  if (mask === 3) return (x + y) % 3 === 0;
  if (mask === 4) return (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0;
  const product = x * y;
  if (mask === 5) return (product % 2) + (product % 3) === 0;
  if (mask === 6) return ((product % 2) + (product % 3)) % 2 === 0;
  return (((x + y) % 2) + (product % 3)) % 2 === 0;
}

function* computePenalty({ side, dark }: ModuleGrid): Task<number> {
  let penalty = 0;
  let darkModules = 0;
  for (let line = 0; line < side; line++) {
    penalty += computeLinePenalty(dark, line * side, 1, side);
    yield;
    penalty += computeLinePenalty(dark, line, side, side);
    yield;
    if (line > 0) penalty += computeSquarePenalty(dark, line, side);
    yield;
    for (let x = 0; x < side; x++) darkModules += dark[line * side + x];
  }
  // How far the share of dark squares is from one half. The unit is a twentieth of all squares, and the value is
  // multiplied by their number `side * side`. Each further twentieth after the first adds a penalty.
  const imbalance = Math.abs(2 * darkModules - side * side) * (SHARE_UNITS / 2);
  return penalty + BALANCE_PENALTY * Math.max(0, Math.ceil(imbalance / (side * side)) - 1);
}

/**
 * Returns the penalty of a row or column of a QR code: for long stretches of one colour, and for patterns like the
 * large square in a corner. The line consists of every `step`th square from index `first` on.
 */
function computeLinePenalty(dark: readonly number[], first: number, step: number, side: number): number {
  let penalty = 0;
  let window = 0;
  let run = 0;
  let last = -1;
  let index = first;
  for (let count = 1; count <= side; count++) {
    const bit = dark[index];
    index += step;
    run = bit === last ? run + 1 : 1;
    last = bit;
    if (run === LONG_RUN) penalty += LONG_RUN_PENALTY;
    else if (run > LONG_RUN) penalty++;
    window = (2 * window + bit) % WINDOW;
    const isFinder = window === FINDER_THEN_LIGHT || window === LIGHT_THEN_FINDER;
    if (isFinder && count >= WINDOW_LENGTH) penalty += FINDER_PENALTY;
  }
  return penalty;
}

function computeSquarePenalty(dark: readonly number[], row: number, side: number): number {
  let penalty = 0;
  let index = row * side;
  let previousPair = dark[index] + dark[index - side];
  for (let x = 1; x < side; x++) {
    index++;
    const pair = dark[index] + dark[index - side];
    // `pair` is the number of dark squares in two squares: the present square and the square above. Together with the
    // previous pair they form a block of four squares. All four are equal if both numbers are 0 or both are 2.
    if (pair === previousPair && pair !== 1) penalty += SQUARE_PENALTY;
    previousPair = pair;
  }
  return penalty;
}
