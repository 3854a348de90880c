/**
 * The first versions of the game kept its settings in one file and each puzzle's endless run in another. They are read
 * once, when there is no save yet, and left as they are.
 */
import { isFault } from "../kernel/fault";
import { readMoves } from "../kernel/moves-text";
import { SEED_LIMIT } from "../kernel/random";
import { LESSONS } from "./campaign-mode";
import { RECENT_LEVELS } from "./endless";
import { freshProgress, type Progress } from "./progress";
import { freshSave, puzzleSave, type Save } from "./save";
import type { Storage } from "./vault";

const RUN_VERSION = 1;

/** The save that the first files amount to: a new player's where there are none. */
export function takeOverFirstFiles(storage: Storage, puzzleIds: readonly string[]): Save {
  const save = freshSave();
  const settings = tableOf(storage.read("settings"));
  if (settings !== undefined) save.settings.lampIsShown = settings["lampIsShown"] !== false;
  for (const id of puzzleIds) {
    const progress = readRun(storage.read(`endless-${id}`));
    if (progress === undefined) continue;
    puzzleSave(save, id).endless = progress;
    // Who was on an endless run knows the rules.
    save.lessonsDone = LESSONS;
  }
  return save;
}

/** The progress in such a file; undefined if it is none. A field that is wrong has its default. */
function readRun(stored: unknown): Progress | undefined {
  const run = tableOf(stored);
  if (run === undefined || run["version"] !== RUN_VERSION) return undefined;
  const { map, moves } = run;
  const progress = freshProgress();
  progress.best = wholeNumber(run["best"], 1) ?? progress.best;
  progress.seed = wholeNumber(run["seed"], 0) ?? progress.seed;
  progress.levelNumber = wholeNumber(run["levelNumber"], 1) ?? progress.levelNumber;
  progress.recent = wholeNumbers(run["recent"]) ?? progress.recent;
  if (typeof map === "string") progress.map = map;
  const directions = typeof moves === "string" ? readMoves(moves) : progress.moves;
  if (!isFault(directions)) progress.moves = directions;
  progress.goal = wholeNumber(run["goal"], 0) ?? progress.goal;
  return progress;
}

function tableOf(value: unknown): Partial<Record<string, unknown>> | undefined {
  return typeof value === "object" && value !== null ? value : undefined;
}

function wholeNumbers(value: unknown): number[] | undefined {
  if (!Array.isArray(value) || value.length > RECENT_LEVELS) return undefined;
  const numbers: number[] = [];
  for (const entry of value) {
    const number = wholeNumber(entry, 0);
    if (number === undefined) return undefined;
    numbers.push(number);
  }
  return numbers;
}

// A number read back may be a float: rounding down makes it the integer that it stands for.
function wholeNumber(value: unknown, least: number): number | undefined {
  if (typeof value !== "number" || value < least || value >= SEED_LIMIT) return undefined;
  const whole = Math.floor(value);
  return whole === value ? whole : undefined;
}
