/**
 * Finds what a hint tells about the board of a level of Last Ball. All wins have the same number of moves, so what all
 * shortest wins have in common is true of every win.
 */
import { columnOf, NOWHERE, rowOf, type Board } from "../../kernel/board";
import { DIRECTIONS, STEP_X, STEP_Y, type Direction } from "../../kernel/direction";
import type { BoardHint } from "../../kernel/hints/board-hint";
import { isIn, regionOf, type Side } from "../../kernel/hints/board-region";
import { chooseLocation, isVague, namedLinesOf, type Landmarks, type Location } from "../../kernel/hints/location";
import { everyWinHas, isWrongMove, type ShortestWins, type WinMove } from "../../kernel/hints/shortest-wins";
import type { Task } from "../../kernel/task";
import type { Level } from "./level";
import type { State } from "./state";
import { TEXTS as SHARED } from "../hints/texts/index";
import { TEXTS } from "./texts/hints";

/**
 * The index of the first white ball's motion in the list of a move's motions. The black ball's motion comes before it.
 */
const FIRST_HIT = 1;
/**
 * A hint tells only about something that happens within this many next moves, because something later does not help the
 * player yet.
 */
const SOON_MOVES = 5;
const ROW_BALLS = 3;

/**
 * Returns what a hint tells about the board; undefined if there is nothing to tell. What the hint tells must be true of
 * every win. A hint that only suggests a stop (the end of a move, where the piece rests) must be true of the shown win:
 * the shortest win that hints show. No wrong move may do what the hint says.
 */
export function* findBoardHint(level: Level, wins: ShortestWins<State>): Task<BoardHint | undefined> {
  const brake = findBrake(level.board, wins);
  yield;
  if (brake !== undefined) return brake;
  const last = lastBallOf(wins);
  yield;
  const stops = yield* findStops(level, wins);
  const stop = stops.find(({ index, cell }) => index > 0 && !isVague(level.board, cell, NOWHERE));
  if (stop !== undefined) return createStopHint("stop", wins.from, stop, TEXTS.stop(stop.location));
  const side = last === undefined ? undefined : outermostSide(level.board, wins.from, last);
  if (last !== undefined && side !== undefined) return createLastHint(last, TEXTS.outermostLast(side));
  if (isRowHitNeeded(wins)) return { kind: "row", sentences: TEXTS.row };
  yield;
  return findFirst(level.board, wins) ?? (yield* suggestStop(level, wins, stops));
}

/**
 * Returns whether every win hits exactly `ROW_BALLS` white balls in one move. In the shown win (the shortest win that
 * hints show), this must happen within the next `SOON_MOVES` moves. No wrong move may hit as many balls or more.
 */
function isRowHitNeeded(wins: ShortestWins<State>): boolean {
  const isRowHit = (move: WinMove<State>): boolean => countHits(move) === ROW_BALLS;
  const isSoon = wins.shown.slice(0, SOON_MOVES).some((move) => isRowHit(move));
  return isSoon && !isWrongMove(wins, (move) => countHits(move) >= ROW_BALLS) && everyWinHas(wins, isRowHit);
}

/**
 * Returns the hint that a move must put a white ball at a side of the board, where the ball later stops the black ball.
 * Returns undefined unless this is so in every win, with the same side. In the win that the game shows in its hints,
 * this must happen within the next `SOON_MOVES` moves. No wrong move may roll a ball towards this side: that ball might
 * leave the board there, and the player might think that the hint means that ball.
 */
function findBrake(board: Board, wins: ShortestWins<State>): BoardHint | undefined {
  const { all, shown, from } = wins;
  const brake = brakeOf(shown);
  if (brake === undefined || brake.index >= SOON_MOVES) return undefined;
  const side = SIDES.find((each) => isMovedTo(board, brake, each));
  if (side === undefined || all.some((win) => !isMovedTo(board, brakeOf(win), side))) return undefined;
  if (isWrongMove(wins, (move) => rollsBallTo(board, move, side))) return undefined;
  const [black] = from;
  const [stop] = shown[brake.index].after;
  return {
    kind: "brake",
    sentences: TEXTS.brake(side),
    mark: stop === black ? undefined : { piece: black, stop, sentences: SHARED.toRing },
  };
}

const SIDES: readonly Side[] = ["top", "right", "bottom", "left"];

/**
 * A brake: a white ball that stops the black ball, after an earlier move has shifted this white ball. `index` is the
 * index of the move in which the black ball stops. `from` is the present cell of the white ball, `to` its cell when it
 * stops the black ball.
 */
