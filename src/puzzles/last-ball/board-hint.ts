/**
 * Finds what a hint tells about the board of a level of Last Ball. All wins have the same number of moves, so what all
 * shortest wins have in common is true of every win.
 */
import { columnOf, rowOf, type Board } from "../../kernel/board";
import { DIRECTIONS, STEP_X, STEP_Y, type Direction } from "../../kernel/direction";
import type { BoardHint } from "../../kernel/hints/board-hint";
import { regionOf, type Region } from "../../kernel/hints/board-region";
import { everyWinHas, type ShortestWins, type WinMove } from "../../kernel/hints/shortest-wins";
import type { Task } from "../../kernel/task";
import type { Level } from "./level";
import type { State } from "./state";
import { TEXTS as SHARED } from "../hints/texts/index";
import { TEXTS } from "./texts/hints";

/** The index of the first white ball's motion among the motions of a move. The motion before it is the black ball's. */
const FIRST_HIT = 1;
/**
 * A hint tells only about something in the next `SOON_MOVES` moves, because a later move does not help the player yet.
 */
const SOON_MOVES = 5;
/** A hint may say that the player must hit a row of balls, if one move hits at least this many white balls. */
const ROW_BALLS = 3;

/**
 * Returns what a hint tells about the board. It must be true of every win. Returns undefined if the hint can tell
 * nothing.
 */
export function* findBoardHint(level: Level, wins: ShortestWins<State>): Task<BoardHint | undefined> {
  const brake = findBrake(wins);
  yield;
  if (brake !== undefined) return brake;
  const last = lastBallOf(wins);
  yield;
  const side = last === undefined ? undefined : outermostSide(level.board, wins.from, last);
  if (last !== undefined && side !== undefined) return createLastHint(last, TEXTS.outermostLast(side));
  const stops = findStops(level, wins);
  const stop = stops.find(({ index, region }) => index > 0 && region !== "middle");
  if (stop !== undefined) return stop.hint;
  if (everyWinHas(wins, isRowHit) && wins.shown.slice(0, SOON_MOVES).some((move) => isRowHit(move)))
    return { kind: "row", sentences: TEXTS.row };
  const first = findFirst(level.board, wins);
  if (first !== undefined) return first;
  if (last !== undefined) return createLastHint(last, TEXTS.someLast);
  const nextStop = stops.find(({ index }) => index > 0) ?? stops[0];
  return nextStop?.hint;
}

/**
 * Returns the hint that a move must put a white ball where it can stop the black ball in a later move. Returns
 * undefined unless in every win the black ball stops at a white ball that an earlier move has shifted. In the win that
 * the game shows in its hints, this must happen within the next `SOON_MOVES` moves.
 */
function findBrake({ all, shown, from }: ShortestWins<State>): BoardHint | undefined {
  const index = brakeIndex(shown);
  if (index === undefined || index >= SOON_MOVES || all.some((win) => brakeIndex(win) === undefined)) return undefined;
  const [black] = from;
  const [stop] = shown[index].after;
  return {
    kind: "brake",
    sentences: TEXTS.brake,
    mark: stop === black ? undefined : { piece: black, stop, sentences: SHARED.toRing },
  };
}

/**
 * Returns the index of the first move in which the black ball stops at a white ball that an earlier move has shifted.
 */
function brakeIndex(win: readonly WinMove<State>[]): number | undefined {
  let shifted: readonly number[] = [];
  for (let index = 0; index < win.length; index++) {
    const { motions } = win[index].record;
    if (shifted.includes(motions[FIRST_HIT].piece)) return index;
    const rolls = motions.slice(FIRST_HIT, motions.length - 2);
    const moved = shifted.map((cell) => rolls.find(({ piece }) => piece === cell)?.to ?? cell);
    const leaver = motions[motions.length - 2].piece;
    const kept = moved.filter((cell) => cell !== leaver);
    shifted = [...kept, ...rolls.filter(({ from, to }) => from !== to).map(({ to }) => to)];
  }
  return undefined;
}

/**
 * Returns the present cell of the white ball that leaves the board last. Returns undefined if it is not the same ball
 * in every win.
 */
