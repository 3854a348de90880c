import type { Task } from "../../../kernel/task";
import { placeFormatInformation, type Modules } from "./function-patterns";
import type { EccLevel } from "./version";

// A mask turns some of a code's modules round, so that no large areas are alike and nothing looks like a finder. Each of
// the eight is laid over the code, and the one with the fewest faults stays.

export const MASKS = 8;

const MODULES_PER_SLICE = 32;

const LONG_RUN = 5;
const LONG_RUN_PENALTY = 3;
const SQUARE_PENALTY = 3;
const FINDER_PENALTY = 40;
const BALANCE_PENALTY = 10;
const SHARE_PARTS = 20;

/** A finder's pattern with four light modules on one side, as bits of a number. */
const WINDOW = 2048;
const FINDER_THEN_LIGHT = 0x5d0;
const LIGHT_THEN_FINDER = 0x05d;
const WINDOW_LENGTH = 11;

/** The code with a mask over it, and what says so. */
export function* applyMask(modules: Modules, level: EccLevel, mask: number): Task<Modules> {
  const { side, isFunctionModule } = modules;
  const copy: Modules = { side, dark: [], isFunctionModule };
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const at = y * side + x;
      const bit = modules.dark[at];
      copy.dark[at] = !isFunctionModule[at] && invertsModule(mask, x, y) ? 1 - bit : bit;
      if (at % MODULES_PER_SLICE === 0) yield;
    }
  }
  yield;
  yield* placeFormatInformation(copy, level, mask);
  yield;
  return copy;
}

/** The code under the mask that leaves the fewest faults; of several the first. */
export function* applyBestMask(modules: Modules, level: EccLevel): Task<Modules> {
  let best = modules;
  let fewest = Infinity;
  for (let mask = 0; mask < MASKS; mask++) {
    const candidate = yield* applyMask(modules, level, mask);
    const penalty = yield* penaltyOf(candidate);
    if (penalty < fewest) {
      fewest = penalty;
      best = candidate;
    }
  }
  return best;
}

/** Whether a mask turns the module in column `x` and row `y` round. */
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

function* penaltyOf({ side, dark }: Modules): Task<number> {
  let penalty = 0;
  let darkModules = 0;
  for (let line = 0; line < side; line++) {
    penalty += linePenalty(dark, line * side, 1, side);
    yield;
    penalty += linePenalty(dark, line, side, side);
    yield;
    if (line > 0) penalty += squarePenalty(dark, line, side);
    yield;
    for (let x = 0; x < side; x++) darkModules += dark[line * side + x];
  }
  // By how many twentieths, the last of them begun, the dark ones are more or fewer than a half.
  const off = Math.abs(2 * darkModules - side * side) * (SHARE_PARTS / 2);
  return penalty + BALANCE_PENALTY * Math.max(0, Math.ceil(off / (side * side)) - 1);
}

/** Long runs of one colour, and what looks like a finder, in a row or a column: every `step`th module from `first` on. */
function linePenalty(dark: readonly number[], first: number, step: number, side: number): number {
  let penalty = 0;
  let window = 0;
  let run = 0;
  let last = -1;
  let at = first;
  for (let count = 1; count <= side; count++) {
    const bit = dark[at];
    at += step;
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

/** Four alike in a square, of a row and the one above it. */
function squarePenalty(dark: readonly number[], row: number, side: number): number {
  let penalty = 0;
  let at = row * side;
  let before = dark[at] + dark[at - side];
  for (let x = 1; x < side; x++) {
    at++;
    const pair = dark[at] + dark[at - side];
    // Two pairs are alike throughout if they are both dark or both light.
    if (pair === before && pair !== 1) penalty += SQUARE_PENALTY;
    before = pair;
  }
  return penalty;
}
