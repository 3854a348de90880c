/**
 * Finds what a hint of Fruit tells about fruits that leave the board: which kind of fruit leaves first, and whether all
 * fruits leave in one move. Other hints tell where the fruits of a kind leave, and where the last two fruits meet.
 */
import { columnOf, rowOf, type Board } from "../../kernel/board";
import { RIGHT } from "../../kernel/direction";
import type { BoardHint } from "../../kernel/hints/board-hint";
import { commonSideOf, isIn, regionOf, type Side } from "../../kernel/hints/board-region";
import { isWrongMove, type ShortestWins, type WinMove } from "../../kernel/hints/shortest-wins";
import { isGoneForGood } from "../../kernel/motion";
import type { Level } from "./level";
import { GONE, type State } from "./state";
import { TEXTS } from "./texts/hints";

/**
 * Returns the kind of fruit that leaves first in every shortest win. Returns undefined if the wins differ in this kind,
 * or if only one kind of fruit is on the board. Also returns undefined if fruits of this kind leave in a wrong move,
 * which does not lead nearer to a win.
 */
export function findFirstKind(level: Level, wins: ShortestWins<State>): number | undefined {
  const { from, all } = wins;
  const kinds = presentKinds(level.fruitKinds, from);
  if (kinds.every((kind) => kind === kinds[0])) return undefined;
  const first = findFirstLeaver(level, all[0]);
  if (first === undefined || leavesInWrongMove(level, wins, first)) return undefined;
  return all.every((win) => findFirstLeaver(level, win) === first) ? first : undefined;
}

function leavesInWrongMove({ fruitKinds }: Level, wins: ShortestWins<State>, kind: number): boolean {
  return isWrongMove(wins, ({ before, after }) => countOf(fruitKinds, before, kind) > countOf(fruitKinds, after, kind));
}

function findFirstLeaver({ fruitKinds }: Level, win: readonly WinMove<State>[]): number | undefined {
  for (const { before, after } of win) {
    const kinds = fruitKinds.filter((kind) => countOf(fruitKinds, before, kind) > countOf(fruitKinds, after, kind));
    if (kinds.length > 0) return kinds.every((kind) => kind === kinds[0]) ? kinds[0] : undefined;
  }
  return undefined;
}

function countOf(fruitKinds: readonly number[], { fruits }: State, kind: number): number {
  let count = 0;
  for (let index = 0; index < fruits.length; index++) if (fruitKinds[index] === kind && fruits[index] !== GONE) count++;
  return count;
}

/**
 * Returns a hint about the last two fruits: whether they are in one row or in one column when they meet, and at which
 * side of the board. Returns undefined if none of these facts is the same in every shortest win.
 */
export function findMeetingHint(
  { board }: Level,
  { from, all, areAllWhole }: ShortestWins<State>,
): BoardHint | undefined {
  if (!areAllWhole || from.fruits.filter((cell) => cell !== GONE).length !== 2) return undefined;
  const meetings = all.map((win) => findMeetingCells(win));
  const side = commonNewSideOf(board, meetings.flat(), from);
  const areInRow = meetings.map(([one, other]) => Math.abs(one - other) === board.steps[RIGHT]);
  const [isRow] = areInRow;
  if (areInRow.includes(!isRow)) return side === undefined ? undefined : { kind: "meet", sentences: TEXTS.meet(side) };
  if (side === undefined) {
    const line = commonNewLineOf(board, meetings.flat(), from, isRow);
    if (line === undefined) return undefined;
    return isRow ? { kind: "row", sentences: TEXTS.row(line) } : { kind: "column", sentences: TEXTS.column(line) };
  }
  return isRow ? { kind: "row", sentences: TEXTS.rowAt(side) } : { kind: "column", sentences: TEXTS.columnAt(side) };
}

/**
 * Returns a side of the board at which all the given cells lie. Returns undefined if there is no such side, or if all
 * fruits are at this side already.
 */
function commonNewSideOf(board: Board, cells: readonly number[], { fruits }: State): Side | undefined {
  const side = commonSideOf(board, cells);
  const areThere = side !== undefined && fruits.every((cell) => cell === GONE || isIn(regionOf(board, cell), side));
  return areThere ? undefined : side;
}

/**
 * Returns the number of the row or column, counted from 1, in which all the given cells lie. Returns undefined if there
 * is none, or if all fruits are in this row or column already.
 */
function commonNewLineOf(
  board: Board,
  cells: readonly number[],
  { fruits }: State,
  isRow: boolean,
): number | undefined {
  const lineOf = (cell: number): number => (isRow ? rowOf(board, cell) : columnOf(board, cell)) + 1;
  const line = lineOf(cells[0]);
  const areThere = fruits.every((cell) => cell === GONE || lineOf(cell) === line);
  return areThere || cells.some((cell) => lineOf(cell) !== line) ? undefined : line;
}

function findMeetingCells(win: readonly WinMove<State>[]): readonly number[] {
  return leavingCells(win[win.length - 1]);
}

/**
 * Returns a hint about the shown win (the shortest win that hints show): which fruits leave first, or where the last
 * two fruits meet. The hint is for states in which the shortest wins have nothing in common.
 */
export function suggestFirst(level: Level, wins: ShortestWins<State>): BoardHint | undefined {
  const { shown, from } = wins;
  const first = findFirstLeaver(level, shown);
  if (from.fruits.filter((cell) => cell !== GONE).length > 2) {
    if (first === undefined || leavesInWrongMove(level, wins, first)) return undefined;
    return { kind: "try-first", sentences: TEXTS.tryFirst[first] };
  }
  const cells = findMeetingCells(shown);
  const side = commonNewSideOf(level.board, cells, from);
  if (side !== undefined) return { kind: "try-meet", sentences: TEXTS.tryMeet(side) };
  const isRow = rowOf(level.board, cells[0]) === rowOf(level.board, cells[1]);
  const line = commonNewLineOf(level.board, cells, from, isRow);
  if (line === undefined) return undefined;
  return { kind: "try-meet", sentences: isRow ? TEXTS.tryRow(line) : TEXTS.tryColumn(line) };
}

