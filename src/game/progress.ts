import type { Direction } from "../kernel/direction";
import { isFault } from "../kernel/fault";
import { readMoves, writeMoves } from "../kernel/moves-text";
import { SEED_LIMIT } from "../kernel/random";
import { RECENT_LEVELS, type Run } from "./endless";

/** Where a player stands in an endless run: enough to come back to the very position, history included. */
export interface Progress {
  readonly run: Run;
  /** The highest level number ever reached. */
  readonly best: number;
  /** The level being played, as its map. */
  readonly map: string;
  /** All moves made, those taken back included, and how many of them stand. */
  readonly moves: readonly Direction[];
  readonly goal: number;
}

/** What is written: plain numbers, texts and lists. */
interface Stored {
  readonly version: number;
  readonly seed: number;
  readonly levelNumber: number;
  readonly recent: readonly number[];
  readonly best: number;
  readonly map: string;
  readonly moves: string;
  readonly goal: number;
}

const VERSION = 1;

export function packProgress({ run, best, map, moves, goal }: Progress): object {
  const { seed, levelNumber, recent } = run;
  const stored: Stored = {
    version: VERSION,
    seed,
    levelNumber,
    recent: [...recent],
    best,
    map,
    moves: writeMoves(moves),
    goal,
  };
  return stored;
}

/** The progress in what was read back; undefined if it is not whole, or was written by another version. */
export function unpackProgress(value: unknown): Progress | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const stored = value as Partial<Record<keyof Stored, unknown>>;
  const { version, map, moves } = stored;
  if (version !== VERSION || typeof map !== "string" || typeof moves !== "string") return undefined;
  const directions = readMoves(moves);
  if (isFault(directions)) return undefined;
  const seed = wholeNumber(stored.seed, 0, SEED_LIMIT - 1);
  const levelNumber = wholeNumber(stored.levelNumber, 1, SEED_LIMIT);
  const best = wholeNumber(stored.best, 1, SEED_LIMIT);
  const goal = wholeNumber(stored.goal, 0, directions.length);
  const recent = wholeNumbers(stored.recent);
  if (seed === undefined || levelNumber === undefined || best === undefined) return undefined;
  if (goal === undefined || recent === undefined) return undefined;
  return { run: { seed, levelNumber, recent }, best, map, moves: directions, goal };
}

function wholeNumbers(value: unknown): number[] | undefined {
  if (!Array.isArray(value) || value.length > RECENT_LEVELS) return undefined;
  const numbers: number[] = [];
  for (const entry of value as unknown[]) {
    const number = wholeNumber(entry, 0, SEED_LIMIT);
    if (number === undefined) return undefined;
    numbers.push(number);
  }
  return numbers;
}

// A number read back may be a float: rounding down makes it the integer that it stands for.
function wholeNumber(value: unknown, least: number, most: number): number | undefined {
  if (typeof value !== "number" || value < least || value > most) return undefined;
  const whole = Math.floor(value);
  return whole === value ? whole : undefined;
}
