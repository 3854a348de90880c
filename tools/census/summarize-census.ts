/** Counts what the rows of a census (one row for each generated level) have in common, for each puzzle. */
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { PACES, type Pace } from "../../src/puzzles/pace";
import type { CensusRow } from "./count-levels";

/** What a census says about the levels of one puzzle. */
export interface CensusOfPuzzle {
  readonly name: string;
  readonly levelCount: number;
  readonly wrongCount: number;
  /** The difficulties of the levels at each pace, in bits. */
  readonly bits: Readonly<Record<Pace, readonly number[]>>;
  /** The par (the fewest moves) of each level at each pace. */
  readonly pars: Readonly<Record<Pace, readonly number[]>>;
  /**
   * How many levels each solving idea leads (a technique that the solution needs, named after the win), the most
   * frequent idea first. Counts only levels for which the generator looks for an idea: all at the pace "hard", and those
   * from `FIRST_AIMED_NUMBER` on at the pace "rising".
   */
  readonly ideas: readonly (readonly [name: string, levelCount: number])[];
  /** How many levels the generator looked for an idea for. */
  readonly aimedCount: number;
  /**
   * At each pace, for each number of a level in its run, counted from 0: the share of levels whose map stands in an
   * earlier row, too.
   */
  readonly repeatShares: Readonly<Record<Pace, readonly number[]>>;
  readonly repeatCount: number;
}

/** The number of the first level at the pace "rising" for which the generator looks for a solving idea. */
const FIRST_AIMED_NUMBER = 11;

/** Returns what the files of a census say about each puzzle that has rows in them. */
export function summarizeCensus(
  puzzles: readonly AnyPuzzle[],
  files: readonly (readonly CensusRow[])[],
): CensusOfPuzzle[] {
  return puzzles.flatMap(({ id, name }) => {
    const rows = files.flatMap((file) => file.filter(({ puzzle }) => puzzle === id));
    return rows.length === 0 ? [] : [summarizePuzzle(name, rows)];
  });
}

function summarizePuzzle(name: string, rows: readonly CensusRow[]): CensusOfPuzzle {
  const aimed = rows.filter(
    ({ pace, number }) => pace === "hard" || (pace === "rising" && number >= FIRST_AIMED_NUMBER),
  );
  const repeats = findRepeats(rows);
  return {
    name,
    levelCount: rows.length,
    wrongCount: rows.filter(({ wrong }) => wrong.length > 0).length,
    bits: splitByPace(rows, ({ bits }) => bits),
    pars: splitByPace(rows, ({ par }) => par),
    ideas: countIdeas(aimed),
    aimedCount: aimed.length,
    repeatShares: {
      calm: computeRepeatShares(rows, repeats, "calm"),
      rising: computeRepeatShares(rows, repeats, "rising"),
      hard: computeRepeatShares(rows, repeats, "hard"),
    },
    repeatCount: repeats.size,
  };
}

function splitByPace(rows: readonly CensusRow[], figureOf: (row: CensusRow) => number): Record<Pace, number[]> {
  const [calm, rising, hard] = PACES.map((wanted) => rows.filter(({ pace }) => pace === wanted).map(figureOf));
  return { calm, rising, hard };
}

function countIdeas(rows: readonly CensusRow[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { idea } of rows) if (idea !== null) counts.set(idea, (counts.get(idea) ?? 0) + 1);
  return [...counts].sort(([nameA, a], [nameB, b]) => b - a || (nameA < nameB ? -1 : 1));
}

/** Returns the rows whose map stands in an earlier row, too. */
function findRepeats(rows: readonly CensusRow[]): Set<CensusRow> {
  const maps = new Set<string>();
  const repeats = new Set<CensusRow>();
  for (const row of rows) {
    if (maps.has(row.map)) repeats.add(row);
    maps.add(row.map);
  }
  return repeats;
}

function computeRepeatShares(rows: readonly CensusRow[], repeats: ReadonlySet<CensusRow>, pace: Pace): number[] {
  const all: number[] = [];
  const repeated: number[] = [];
  for (const row of rows) {
    if (row.pace !== pace) continue;
    const index = row.number - 1;
    all[index] = (all[index] ?? 0) + 1;
    if (repeats.has(row)) repeated[index] = (repeated[index] ?? 0) + 1;
  }
  return Array.from(all, (count, index) => (count === undefined ? 0 : (repeated[index] ?? 0) / count));
}
