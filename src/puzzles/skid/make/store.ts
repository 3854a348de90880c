import type { Random } from "../../../kernel/random";
import { below } from "../../../kernel/random";
import type { Work } from "../../../kernel/work";
import { drawLevel, MAX_HEIGHT, MIN_HEIGHT, MIN_WIDTH, type Level } from "../level";
import { SHELVES_OF_LEVELS } from "./store-levels";

/** A level from a shelf of the store, turned or mirrored and perhaps in other colours, as the random numbers have it. */
export function* levelFromStore(shelf: number, random: Random): Work<Level> {
  const levels = yield* levelsOnShelf(shelf);
  const rows = yield* unpackRows(levels[below(random, levels.length)]);
  const width = rows[0].length;
  const height = rows.length;
  const isMirrored = below(random, 2) === 1;
  const isUpsideDown = below(random, 2) === 1;
  const isTurned = below(random, 2) === 1 && canTurn(width, height);
  const isRecoloured = below(random, 2) === 1;
  const characterAt = (x: number, y: number): string => {
    const row = isTurned ? x : y;
    const column = isTurned ? y : x;
    const character = rows[isUpsideDown ? height - 1 - row : row].charAt(isMirrored ? width - 1 - column : column);
    return isRecoloured ? recoloured(character) : character;
  };
  return yield* isTurned ? drawLevel(height, width, characterAt) : drawLevel(width, height, characterAt);
}

/** The packed levels of a shelf. */
export function* levelsOnShelf(shelf: number): Work<string[]> {
  const levels: string[] = [];
  const lines = SHELVES_OF_LEVELS[shelf];
  for (let at = 0; at < lines.length; at++) {
    for (const level of lines[at].split(" ")) levels.push(level);
    if (at % LINES_PER_SLICE === 0) yield;
  }
  yield;
  return levels;
}

const LINES_PER_SLICE = 3;

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
export function* unpackRows(packed: string): Work<string[]> {
  const width = DIGITS.indexOf(packed.charAt(0));
  let text = "";
  let run = 1;
  for (let at = 2; at < packed.length; at++) {
    const character = packed.charAt(at);
    const digit = DIGITS.indexOf(character);
    if (digit < 0) text += character.repeat(run);
    run = Math.max(1, digit);
    if (at % CHARACTERS_PER_SLICE === 0) yield;
  }
  const rows: string[] = [];
  for (let from = 0; from < text.length; from += width) rows.push(text.substring(from, from + width));
  yield;
  return rows;
}

const CHARACTERS_PER_SLICE = 24;

const LONGEST_RUN = 9;
const DIGITS = "0123456789";

/** Whether a grid with its rows as columns is no larger than a level may be. */
function canTurn(width: number, height: number): boolean {
  return width <= MAX_HEIGHT && width >= MIN_HEIGHT && height >= MIN_WIDTH;
}

const COLOURS = "ryRY";
const OTHER_COLOURS = "yrYR";

function recoloured(character: string): string {
  const place = COLOURS.indexOf(character);
  return place < 0 ? character : OTHER_COLOURS.charAt(place);
}
