import type { Random } from "../../kernel/random";
import { below } from "../../kernel/random";
import { isFault } from "../../kernel/fault";
import { MAX_HEIGHT, MIN_HEIGHT, MIN_WIDTH, readLevel, type Level } from "./level";
import { SHELVES_OF_LEVELS } from "./store-levels";

/** A level from a shelf of the store, turned or mirrored and perhaps in other colours, as the random numbers have it. */
export function levelFromStore(shelf: number, random: Random): Level {
  const levels = levelsOnShelf(shelf);
  let rows = unpackRows(levels[below(random, levels.length)]);
  if (below(random, 2) === 1) rows = rows.map((row) => reversed(row));
  if (below(random, 2) === 1) rows = rows.map((_, y) => rows[rows.length - 1 - y]);
  if (below(random, 2) === 1) rows = turned(rows);
  if (below(random, 2) === 1) rows = rows.map((row) => recoloured(row));
  const level = readLevel(rows.join("\n"));
  if (isFault(level)) throw new Error(`the store's shelf ${shelf} has a level that cannot be read: ${level.fault}`);
  return level;
}

/** The packed levels of a shelf. */
export function levelsOnShelf(shelf: number): string[] {
  return SHELVES_OF_LEVELS[shelf].split(" ");
}

/** Packs a map: its width and height, then its characters row by row, each run of up to nine as its length and the one. */
export function packRows(rows: readonly string[]): string {
  const text = rows.join("");
  let packed = `${rows[0].length}${rows.length}`;
  let at = 0;
  while (at < text.length) {
    const character = text.charAt(at);
    let run = 1;
    while (run < LONGEST_RUN && text.charAt(at + run) === character) run++;
    packed += run === 1 ? character : `${run}${character}`;
    at += run;
  }
  return packed;
}

/** The map that was packed, row by row. */
export function unpackRows(packed: string): string[] {
  const width = Number(packed.charAt(0));
  let text = "";
  let run = 1;
  for (let at = 2; at < packed.length; at++) {
    const character = packed.charAt(at);
    if (DIGITS.includes(character)) run = Number(character);
    else {
      for (; run > 0; run--) text += character;
      run = 1;
    }
  }
  const rows: string[] = [];
  for (let from = 0; from < text.length; from += width) rows.push(text.substring(from, from + width));
  return rows;
}

const LONGEST_RUN = 9;
const DIGITS = "0123456789";

/** Rows as columns, where the grid is no larger than a level may be. */
function turned(rows: readonly string[]): string[] {
  const width = rows[0].length;
  if (width > MAX_HEIGHT || width < MIN_HEIGHT || rows.length < MIN_WIDTH) return [...rows];
  const columns: string[] = [];
  for (let x = 0; x < width; x++) {
    let column = "";
    for (const row of rows) column += row.charAt(x);
    columns.push(column);
  }
  return columns;
}

function reversed(row: string): string {
  let text = "";
  for (let at = row.length - 1; at >= 0; at--) text += row.charAt(at);
  return text;
}

const COLOURS = "ryRY";
const OTHER_COLOURS = "yrYR";

function recoloured(row: string): string {
  let text = "";
  for (let at = 0; at < row.length; at++) {
    const place = COLOURS.indexOf(row.charAt(at));
    text += place < 0 ? row.charAt(at) : OTHER_COLOURS.charAt(place);
  }
  return text;
}
