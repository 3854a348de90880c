import type { Direction } from "../kernel/direction";

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
export function leftIn(tables: readonly LeftTable[], puzzle: string, mode: ModeName): LeftTable | undefined {
  return tables.find((left) => left.puzzle === puzzle && left.mode === mode);
}

/** Keeps a table in place of the one that it follows. */
export function leaveTable(tables: LeftTable[], table: LeftTable): void {
  const at = tables.findIndex((left) => isInPlaceOf(left, table));
  if (at < 0) tables.push(table);
  else tables[at] = table;
}

/** What was left in a mode of a puzzle is over. */
export function forgetTable(tables: LeftTable[], puzzle: string, mode: ModeName): void {
  const at = tables.findIndex((left) => left.puzzle === puzzle && left.mode === mode);
  if (at >= 0) tables.splice(at, 1);
}
