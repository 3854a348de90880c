/**
 * Parses drafts from text maps, formats drafts, and finds what a draft lacks to be a level. A draft is a board from the
 * level editor or from a text file that may not be a playable level yet.
 */
import { buildBoard, findCachedBoard, cellAt, columnOf, isAtEdge, NOWHERE, rowOf, type Board } from "./board";
import { DIRECTIONS } from "./direction";
import { fault, isFault, type Fault } from "./fault";
import type { Legend, SizeLimits, Thing } from "./legend";
import type { BoardFault, MapPosition, MapTextFault } from "./map-fault";
import { splitLines, MAX_MAP_SIDE, readRows, trimEmptyLines, type MapText } from "./map-text";
import { MAX_CAVE_SIDE, roomGridOf } from "./caves/room-grid";
import { isSameBorder, PASSES_TITLE, parsePasses, formatPasses, type Pass } from "./pass";
import type { Placements } from "./placements";
import { runToEnd, type Task } from "./task";

/**
 * A board with things of one puzzle, such as an unfinished level in the editor. If `findProblem` finds no problem, the
 * draft is a level.
 *
 * A text map has one character per cell and one line per row. If some things lie beneath others, an empty line and a
 * second map with the things beneath follow. If the draft has one-way passes (see pass.ts), another empty line and a
 * list of the passes follow.
 */
export interface Draft {
  readonly board: Board;
  /**
   * The kind of the upper thing of each cell: `upper[cell]`. A kind is a number for a thing in one orientation (see
   * legend.ts).
   */
  readonly upper: number[];
  /** The kind of the thing beneath the upper thing of each cell: `lower[cell]`. */
  readonly lower: number[];
  /** The one-way passes between cells, sorted by `comparePasses`. */
  readonly passes: readonly Pass[];
}

/** The reason why a board is not a playable level. */
export interface Problem extends Fault<BoardFault> {
  /**
   * The cell of the board that shows the problem, such as the cell of a misplaced thing. `NOWHERE` if there is no such
   * cell, as when a thing is missing.
   */
  readonly cell: number;
}

/**
 * A board has at most this many cells, including its border, unless it is a cave of several rooms. Up to this limit, a
 * cell number fits in one byte of the text that identifies a state.
 */
export const MAX_BOARD_CELLS = 256;

/** The size limits of a puzzle that allows boards of all sizes, from one cell up to the largest map. */
export const ANY_SIZE: SizeLimits = { minWidth: 1, maxWidth: MAX_MAP_SIDE, minHeight: 1, maxHeight: MAX_MAP_SIDE };

const CAVE_LIMITS = { maxWidth: MAX_CAVE_SIDE, maxHeight: MAX_CAVE_SIDE };

/** Returns whether a board is a cave of several rooms. Any board with more than `MAX_BOARD_CELLS` cells is one. */
export function isCave({ cellCount }: Board): boolean {
  return cellCount > MAX_BOARD_CELLS;
}

export function createDraft({ emptyKind }: Legend, board: Board): Draft {
  return { board, upper: board.isBorder.map(() => emptyKind), lower: board.isBorder.map(() => emptyKind), passes: [] };
}

/**
 * Parses a board from a text map. Returns a fault with the wrong row and column, both counted from 1, if the text is
 * wrong.
 */
export function parseDraft(legend: Legend, text: string): Draft | Fault<MapTextFault> {
  return runToEnd(readDraft(legend, text));
}

/**
 * Parses a board as `parseDraft` does, but as a task, because the map of a cave (a level of several rooms) takes longer
 * than a frame.
 */
export function* readDraft(legend: Legend, text: string): Task<Draft | Fault<MapTextFault>> {
  const lines = splitLines(text);
  const titleIndex = legend.maxPasses > 0 ? lines.indexOf(PASSES_TITLE) : -1;
  const titleFault = titleIndex < 0 ? checkTitle(legend, lines) : undefined;
  if (titleFault !== undefined) return titleFault;
  const maps = yield* readMaps(legend, titleIndex < 0 ? lines : trimEmptyLines(lines.slice(0, titleIndex)));
  if (titleIndex < 0 || isFault(maps)) return maps;
  const passes = parsePasses(maps.board, lines.slice(titleIndex + 1));
  return isFault(passes) ? passes : { ...maps, passes };
}

function checkTitle({ maxPasses }: Legend, lines: readonly string[]): Fault<MapTextFault> | undefined {
  const index = lines.findIndex((line) => line.toLowerCase().includes(MEANT_AS_TITLE));
  if (index < 0) return undefined;
  return fault({ kind: "wrong-title", line: index + 1, text: lines[index], hasPasses: maxPasses > 0 });
}

/**
 * A line of a text map with this word is taken for the title of the list of one-way passes, perhaps misspelt. No puzzle
 * has things for all letters of the word, so a row of a map never contains it.
 */
const MEANT_AS_TITLE = "passes";

