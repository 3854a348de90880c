/**
 * Parses the rows of a text map, which shows a board with one character for each cell. legend.ts defines the meaning of
 * the characters.
 */
import { fault, type Fault } from "./fault";
import type { MapTextFault } from "./map-fault";
import { runToEnd, type Task } from "./task";

/** The rows of a text map, all of the same length, with one character for each cell. */
export interface MapText {
  readonly rows: readonly string[];
  readonly width: number;
  readonly height: number;
}

/**
 * The largest number of columns of a text map, and also the largest number of rows. Only the map of a cave (a level of
 * several rooms) may have more (see `MAX_CAVE_SIDE`).
 */
export const MAX_MAP_SIDE = 24;

/**
 * Splits a text into lines and drops empty lines at its end. The lines may end in "\n" or, as on Windows, in "\r\n".
 */
export function splitLines(text: string): string[] {
  return trimEmptyLines(text.split("\n").map((line) => trimCarriageReturn(line)));
}

export function trimEmptyLines(lines: readonly string[]): string[] {
  let length = lines.length;
  while (length > 0 && lines[length - 1] === "") length--;
  return lines.slice(0, length);
}

export interface MaxSize {
  readonly maxWidth: number;
  readonly maxHeight: number;
}

const DEFAULT_MAX_SIZE: MaxSize = { maxWidth: MAX_MAP_SIDE, maxHeight: MAX_MAP_SIDE };

/**
 * Parses the rows of a map that may contain only the characters of `alphabet`. If a row is wrong, returns a fault with
 * its row and column, both counted from 1. `isLower` marks the second map of a text, which has the things beneath
 * others.
 */
export function parseRows(
  rows: readonly string[],
  alphabet: string,
  maxSize: MaxSize = DEFAULT_MAX_SIZE,
  isLower = false,
): MapText | Fault<MapTextFault> {
  return runToEnd(readRows(rows, alphabet, maxSize, isLower));
}

/** Parses the rows of a map as `parseRows` does, but as a task, because a large map takes longer than a frame. */
export function* readRows(
  rows: readonly string[],
  alphabet: string,
  { maxWidth, maxHeight }: MaxSize,
  isLower: boolean,
): Task<MapText | Fault<MapTextFault>> {
  if (rows.length === 0) return fault({ kind: "empty-map" });
  const width = rows[0].length;
  if (width === 0) return fault({ kind: "empty-first-row", isLower });
  if (rows.length > maxHeight) return fault({ kind: "too-many-rows", rows: rows.length, most: maxHeight });
  if (width > maxWidth) return fault({ kind: "too-wide", isLower, width, most: maxWidth });
  for (let row = 0; row < rows.length; row++) {
    const details = checkRow(rows[row], row + 1, isLower, width, alphabet);
    if (details !== undefined) return fault(details);
    yield;
  }
  return { rows, width, height: rows.length };
}

function checkRow(
  text: string,
  row: number,
  isLower: boolean,
  width: number,
  allowed: string,
): MapTextFault | undefined {
  for (let column = 1; column <= text.length; column++) {
    const character = text.charAt(column - 1);
    if (!allowed.includes(character)) return { kind: "unknown-character", row, column, isLower, character, allowed };
  }
  if (text.length === width) return undefined;
  return { kind: "uneven-row", row, isLower, width: text.length, right: width };
}

function trimCarriageReturn(line: string): string {
  return line.endsWith("\r") ? line.substring(0, line.length - 1) : line;
}
