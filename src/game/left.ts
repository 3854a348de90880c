import { isFault } from "../kernel/fault";
import type { Direction } from "../kernel/direction";
import type { Puzzle } from "../puzzles/puzzle";
import { startRun, type Run } from "./endless";
import type { Mode } from "./mode";
import type { Save } from "./save";
import { resumeSession } from "./session";
import { layTable, type Table } from "./table";

export const MODES = ["endless", "campaign", "daily", "rush", "challenge"] as const;
export type ModeName = (typeof MODES)[number];

/** A level that was left in the middle: enough to come back to the very position, history included. */
export interface LeftTable {
  /** The puzzle's id. */
  puzzle: string;
  mode: ModeName;
  /** The run; see `Run` in game/endless. Without one: the campaign has the level's number, from 1, the daily the seed of its day. */
  seed: number;
  levelNumber: number;
  recent: readonly number[];
  /** What the mode counts besides, in its own order. */
  tally: readonly number[];
  /** The level as its map; empty if only its number is known. */
  map: string;
  /** All moves made, those taken back included, and how many of them stand. */
  moves: readonly Direction[];
  goal: number;
  hints: number;
  rewinds: number;
  falls: number;
}

/** A table at which nothing was done yet. */
export function freshTable(puzzle: string, mode: ModeName): LeftTable {
  const counts = { goal: 0, hints: 0, rewinds: 0, falls: 0 };
  return { puzzle, mode, seed: 0, levelNumber: 1, recent: [], tally: [], map: "", moves: [], ...counts };
}

/** Endless runs are kept for each puzzle; of each other mode only what was played last. */
function isInPlaceOf(one: LeftTable, other: LeftTable): boolean {
  return one.mode === other.mode && (one.mode !== "endless" || one.puzzle === other.puzzle);
}

/** The table that was left in a mode of a puzzle; undefined if there is none. */
export function leftIn(save: Save, puzzle: string, mode: ModeName): LeftTable | undefined {
  return save.left.find((left) => left.puzzle === puzzle && left.mode === mode);
}

/** Keeps a table in place of the one that it follows. */
export function leaveTable(save: Save, table: LeftTable): void {
  const at = save.left.findIndex((left) => isInPlaceOf(left, table));
  if (at < 0) save.left.push(table);
  else save.left[at] = table;
}

/** What was left in a mode of a puzzle is over. */
export function forgetTable(save: Save, puzzle: string, mode: ModeName): void {
  const at = save.left.findIndex((left) => left.puzzle === puzzle && left.mode === mode);
  if (at >= 0) save.left.splice(at, 1);
}

/** A table as it stands, to be kept; undefined if there is nothing to come back to. */
export function tableToLeave<Level, State, Wish>(
  puzzle: Puzzle<Level, State, Wish>,
  mode: Mode<Level, State>,
  { play, phase, hints, rewinds, falls }: Table<Level, State>,
): LeftTable | undefined {
  const standing = mode.standing();
  if (standing === undefined) return undefined;
  const { seed, levelNumber, recent, tally } = standing;
  const { steps, goal } = play.session;
  return {
    puzzle: puzzle.id,
    mode: mode.name,
    seed,
    levelNumber,
    recent: [...recent],
    tally: [...tally],
    map: puzzle.write(play.level),
    moves: steps.map((step) => step.direction),
    // Whoever watches a won level again may leave in the middle of it: it is won all the same.
    goal: phase === "cleared" ? steps.length : goal,
    hints,
    rewinds,
    falls,
  };
}

/** The run of what was left, or a new one. Where the level itself is lost, the run goes on with another of its number. */
export function runAsLeft(left: LeftTable | undefined, newSeed: number, isLost: boolean): Run {
  if (left === undefined) return startRun(newSeed);
  const { seed, levelNumber, recent } = left;
  return { seed, levelNumber: isLost ? levelNumber - 1 : levelNumber, recent: [...recent] };
}

/** The table as it was left; undefined if its map cannot be read. */
export function tableAsLeft<Level, State, Wish>(
  puzzle: Puzzle<Level, State, Wish>,
  save: Save,
  left: LeftTable | undefined,
): Table<Level, State> | undefined {
  const level = left === undefined ? undefined : puzzle.read(left.map);
  if (left === undefined || level === undefined || isFault(level)) return undefined;
  const session = resumeSession(puzzle.rules(level), left.moves, left.goal);
  const table = layTable(puzzle, level, session, undefined, "playing", save.stats);
  table.hints = left.hints;
  table.rewinds = left.rewinds;
  table.falls = left.falls;
  return table;
}
