/**
 * Writes the rows of a census (one row for each level) to a file. Also reads the rows that an earlier census has
 * written to this file.
 */

import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { UsageError } from "../cli";
import type { CensusRow } from "./count-levels";

/** A file to which a census (a check of many generated levels) writes one row for each level. */
export interface RowFile {
  /** How many rows of an earlier census (one row for each generated level) were kept when the file was opened. */
  readonly kept: number;
  /** Returns whether the file of the census had all levels of the endless run with this seed when it was opened. */
  readonly has: (seed: number) => boolean;
  readonly add: (row: CensusRow) => void;
}

/**
 * Opens a file for the rows of a census (one row for each generated level). Keeps rows of an earlier census only if
 * their endless run is complete with `levelsOfRun` levels, because that census may have been stopped at any byte.
 * Without a path, the rows are printed. Throws a `UsageError` if a line of the file, other than the last one, is no
 * row.
 */
export function openRowFile(path: string | undefined, levelsOfRun: number): RowFile {
  if (path === undefined) {
    return { kept: 0, has: () => false, add: (row) => void process.stdout.write(`${JSON.stringify(row)}\n`) };
  }
  const rows = existsSync(path) ? readRows(path) : [];
  const counts = new Map<number, number>();
  for (const { seed } of rows) counts.set(seed, (counts.get(seed) ?? 0) + 1);
  const has = (seed: number): boolean => counts.get(seed) === levelsOfRun;
  const kept = rows.filter(({ seed }) => has(seed));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.unfinished`, kept.map((row) => `${JSON.stringify(row)}\n`).join(""));
  renameSync(`${path}.unfinished`, path);
  return { kept: kept.length, has, add: (row) => appendFileSync(path, `${JSON.stringify(row)}\n`) };
}

/**
 * Returns the rows of a census file; the last line may be cut off. Throws a `UsageError` if another line is no row.
 */
export function readRows(path: string): CensusRow[] {
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.flatMap((line, index) => {
    const row = parseRow(line);
    if (row === undefined && index < lines.length - 1)
      throw new UsageError(`${path}: line ${index + 1} is no row of a census`);
    return row === undefined ? [] : [row];
  });
}

function parseRow(line: string): CensusRow | undefined {
  try {
    const row = JSON.parse(line) as Partial<CensusRow> | null;
    return typeof row?.seed === "number" && typeof row.puzzle === "string" ? (row as CensusRow) : undefined;
  } catch {
    return undefined;
  }
}