function lastBallOf({ all, areAllWhole }: ShortestWins<State>): number | undefined {
  if (!areAllWhole) return undefined;
  const last = findLastLeaver(all[0]);
  return all.every((win) => findLastLeaver(win) === last) ? last : undefined;
}

/** Returns the present cell of the white ball that leaves the board in the last move of a win. */
function findLastLeaver(win: readonly WinMove<State>[]): number {
  const { motions } = win[win.length - 1].record;
  let ball = motions[motions.length - 2].piece;
  for (let index = win.length - 2; index >= 0; index--) {
    const rolls = win[index].record.motions.slice(FIRST_HIT, win[index].record.motions.length - 2);
    ball = rolls.find(({ to }) => to === ball)?.piece ?? ball;
  }
  return ball;
}

function createLastHint(last: number, sentences: readonly string[]): BoardHint {
  return { kind: "last", sentences, mark: { piece: last, stop: last, sentences: TEXTS.lastPlaces } };
}

/**
 * Returns a direction in which the white ball on the cell `ball` lies farther out than every other white ball. Returns
 * undefined if there is no such direction.
 */
function outermostSide(board: Board, [, ...whites]: State, ball: number): Direction | undefined {
  const reach = (cell: number, direction: Direction): number =>
    STEP_X[direction] * columnOf(board, cell) + STEP_Y[direction] * rowOf(board, cell);
  return DIRECTIONS.find((direction) =>
    whites.every((other) => other === ball || reach(other, direction) < reach(ball, direction)),
  );
}

/** A cell where the black ball stops after the same number of moves in every win, with the hint about this cell. */
interface SharedStop {
  readonly index: number;
  readonly region: Region;
  readonly hint: BoardHint;
}

/**
 * Returns the cells where the black ball stops after the same number of moves in every win. Only the next `SOON_MOVES`
 * moves are examined.
 */
function findStops({ board }: Level, { all, shown, from }: ShortestWins<State>): readonly SharedStop[] {
  const stops: SharedStop[] = [];
  for (let index = 0; index < Math.min(all[0].length, SOON_MOVES); index++) {
    const { after } = shown[index];
    const [stop] = after;
    if (stop === from[0] || after.length === 1 || all.some((win) => win[index].after[0] !== stop)) continue;
    const region = regionOf(board, stop);
    stops.push({
      index,
      region,
      hint: { kind: "stop", sentences: TEXTS.stop(region), mark: { piece: from[0], stop, sentences: SHARED.toRing } },
    });
  }
  return stops;
}

/** Returns whether a move hits at least `ROW_BALLS` white balls. */
function isRowHit({ record }: WinMove<State>): boolean {
  return record.motions.length - FIRST_HIT - 1 >= ROW_BALLS;
}

/**
 * Returns the hint to hit a certain ball first: of the balls that the black ball can hit, the one farthest from it or
 * the one nearest to it. Returns undefined unless every win begins with this hit.
 */
function findFirst(board: Board, { from, all }: ShortestWins<State>): BoardHint | undefined {
  const distances = DIRECTIONS.map((direction) => cellsToHit(board, from, direction)).filter((cells) => cells > 0);
  if (distances.length < 2) return undefined;
  const first = all.map(([{ record }]) => cellsToHit(board, from, record.direction));
  const isOnly = (cells: number): boolean =>
    first.every((each) => each === cells) && distances.filter((each) => each === cells).length === 1;
  if (isOnly(Math.max(...distances))) return { kind: "far", sentences: TEXTS.farFirst };
  return isOnly(Math.min(...distances)) ? { kind: "near", sentences: TEXTS.nearFirst } : undefined;
}

/**
 * Returns the distance in cells from the black ball to the ball that it hits: 1 if the two are neighbours. Returns 0 if
 * there is no ball in this direction.
 */
function cellsToHit({ steps, isBorder }: Board, [black, ...whites]: State, direction: Direction): number {
  let cell = black;
  for (let cells = 1; ; cells++) {
    cell += steps[direction];
    if (isBorder[cell]) return 0;
    if (whites.includes(cell)) return cells;
  }
}
