/**
 * Builds a board only from what the game announces: the rows of the board and the results of moves. So tests can check
 * that the announcements suffice. This file uses only what docs/by-ear.md tells a player.
 */

/** The names of the things on each cell that is not empty, by the name of the cell, such as "C4". */
export type HeardThings = ReadonlyMap<string, readonly string[]>;

export interface HeardBoard {
  readonly width: number;
  readonly height: number;
  readonly things: HeardThings;
}

/**
 * For each puzzle, the character that stands for a thing in level maps, by the thing's announced name. docs/formats.md
 * describes these maps.
 */
const CHARACTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "last-ball": { "black ball": "@", "white ball": "o" },
  "ice-path": { seal: "@", "fish hole": "O", rock: "#", "snow patch": "*" },
  skid: {
    ...{ block: "#", pit: "p", "red goal": "R", "yellow goal": "Y", "red toy": "r", "yellow toy": "y" },
    ...{ crate: "c", "ice cube": "i" },
  },
  penguin: {
    ...{ penguin: "@", flag: "F", picks: "x", snow: "*", wall: "#", tree: "T" },
    ...{ "treadmill up": "^", "treadmill right": ">", "treadmill down": "v", "treadmill left": "<" },
    ...{ "door a": "a", "door b": "b", "door c": "c", "door d": "d" },
    ...{ "bridge up and down": "|", "bridge left and right": "-" },
  },
  fruit: {
    ...{ hedge: "#", cherries: "A", pear: "B", banana: "C", melon: "D", stone: "s", puddle: "~", hedgehog: "h" },
    ...{ "car up and down": "I", "car left and right": "=", "barrel up and down": "8", "barrel left and right": "o" },
    ...{ "anteater up": "^", "anteater right": ">", "anteater down": "v", "anteater left": "<" },
  },
};

const PASS = "one-way pass ";
const ARROWS: Readonly<Record<string, string>> = { up: "^", right: ">", down: "v", left: "<" };

const SIZE = /^Columns A to ([A-Z]+), rows 1 to (\d+)$/;
const ROW = /^Row (\d+): (.*)$/;
const EMPTY_ROWS = /^Rows? \d+(?: to \d+)?: empty$/;
const THINGS = /^(?:([a-z][a-z -]*?) )?([A-Z]{1,2})(?: to ([A-Z]{1,2}))?$/;

/**
 * Builds a board from the announced description of its rows. Throws if a part of the announcement is not understood.
 */
export function boardFromRows(announced: string): HeardBoard {
  const [size, ...rows] = announced.split(". ");
  const [, lastColumn, height] = understand(SIZE, size);
  const things = new Map<string, readonly string[]>();
  for (const text of rows) {
    if (EMPTY_ROWS.test(text)) continue;
    const [, row, contents] = understand(ROW, text);
    let name = "";
    for (const phrase of contents.split(", ")) {
      const [, newName, first, last = first] = understand(THINGS, phrase);
      name = newName ?? name;
      for (let column = columnIndex(first); column <= columnIndex(last); column++)
        things.set(`${columnName(column)}${row}`, namesIn(name));
    }
  }
  return { width: columnIndex(lastColumn) + 1, height: Number(height), things };
}

const RESULT =
  /^(?<name>.+?) (?<from>[A-Z]{1,2}\d+) (?:to (?<to>[A-Z]{1,2}\d+)|(?<stays>stays)|(?<event>[a-z ]+?)(?: at [A-Z]{1,2}\d+)?)(?:, .*)?$/;
const GONE = ["falls off", "falls through the hole", "leaves"];

/** Applies the announced result of a move to the things of a board. Returns the things after the move. */
export function afterResult(before: HeardThings, announced: string): HeardThings {
  const things = new Map(before);
  const arrivals: [cell: string, name: string][] = [];
  for (const text of announced.split(". ")) {
    const { name, from, to, event } = understand(RESULT, text).groups as Partial<Record<string, string>>;
    if (name === undefined || from === undefined) throw new Error(`not understood: ${text}`);
    const isGone = event !== undefined && GONE.includes(event);
    if (to === undefined && !isGone) continue;
    const names = things.get(from) ?? [];
    if (!names.includes(name)) throw new Error(`no ${name} was heard on ${from}: ${text}`);
    things.set(from, names.toSpliced(names.indexOf(name), 1));
    if (to !== undefined) arrivals.push([to, name]);
  }
  for (const [cell, name] of arrivals) things.set(cell, [...(things.get(cell) ?? []), name]);
  return things;
}

/** Returns all things of a board in a fixed order, such as "A1 rock", to compare boards. */
export function listThings(things: HeardThings): string[] {
  return [...things].flatMap(([cell, names]) => names.map((name) => `${cell} ${name}`)).sort();
}

/** Returns the board as a level map, the text notation of docs/formats.md. */
export function mapOf(puzzleId: string, { width, height, things }: HeardBoard): string {
  const upper = createRows(width, height);
  const lower = createRows(width, height);
  const passes: string[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const names = things.get(`${columnName(column)}${row + 1}`) ?? [];
      const isBridged = names.some((name) => name.startsWith("bridge"));
      for (const name of names) {
        if (name.startsWith(PASS)) passes.push(`${column + 1} ${row + 1} ${ARROWS[name.slice(PASS.length)]}`);
        else if (isBridged && !name.startsWith("bridge")) lower[row][column] = characterOf(puzzleId, name);
        else upper[row][column] = characterOf(puzzleId, name);
      }
    }
  }
  const map = [joinRows(upper)];
  if (lower.flat().some((character) => character !== ".")) map.push(joinRows(lower));
  if (passes.length > 0) map.push(["passes:", ...passes].join("\n"));
  return map.join("\n\n");
}

function understand(pattern: RegExp, text: string): RegExpExecArray {
  const match = pattern.exec(text);
  if (match === null) throw new Error(`not understood: ${text}`);
  return match;
}

function namesIn(phrase: string): string[] {
  return phrase.split(/ (?:on|under|over|with) /);
}

function columnName(column: number): string {
  const letter = String.fromCharCode("A".charCodeAt(0) + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

function columnIndex(name: string): number {
  return [...name].reduce((index, letter) => 26 * index + letter.charCodeAt(0) - "A".charCodeAt(0) + 1, 0) - 1;
}

function createRows(width: number, height: number): string[][] {
  return Array.from({ length: height }, () => Array.from({ length: width }, () => "."));
}

function joinRows(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.join("")).join("\n");
}

function characterOf(puzzleId: string, name: string): string {
  const character = CHARACTERS[puzzleId]?.[name];
  if (character === undefined) throw new Error(`no thing of ${puzzleId} is named "${name}"`);
  return character;
}
