/**
 * Puts the board of a level into words, for players who cannot see it. A cell has the letter of its column and the
 * number of its row on the screen, such as C4.
 */
import { columnOf, NOWHERE, rowOf, type Board } from "../../kernel/board";
import type { Legend } from "../../kernel/legend";
import type { MoveRecord } from "../../kernel/motion";
import type { Placements } from "../../kernel/placements";
import { TEXTS } from "../texts/by-ear";
import { placementsIn, type Attempt } from "./attempt";

/**
 * All things on the board of a level at one moment, for announcements to screen readers. Each thing keeps its index in
 * the lists from one moment to the next.
 */
export interface SpokenBoard {
  readonly legend: Legend;
  readonly board: Board;
  readonly kinds: readonly number[];
  /** The cell of each thing on the board, or `NOWHERE` if the thing is gone. */
  readonly cells: readonly number[];
  /**
   * The direction in which each thing entered its cell, or `NOT_ENTERED` if the thing did not come there in a straight
   * line.
   */
  readonly entered: readonly number[];
  /** By how many quarter turns clockwise the screen shows the board turned. */
  readonly quarterTurns: number;
}

/** The value in the list `entered` for a thing that has not moved, or that came through a door. */
const NOT_ENTERED = -1;

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Returns all things on the board of a level after its first `moveCount` moves. */
export function boardAfter(attempt: Attempt, moveCount: number): SpokenBoard {
  const { puzzle, played, quarterTurns } = attempt;
  const start = boardOf(puzzle.legend, placementsIn(attempt), quarterTurns);
  return played.timeline.steps.slice(0, moveCount).reduce<SpokenBoard>((now, step) => boardAfterMove(now, step), start);
}

/** Returns the things on a board, for announcements to screen readers, before any piece has moved. */
export function boardOf(legend: Legend, placements: Placements, quarterTurns: number): SpokenBoard {
  const { board, cells, kinds } = placements;
  return { legend, board, kinds, cells, entered: cells.map(() => NOT_ENTERED), quarterTurns };
}

/** Returns all things on a board, for announcements to screen readers, after one more move with the given motions. */
export function boardAfterMove(before: SpokenBoard, { motions }: Pick<MoveRecord, "motions">): SpokenBoard {
  const cells = [...before.cells];
  const entered = [...before.entered];
  before.cells.forEach((piece, index) => {
    if (piece === NOWHERE || !isPiece(before.legend, before.kinds[index])) return;
    for (const { piece: moved, from, to, cause, direction } of motions) {
      if (moved !== piece || from === to) continue;
      cells[index] = to;
      entered[index] = cause === "gone" ? NOT_ENTERED : direction;
    }
  });
  return { ...before, cells, entered };
}

/**
 * Returns whether a kind of thing is a piece, which may move, and not ground, a wall or a thing of the board's edge.
 */
export function isPiece({ thingOf, lowerKindOffset, emptyKind }: Legend, kind: number): boolean {
  if (kind >= lowerKindOffset || kind === emptyKind) return false;
  return thingOf[kind].editorRole === undefined && thingOf[kind].where !== "edge";
}

/** Returns the name of a cell as the player hears it, such as "C4". */
export function nameOfCell({ board, quarterTurns }: SpokenBoard, cell: number): string {
  const { column, row } = positionOnScreen(board, cell, quarterTurns);
  return `${columnName(column)}${row + 1}`;
}

/** Returns the letters of a column, counted from 0: A to Z, then AA, AB and so on. */
function columnName(column: number): string {
  const letterCount = ALPHABET.length;
  const last = ALPHABET.charAt(column % letterCount);
  return column < letterCount ? last : `${ALPHABET.charAt(Math.floor(column / letterCount) - 1)}${last}`;
}

interface ScreenPosition {
  readonly column: number;
  readonly row: number;
}

function positionOnScreen(board: Board, cell: number, quarterTurns: number): ScreenPosition {
  let [column, row] = [columnOf(board, cell), rowOf(board, cell)];
  let { width, height } = board;
  for (let turn = 0; turn < quarterTurns % 4; turn++) {
    [column, row] = [height - 1 - row, column];
    [width, height] = [height, width];
  }
  return { column, row };
}