/**
 * Returns the hint that all fruits leave the board in one move. Returns undefined if this is not true in every shortest
 * win, or if all fruits are of one kind.
 */
export function findAllLeaveHint({ fruitKinds }: Level, wins: ShortestWins<State>): BoardHint | undefined {
  const { from, all, areAllWhole } = wins;
  const kinds = presentKinds(fruitKinds, from);
  const count = from.fruits.filter((cell) => cell !== GONE).length;
  if (!areAllWhole || kinds.every((kind) => kind === kinds[0])) return undefined;
  const areAllAtOnce = all.every((win) => leavingCells(win[win.length - 1]).length === count);
  return areAllAtOnce ? { kind: "all-leave", sentences: TEXTS.allLeave } : undefined;
}

type Place =
  { readonly kind: "row" | "column"; readonly line: number } | { readonly kind: "side"; readonly side: Side };

const SIDES: readonly Side[] = ["top", "bottom", "left", "right"];

/**
 * Returns the hint that all fruits of a kind leave the board in one row or column, or at one side of the board. Returns
 * undefined if this is true of no kind in every shortest win. If it is true of several kinds, the hint is about the
 * kind that leaves first in the shown win (the shortest win that hints show).
 */
export function findLeavingPlaceHint(level: Level, wins: ShortestWins<State>): BoardHint | undefined {
  const { fruitKinds, board } = level;
  for (const { before, after } of wins.shown) {
    for (const kind of presentKinds(fruitKinds, before)) {
      const count = countOf(fruitKinds, wins.from, kind);
      if (countOf(fruitKinds, before, kind) === countOf(fruitKinds, after, kind)) continue;
      const cells = wins.all.map((win) => win.flatMap((move) => leavingCells(move, fruitKinds, kind)));
      if (cells.some((each) => each.length !== count)) continue;
      const place = placesOf(board, cells.flat()).find((each) => !isPlaceTaken(level, wins, kind, each));
      if (place !== undefined) return { kind: "leave", sentences: sentencesOf(TEXTS.leave[kind], place) };
    }
  }
  return undefined;
}

/**
 * Returns a hint about the first move of the shown win (the shortest win that hints show) in which fruits leave. The
 * hint says which fruits leave, and in which row or column or at which side. Returns undefined if fruits of this kind
 * leave there in a wrong move, too.
 */
export function suggestFirstPlace(level: Level, wins: ShortestWins<State>): BoardHint | undefined {
  const { board, fruitKinds } = level;
  const move = wins.shown.find((each) => leavingCells(each).length > 0);
  if (move === undefined) return undefined;
  for (const kind of presentKinds(fruitKinds, move.before)) {
    const cells = leavingCells(move, fruitKinds, kind);
    const places = cells.length === 0 ? [] : placesOf(board, cells);
    const place = places.find((each) => !isPlaceTaken(level, wins, kind, each));
    if (place !== undefined) return { kind: "try-place", sentences: sentencesOf(TEXTS.tryFirstIn[kind], place) };
  }
  return undefined;
}

/**
 * Returns whether a sentence of a hint must not name a place where fruits of a kind leave. This is so if all of these
 * fruits are there already, or if some leave there in a wrong move.
 */
function isPlaceTaken({ board, fruitKinds }: Level, wins: ShortestWins<State>, kind: number, place: Place): boolean {
  const areAllThere = (cells: readonly number[]): boolean => cells.every((cell) => isAt(board, cell, place));
  if (areAllThere(wins.from.fruits.filter((cell, index) => cell !== GONE && fruitKinds[index] === kind))) return true;
  return isWrongMove(wins, (move) => {
    const cells = leavingCells(move, fruitKinds, kind);
    return cells.length > 0 && areAllThere(cells);
  });
}

function placesOf(board: Board, cells: readonly number[]): readonly Place[] {
  const places: readonly Place[] = [
    { kind: "row", line: rowOf(board, cells[0]) + 1 },
    { kind: "column", line: columnOf(board, cells[0]) + 1 },
    ...SIDES.map((side) => ({ kind: "side", side }) as const),
  ];
  return places.filter((place) => cells.every((cell) => isAt(board, cell, place)));
}

function isAt(board: Board, cell: number, place: Place): boolean {
  if (place.kind === "side") return isIn(regionOf(board, cell), place.side);
  return (place.kind === "row" ? rowOf(board, cell) : columnOf(board, cell)) + 1 === place.line;
}

interface PlaceTexts {
  readonly row: (this: void, row: number) => readonly string[];
  readonly column: (this: void, column: number) => readonly string[];
  readonly at: (this: void, side: Side) => readonly string[];
}

function sentencesOf(texts: PlaceTexts, place: Place): readonly string[] {
  if (place.kind === "side") return texts.at(place.side);
  return place.kind === "row" ? texts.row(place.line) : texts.column(place.line);
}

function leavingCells(
  { before, record }: WinMove<State>,
  fruitKinds?: readonly number[],
  kind?: number,
): readonly number[] {
  return record.motions
    .filter((motion) => isGoneForGood(motion) && fruitKinds?.[before.fruits.indexOf(motion.piece)] === kind)
    .map(({ from }) => from);
}

function presentKinds(fruitKinds: readonly number[], { fruits }: State): readonly number[] {
  return fruitKinds.filter((_, index) => fruits[index] !== GONE);
}