function* readMaps(legend: Legend, lines: readonly string[]): Task<Draft | Fault<MapTextFault>> {
  const gapRow = legend.hasLowerLayer ? lines.indexOf("") : -1;
  // The rows of the first map, which end before the first empty row. An empty first row does not separate two maps,
  // because no map comes before it. Then all lines are parsed as one map.
  const upperLines = gapRow <= 0 ? lines : lines.slice(0, gapRow);
  const isCaveMap = isSizeOfCave(legend.sizeLimits, upperLines);
  const upper = yield* readRows(upperLines, legend.characters, isCaveMap ? CAVE_LIMITS : legend.sizeLimits, false);
  if (isFault(upper)) return upper;
  const sizeFault = isCaveMap ? undefined : checkSize(legend.sizeLimits, upper);
  if (sizeFault !== undefined) return sizeFault;
  const board = findCachedBoard(upper.width, upper.height) ?? (yield* buildBoard(upper.width, upper.height));
  const draft = createDraft(legend, board);
  yield* fillKinds(legend, draft.board, draft.upper, upper.rows);
  if (gapRow < 0) return draft;
  const lowerRows = lines.slice(gapRow + 1);
  if (lowerRows.length !== upper.height) return createGapFault(gapRow, lowerRows, upper);
  const lower = yield* readRows(lowerRows, legend.characters, legend.sizeLimits, true);
  if (isFault(lower)) return lower;
  if (lower.width !== upper.width) return createGapFault(gapRow, lowerRows, upper);
  yield* fillKinds(legend, draft.board, draft.lower, lower.rows);
  return draft;
}

/**
 * Returns the fault of an empty row in a text map. An empty row may only stand before a second map of the same size,
 * which shows the things beneath other things. So either characters are missing in this row, or the lines below the row
 * are no such map. The fault has the sizes of the lines above and below the row.
 */
function createGapFault(gap: number, below: readonly string[], { width, height }: MapText): Fault<MapTextFault> {
  const widthBelow = below[0].length;
  return fault({ kind: "empty-row", row: gap + 1, width, height, rowsBelow: below.length, widthBelow });
}

function* fillKinds(legend: Legend, board: Board, kinds: number[], rows: readonly string[]): Task<void> {
  for (let y = 0; y < rows.length; y++) {
    fillRow(legend, board, kinds, y, (x) => rows[y].charAt(x));
    yield;
  }
}

function fillRow(
  { kindOf, emptyKind }: Legend,
  board: Board,
  kinds: number[],
  y: number,
  characterAt: (x: number) => string,
): void {
  const first = cellAt(board, 0, y);
  for (let x = 0; x < board.width; x++) kinds[first + x] = kindOf[characterAt(x)] ?? emptyKind;
}

/**
 * Returns a draft (a board that may lack things of a level) with the given things. If several things are given for one
 * cell, the last one counts.
 */
export function createFilledDraft(legend: Legend, { board, cells, kinds }: Placements): Draft {
  const { upper, lower } = createDraft(legend, board);
  const passes: Pass[] = [];
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index];
    const kind = kinds[index];
    if (kind < legend.lowerKindOffset) upper[cell] = kind;
    else if (kind < legend.firstPassKind) lower[cell] = kind - legend.lowerKindOffset;
    else passes.push({ cell, direction: DIRECTIONS[kind - legend.firstPassKind] });
  }
  return { board, upper, lower, passes };
}

export function formatDraft(legend: Legend, { board, upper, lower, passes }: Draft): string {
  const blocks = [formatKinds(legend, board, upper)];
  const isAllUpper = board.cells.every((cell) => lower[cell] === legend.emptyKind);
  if (!isAllUpper) blocks.push(formatKinds(legend, board, lower));
  if (passes.length > 0) blocks.push(formatPasses(board, passes));
  return blocks.join("\n\n");
}

function formatKinds({ characters }: Legend, board: Board, kinds: readonly number[]): string {
  const rows: string[] = [];
  for (let y = 0; y < board.height; y++) {
    const first = cellAt(board, 0, y);
    let row = "";
    for (let x = 0; x < board.width; x++) row += characters.charAt(kinds[first + x]);
    rows.push(row);
  }
  return rows.join("\n");
}

export function cellsOf({ board, upper }: Draft, kind: number): number[] {
  return board.cells.filter((cell) => upper[cell] === kind);
}

/**
 * Returns the first problem by the rules that all puzzles share: a thing on a wrong cell, a wrong thing beneath
 * another, a wrong number of a thing, or a wrong one-way pass.
 */
export function findProblem(legend: Legend, draft: Draft): Problem | undefined {
  for (const cell of draft.board.cells) {
    if (!isPlacementValid(legend, draft, cell)) return { fault: createPlacementFault(legend, draft, cell), cell };
  }
  for (const thing of legend.things) {
    const problem = checkCount(legend, draft, thing);
    if (problem !== undefined) return problem;
  }
  return checkPasses(legend, draft);
}