function sizeOnScreen({ board, quarterTurns }: SpokenBoard): {
  readonly width: number;
  readonly height: number;
} {
  const { width, height } = board;
  return quarterTurns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Returns the name of a kind of thing with its orientation, such as "treadmill left" or "door a". */
export function nameOfKind({ legend, quarterTurns }: SpokenBoard, kind: number): string {
  const { thingOf, things, characters, firstPassKind, lowerKindOffset, flippedX, transposed } = legend;
  let turned = kind;
  for (let turn = 0; turn < quarterTurns % 4; turn++) turned = flippedX[transposed[turned]];
  if (turned >= firstPassKind) return TEXTS.pass + TEXTS.orientations[4][turned - firstPassKind];
  const upper = turned % lowerKindOffset;
  const { name, characters: own } = thingOf[upper];
  const oriented = name + TEXTS.orientations[own.length][upper - characters.indexOf(own)];
  return things.filter((thing) => thing.name === name).length > 1 ? TEXTS.paired(oriented, own) : oriented;
}

/**
 * Returns the names of all things on a cell as one phrase, such as "seal on snow patch"; undefined on an empty cell.
 */
export function nameOfCellContents(spoken: SpokenBoard, things: readonly number[]): string | undefined {
  const { legend, kinds } = spoken;
  const pieces = things.filter((thing) => isPiece(legend, kinds[thing]));
  const lower = things.filter((thing) => kinds[thing] >= legend.lowerKindOffset && kinds[thing] < legend.firstPassKind);
  const passes = things.filter((thing) => kinds[thing] >= legend.firstPassKind);
  const ground = things.filter((thing) => ![...pieces, ...lower, ...passes].includes(thing));
  const layers = [...ground, ...lower].map((thing) => nameOfKind(spoken, kinds[thing]));
  const floor = layers.length === 0 ? undefined : layers.reduce((upper, beneath) => TEXTS.over(upper, beneath));
  const named = pieces.reduce<string | undefined>((beneath, piece) => {
    const name = nameOfKind(spoken, kinds[piece]);
    if (beneath === undefined) return name;
    return isBeneath(spoken, piece, ground) ? TEXTS.under(name, beneath) : TEXTS.on(name, beneath);
  }, floor);
  return passes.reduce<string | undefined>((before, pass) => {
    const name = nameOfKind(spoken, kinds[pass]);
    return before === undefined ? name : TEXTS.with(before, name);
  }, named);
}

/**
 * Returns whether a piece is beneath another thing on its cell, such as a bridge. A piece that entered at a right angle
 * to the bridge passes beneath it.
 */
function isBeneath({ legend, kinds, entered }: SpokenBoard, piece: number, ground: readonly number[]): boolean {
  return ground.some((thing) => {
    const { mayLieOn, characters } = legend.thingOf[kinds[thing]];
    const orientation = kinds[thing] - legend.characters.indexOf(characters);
    return mayLieOn !== undefined && (entered[piece] === NOT_ENTERED || entered[piece] % 2 !== orientation);
  });
}

/** Returns the indices in `cells` of all things on one cell of the board. */
export function thingsOn({ cells }: SpokenBoard, cell: number): readonly number[] {
  const things: number[] = [];
  for (let index = 0; index < cells.length; index++) if (cells[index] === cell) things.push(index);
  return things;
}

/** Returns the texts about a whole board: its size, then its rows from top to bottom. Empty rows are joined. */
export function describeRows(spoken: SpokenBoard, isHidden: (cell: number) => boolean): readonly string[] {
  const { height } = sizeOnScreen(spoken);
  const rows = cellsByRow(spoken).map((cells) => describeCells(spoken, cells, isHidden));
  const texts: string[] = [describeSize(spoken)];
  for (let row = 0; row < height; row++) {
    if (rows[row] !== "") {
      texts.push(TEXTS.row(row + 1, rows[row]));
      continue;
    }
    const first = row;
    while (row + 1 < height && rows[row + 1] === "") row++;
    texts.push(TEXTS.emptyRows(first + 1, row + 1));
  }
  return texts;
}

/** Returns the text about the size of a board, such as "Columns A to L, rows 1 to 7". */
export function describeSize(spoken: SpokenBoard): string {
  const { width, height } = sizeOnScreen(spoken);
  return TEXTS.size(columnName(width - 1), height);
}

function cellsByRow(spoken: SpokenBoard): readonly (readonly number[])[] {
  const { board, quarterTurns } = spoken;
  const { height } = sizeOnScreen(spoken);
  const rows = Array.from({ length: height }, (): number[] => []);
  for (const cell of board.cells) {
    const { column, row } = positionOnScreen(board, cell, quarterTurns);
    rows[row][column] = cell;
  }
  return rows;
}

/**
 * Returns the text about the things in one row of the board. Things with the same name that follow each other are named
 * once, with all their columns: "rock A to C, E, seal F".
 */
function describeCells(spoken: SpokenBoard, cells: readonly number[], isHidden: (cell: number) => boolean): string {
  // An empty cell has an empty name and not undefined, because a list with undefined entries has no certain length in
  // Lua.
  const names = cells.map((cell) =>
    isHidden(cell) ? TEXTS.hidden : (nameOfCellContents(spoken, thingsOn(spoken, cell)) ?? ""),
  );
  const phrases: string[] = [];
  let lastName = "";
  for (let column = 0; column < names.length; column++) {
    const name = names[column];
    if (name === "") continue;
    const first = column;
    while (column + 1 < names.length && names[column + 1] === name) column++;
    const [from, to] = [columnName(first), columnName(column)];
    const columns = first === column ? from : TEXTS.columns(from, to);
    phrases.push(name === lastName ? columns : `${name} ${columns}`);
    lastName = name;
  }
  return phrases.join(", ");
}

/**
 * Returns the texts about all pieces and all things of the board's edge, such as goals: each name with its cells.
 * Leaves out things that are hidden or gone.
 */
export function describePieces(spoken: SpokenBoard, isHidden: (cell: number) => boolean): readonly string[] {
  const { legend } = spoken;
  return describeThings(spoken, (kind, cell) => {
    return kind < legend.lowerKindOffset && !isHidden(cell) && legend.thingOf[kind].editorRole === undefined;
  });
}

/**
 * Returns the texts about all things for which `isNamed` returns true: each name with its cells, such as "rock B2, C3".
 */
export function describeThings(
  spoken: SpokenBoard,
  isNamed: (kind: number, cell: number) => boolean,
): readonly string[] {
  const names: string[] = [];
  const places: string[][] = [];
  spoken.kinds.forEach((kind, index) => {
    const cell = spoken.cells[index];
    if (cell === NOWHERE || !isNamed(kind, cell)) return;
    const name = nameOfKind(spoken, kind);
    const at = nameOfCell(spoken, cell);
    const known = names.indexOf(name);
    if (known < 0) {
      names.push(name);
      places.push([at]);
    } else places[known].push(at);
  });
  return names.map((name, index) => `${name} ${places[index].join(", ")}`);
}
