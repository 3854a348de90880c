import { cellAt, columnOf, createBoard, rowOf, type Board } from "../../kernel/board";
import { fault, isFault, type Fault } from "../../kernel/fault";
import { fingerprint, type Placed } from "../../kernel/fingerprint";
import { readMapText, type MapText } from "../../kernel/map-text";
import { finish, type Work } from "../../kernel/work";

/** What a cell is built of: all of it but the floor and the pits stops whatever slides against it. */
export const enum Ground {
  Floor = 0,
  Block = 1,
  Pit = 2,
  RedGoal = 3,
  YellowGoal = 4,
}

/** The ground of a grid, and where the pieces stand at the start: cells in ascending order. */
export interface Level {
  /** The whole grid: its outer ring is of blocks and goals. */
  readonly board: Board;
  /** By cell of the board; the board's own border counts as blocks. */
  readonly ground: readonly Ground[];
  readonly reds: readonly number[];
  readonly yellows: readonly number[];
  readonly crates: readonly number[];
  readonly ices: readonly number[];
}

/** A level that is being read. */
interface Drawn {
  readonly ground: Ground[];
  readonly reds: number[];
  readonly yellows: number[];
  readonly crates: number[];
  readonly ices: number[];
}

export const MIN_WIDTH = 5;
export const MAX_WIDTH = 8;
export const MIN_HEIGHT = 4;
export const MAX_HEIGHT = 7;

// The characters of the ground, by its number.
const GROUNDS = ".#pRY";
const RED = "r";
const YELLOW = "y";
const CRATE = "c";
const ICE = "i";

// In a fingerprint the kinds of pieces follow those of the ground.
const RED_KIND = 5;
const YELLOW_KIND = 6;
const CRATE_KIND = 7;
const ICE_KIND = 8;

/**
 * A level from its map, outer ring included: `#` a block, `R` `Y` goals, `r` `y` skiddies, `c` a crate, `i` an ice
 * cube, `p` a pit, `.` nothing. A fault names the row and column that are wrong, both counted from 1.
 */
export function readLevel(map: string): Level | Fault {
  const text = readMapText(map, GROUNDS + RED + YELLOW + CRATE + ICE);
  if (isFault(text)) return text;
  const wrong = faultOfMap(text);
  if (wrong !== undefined) return wrong;
  return finish(drawLevel(text.width, text.height, (x, y) => text.rows[y].charAt(x)));
}

/** A level from the characters of a map that is known to be right. */
export function* drawLevel(width: number, height: number, characterAt: (x: number, y: number) => string): Work<Level> {
  const board = createBoard(width, height);
  const ground = board.isBorder.map(() => Ground.Block);
  yield;
  const level: Drawn & Level = { board, ground, reds: [], yellows: [], crates: [], ices: [] };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) draw(level, cellAt(board, x, y), characterAt(x, y));
    yield;
  }
  return level;
}

function draw({ ground, reds, yellows, crates, ices }: Drawn, cell: number, character: string): void {
  ground[cell] = Math.max(Ground.Floor, GROUNDS.indexOf(character));
  if (character === RED) reds.push(cell);
  else if (character === YELLOW) yellows.push(cell);
  else if (character === CRATE) crates.push(cell);
  else if (character === ICE) ices.push(cell);
}

/** The map of a level, rows separated by line feeds. */
export function writeLevel(level: Level): string {
  return mapRows(level).join("\n");
}

/** The map of a level, row by row. */
export function mapRows({ board, ground, reds, yellows, crates, ices }: Level): string[] {
  const characters = ground.map((kind) => GROUNDS.charAt(kind));
  for (const cell of reds) characters[cell] = RED;
  for (const cell of yellows) characters[cell] = YELLOW;
  for (const cell of crates) characters[cell] = CRATE;
  for (const cell of ices) characters[cell] = ICE;
  const rows: string[] = [];
  for (let y = 0; y < board.height; y++) {
    let row = "";
    for (let x = 0; x < board.width; x++) row += characters[cellAt(board, x, y)];
    rows.push(row);
  }
  return rows;
}

/** The same number for all turns and mirrors of a level. */
export function fingerprintOf({ board, ground, reds, yellows, crates, ices }: Level): number {
  const placed: Placed[] = [];
  const place = (cells: readonly number[], kind: number): void => {
    for (const cell of cells) placed.push({ x: columnOf(board, cell), y: rowOf(board, cell), kind });
  };
  for (const cell of board.cells) if (ground[cell] !== Ground.Floor) place([cell], ground[cell]);
  place(reds, RED_KIND);
  place(yellows, YELLOW_KIND);
  place(crates, CRATE_KIND);
  place(ices, ICE_KIND);
  return fingerprint(board.width, board.height, placed);
}

/** Whether a cell belongs to the outer ring of the grid. */
export function isRing(board: Board, cell: number): boolean {
  const x = columnOf(board, cell);
  const y = rowOf(board, cell);
  return x === 0 || y === 0 || x === board.width - 1 || y === board.height - 1;
}

function faultOfMap({ rows, width, height }: MapText): Fault | undefined {
  if (width < MIN_WIDTH || width > MAX_WIDTH || height < MIN_HEIGHT || height > MAX_HEIGHT) {
    const range = `${MIN_WIDTH} by ${MIN_HEIGHT} to ${MAX_WIDTH} by ${MAX_HEIGHT}`;
    return fault(`the map is ${width} by ${height}; it must be ${range}, its outer ring included`);
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isInRing = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      const wrong = wrongAt(rows[y].charAt(x), isInRing);
      if (wrong !== undefined) return fault(`row ${y + 1}, column ${x + 1} is ${wrong}`);
    }
  }
  return faultOfColours(rows.join(""));
}

/** What a character that cannot stand there is; undefined if it can. */
function wrongAt(character: string, isInRing: boolean): string | undefined {
  if (isInRing && !"#RY".includes(character)) {
    return `"${character}"; the outer ring has only blocks (#) and goals (R Y)`;
  }
  if (!isInRing && "RY".includes(character)) return `a goal (${character}); goals stand in the outer ring`;
  return undefined;
}

function faultOfColours(characters: string): Fault | undefined {
  const hasReds = characters.includes(RED);
  const hasYellows = characters.includes(YELLOW);
  if (!hasReds && !hasYellows) return fault("the map has no skiddy (r or y)");
  if (hasReds && !characters.includes("R")) return fault("the map has a red skiddy (r) but no red goal (R)");
  if (hasYellows && !characters.includes("Y")) return fault("the map has a yellow skiddy (y) but no yellow goal (Y)");
  return undefined;
}