interface Brake {
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

function isMovedTo(board: Board, brake: Brake | undefined, side: Side): boolean {
  return brake !== undefined && isIn(regionOf(board, brake.to), side) && !isIn(regionOf(board, brake.from), side);
}

function rollsBallTo(board: Board, { record, after }: WinMove<State>, side: Side): boolean {
  if (record.direction === SIDES.indexOf(side)) return true;
  return record.motions
    .slice(FIRST_HIT)
    .some(({ from, to }) => from !== to && after.includes(to) && isIn(regionOf(board, to), side));
}

function brakeOf(win: readonly WinMove<State>[]): Brake | undefined {
  let shifted: readonly { readonly from: number; readonly to: number }[] = [];
  for (let index = 0; index < win.length; index++) {
    const { motions } = win[index].record;
    const hit = motions[FIRST_HIT].piece;
    const brake = shifted.find(({ to }) => to === hit);
    if (brake !== undefined) return { index, ...brake };
    const rolls = motions.slice(FIRST_HIT, motions.length - 2);
    const leaver = motions[motions.length - 2].piece;
    const before = shifted;
    const kept = before.filter(({ to }) => to !== leaver && rolls.every(({ piece }) => piece !== to));
    const rolled = rolls
      .filter(({ from, to }) => from !== to || before.some((each) => each.to === from))
      .map(({ from, to }) => ({ from: before.find((each) => each.to === from)?.from ?? from, to }));
    shifted = [...kept, ...rolled];
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

function outermostSide(board: Board, [, ...whites]: State, ball: number): Direction | undefined {
  const reach = (cell: number, direction: Direction): number =>
    STEP_X[direction] * columnOf(board, cell) + STEP_Y[direction] * rowOf(board, cell);
  return DIRECTIONS.find((direction) =>
    whites.every((other) => other === ball || reach(other, direction) < reach(ball, direction)),
  );
}

interface Stop {
  readonly index: number;
  readonly cell: number;
  readonly location: Location;
}

function* findStops(level: Level, wins: ShortestWins<State>): Task<readonly Stop[]> {
  const { all, shown } = wins;
  const soon = shown.slice(0, Math.min(all[0].length, SOON_MOVES));
  const shared = soon.map(({ after }, index) => all.every((win) => win[index].after[0] === after[0]));
  return (yield* stopsOf(level, wins, soon)).filter(({ index }) => shared[index]);
}

function* stopsOf(
  { board }: Level,
  { from, wrongMoves }: ShortestWins<State>,
  moves: readonly WinMove<State>[],
): Task<readonly Stop[]> {
  const [piece] = from;
  const wrong = wrongMoves.map(({ after }) => after[0]);
  const landmarks: Landmarks = { finish: NOWHERE, piece, isBlocked: () => false };
  const stops: Stop[] = [];
  for (let index = 0; index < moves.length; index++) {
    const { after } = moves[index];
    if (after.length === 1) continue;
    const location = yield* chooseLocation(board, after[0], landmarks, { wrong, others: [] });
    if (location !== undefined) stops.push({ index, cell: after[0], location });
  }
  return stops;
}

/**
 * Returns a hint about a stop (the end of a move, where the black ball rests) that all wins have in common and whose
 * place is easy to name. If there is none, the hint is about a stop of the shown win (the win that hints show), or
 * about a ball right beside the black ball.
 */
function* suggestStop(level: Level, wins: ShortestWins<State>, shared: readonly Stop[]): Task<BoardHint | undefined> {
  const { shown, from } = wins;
  const stops = yield* stopsOf(level, wins, shown.slice(0, SOON_MOVES));
  const isGood = ({ cell }: Stop): boolean => !isVague(level.board, cell, NOWHERE);
  const must = shared.find((stop) => isGood(stop)) ?? shared[0];
  if (must !== undefined) return createStopHint("stop", from, must, TEXTS.stop(must.location));
  const stop = stops.find((each) => each.index > 0 && isGood(each)) ?? stops.find((each) => isGood(each)) ?? stops[0];
  if (stop !== undefined) return createStopHint("try", from, stop, TEXTS.tryStop(stop.location));
  // If there is no stop (end of a move, where the piece rests) to tell about, the hint may be to hit a ball right
  // beside the black ball. In such a move, the black ball stays where it is.
  const isBeside = ({ before, after }: WinMove<State>): boolean => before[0] === after[0];
  if (!isBeside(shown[0]) || isWrongMove(wins, isBeside)) return undefined;
  return { kind: "try-beside", sentences: TEXTS.tryBeside };
}

function createStopHint(
  kind: string,
  [black]: State,
  { cell, location }: Stop,
  sentences: readonly string[],
): BoardHint {
  const namedLines = namedLinesOf(location);
  return { kind, sentences, namedLines, mark: { piece: black, stop: cell, sentences: SHARED.toRing } };
}

function countHits({ record }: WinMove<State>): number {
  return record.motions.length - FIRST_HIT - 1;
}

function findFirst(board: Board, { from, all }: ShortestWins<State>): BoardHint | undefined {
  const distances = DIRECTIONS.map((direction) => cellsToHit(board, from, direction)).filter((cells) => cells > 0);
  if (distances.length < 2) return undefined;
  const first = all.map(([{ record }]) => cellsToHit(board, from, record.direction));
  const isOnly = (cells: number): boolean =>
    first.every((each) => each === cells) && distances.filter((each) => each === cells).length === 1;
  if (isOnly(Math.max(...distances))) return { kind: "far", sentences: TEXTS.farFirst };
  return isOnly(Math.min(...distances)) ? { kind: "near", sentences: TEXTS.nearFirst } : undefined;
}

function cellsToHit({ steps, isBorder }: Board, [black, ...whites]: State, direction: Direction): number {
  let cell = black;
  for (let cells = 1; ; cells++) {
    cell += steps[direction];
    if (isBorder[cell]) return 0;
    if (whites.includes(cell)) return cells;
  }
}