function checkPasses({ maxPasses }: Legend, { board, passes }: Draft): Problem | undefined {
  for (let index = 0; index < passes.length; index++) {
    const { cell, direction } = passes[index];
    const at = positionOnMap(board, cell);
    if (board.cellsToEdge[direction][cell] === 0) return { fault: { kind: "pass-off-board", ...at }, cell };
    const isSecond = passes.some((other, before) => before < index && isSameBorder(board, passes[index], other));
    if (isSecond) return { fault: { kind: "second-pass", ...at }, cell };
  }
  if (passes.length <= maxPasses) return undefined;
  const { cell } = passes[maxPasses];
  const at = positionOnMap(board, cell);
  return { fault: { kind: "too-many-passes", count: passes.length, most: maxPasses, ...at }, cell };
}

export function positionOnMap(board: Board, cell: number): MapPosition {
  return { row: rowOf(board, cell) + 1, column: columnOf(board, cell) + 1 };
}

function isPlacementValid(legend: Legend, { board, upper, lower }: Draft, cell: number): boolean {
  const { thingOf, emptyKind, characters } = legend;
  const thing = thingOf[upper[cell]];
  if (!isAllowedAt(thing, board, cell)) return false;
  if (lower[cell] === emptyKind) return true;
  return (
    isAllowedAt(thingOf[lower[cell]], board, cell) && thing.mayLieOn?.includes(characters.charAt(lower[cell])) === true
  );
}

/**
 * Returns whether a thing may be on the given cell. Some things may only be at the edge of the board, some only inside,
 * and others on any cell.
 */
export function isAllowedAt({ where }: Thing, board: Board, cell: number): boolean {
  return where === undefined || isAtEdge(board, cell) === (where === "edge");
}

function createPlacementFault(legend: Legend, { board, upper, lower }: Draft, cell: number): BoardFault {
  const { characters, things, thingOf } = legend;
  const at = positionOnMap(board, cell);
  const character = characters.charAt(upper[cell]);
  const beneath = characters.charAt(lower[cell]);
  const { mayLieOn } = thingOf[upper[cell]];
  const isUpper = !isAllowedAt(thingOf[upper[cell]], board, cell);
  if (!isUpper && mayLieOn?.includes(beneath) !== true) {
    return { kind: "wrong-beneath", ...at, character: beneath, upper: character, allowed: mayLieOn };
  }
  const fitting = things.filter((other) => isAllowedAt(other, board, cell)).map((other) => other.characters);
  return {
    kind: "misplaced",
    ...at,
    isLower: !isUpper,
    character: isUpper ? character : beneath,
    isAtEdge: isAtEdge(board, cell),
    allowed: fitting.join(""),
  };
}

function checkCount({ thingOf }: Legend, { board, upper, lower }: Draft, thing: Thing): Problem | undefined {
  const { count } = thing;
  if (count === undefined) return undefined;
  const cells = board.cells.filter((cell) => thingOf[upper[cell]] === thing || thingOf[lower[cell]] === thing);
  if (count === "some") {
    if (cells.length > 0) return undefined;
    return { fault: { kind: "missing", thing }, cell: NOWHERE };
  }
  const maxCount = count === "one" ? 1 : 2;
  if (cells.length === maxCount || (count === "pair" && cells.length === 0)) return undefined;
  const details = { kind: "wrong-count", thing, count: cells.length, right: count } as const;
  if (cells.length === 0) return { fault: { ...details, at: undefined }, cell: NOWHERE };
  const cell = cells[Math.min(maxCount, cells.length - 1)];
  const at = { ...positionOnMap(board, cell), isLower: thingOf[upper[cell]] !== thing };
  return { fault: { ...details, at }, cell };
}

/**
 * Returns whether a text map has the size of a cave of several rooms. The puzzle must have caves. The map must have too
 * many rows for a single room, and as many columns and rows as a grid of rooms.
 */
function isSizeOfCave({ caveWall }: SizeLimits, rows: readonly string[]): boolean {
  if (caveWall === undefined || rows.length === 0) return false;
  const width = rows[0].length;
  return rows.length > maxRows(width) && roomGridOf(width, rows.length) !== undefined;
}

function checkSize(limits: SizeLimits, { width, height }: MapText): Fault<MapTextFault> | undefined {
  const { minWidth, maxWidth, minHeight, maxHeight } = limits;
  if (width < minWidth || width > maxWidth || height < minHeight || height > maxHeight) {
    return fault({ kind: "wrong-size", width, height, limits });
  }
  if (height <= maxRows(width)) return undefined;
  return fault({ kind: "too-large", width, height, mostRows: maxRows(width) });
}

/**
 * Returns the largest number of rows that a board with `width` columns may have, because a board has at most
 * `MAX_BOARD_CELLS` cells.
 */
export function maxRows(width: number): number {
  return Math.floor((MAX_BOARD_CELLS - 1) / (width + 1)) - 2;
}
