/**
 * Finds what a hint tells about the board of a level of Fruit: what stops or pulls a fruit. leaving-hint.ts finds what
 * a hint tells about how fruits leave.
 */
import { columnOf, rowOf, type Board } from "../../kernel/board";
import { DIRECTIONS, type Direction } from "../../kernel/direction";
import type { BoardHint } from "../../kernel/hints/board-hint";
import {
  everyWinHas,
  isWrongMove,
  withSpoilingMoves,
  type ShortestWins,
  type WinMove,
} from "../../kernel/hints/shortest-wins";
import { tracePieceBefore } from "../../kernel/hints/trace-piece";
import type { Motion } from "../../kernel/motion";
import type { Task } from "../../kernel/task";
import { TEXTS as SHARED } from "../hints/texts/index";
import {
  findAllLeaveHint,
  findFirstKind,
  findLeavingPlaceHint,
  findMeetingHint,
  suggestFirst,
  suggestFirstPlace,
} from "./leaving-hint";
import { SLIDER_KIND_COUNT, type Level } from "./level";
import { GONE, type State } from "./state";
import { TEXTS } from "./texts/hints";

/**
 * The number of next moves about which a hint may say that something stops or pulls a fruit. A hint about a later move
 * would not help the player yet.
 */
const SOON_MOVES = 5;
/**
 * The limit for early hints about stones, cars and barrels that must stop a fruit. If the level has at most this many
 * stones (or cars, or barrels), such a hint is tried before all other hints. Otherwise other hints are tried first.
 */
const FEW_SLIDERS = 2;

type FindMotion = (this: void, move: WinMove<State>) => Motion | undefined;

type FindMotions = (this: void, move: WinMove<State>) => readonly Motion[];

/**
 * Returns what a hint tells about the board, or undefined if it can tell nothing. The hint must be true of every
 * shortest win. If its sentence begins with "Try" or "Let", the hint needs to be true only of the shown win (the
 * shortest win that hints show).
 */
export function* findBoardHint(level: Level, wins: ShortestWins<State>): Task<BoardHint | undefined> {
  return (yield* findHint(level, wins)) ?? (yield* findHint(level, withSpoilingMoves(wins)));
}

function* findHint(level: Level, wins: ShortestWins<State>): Task<BoardHint | undefined> {
  const stoneStop = yield* findStoneStop(level, wins, FEW_SLIDERS);
  if (stoneStop !== undefined) return stoneStop;
  yield;
  const pullHint = findPullHint(level, wins);
  yield;
  if (pullHint !== undefined && level.anteaters.length === 1) return pullHint;
  const first = findFirstKind(level, wins);
  yield;
  if (first !== undefined) return { kind: "first", sentences: TEXTS.first[first] };
  const otherStoneStop = pullHint ?? (yield* findStoneStop(level, wins, level.sliders.length));
  if (otherStoneStop !== undefined) return otherStoneStop;
  yield;
  const fruitStop = yield* findFruitStop(level, wins);
  if (fruitStop !== undefined) return fruitStop;
  yield;
  const meeting = findMeetingHint(level, wins) ?? suggestFirst(level, wins);
  if (meeting !== undefined) return meeting;
  yield;
  const leaving = findLeavingPlaceHint(level, wins) ?? findAllLeaveHint(level, wins);
  if (leaving !== undefined) return leaving;
  yield;
  const lineStop = findLineStop(level, wins);
  if (lineStop !== undefined) return lineStop;
  yield;
  const shownOnly: ShortestWins<State> = { ...wins, all: [wins.shown] };
  const suggestedStop = yield* findStoneStop(level, shownOnly, level.sliders.length);
  const suggestion = suggestedStop ?? (yield* findFruitStop(level, shownOnly)) ?? suggestFirstPlace(level, wins);
  return suggestion ?? findLineStop(level, shownOnly);
}

/**
 * Returns the hint that an anteater must pull a fruit. In a level with two anteaters, the hint says which one. Returns
 * undefined if not every shortest win needs such a pull, or if an anteater pulls in a wrong move, too.
 */
function findPullHint({ board, anteaters }: Level, wins: ShortestWins<State>): BoardHint | undefined {
  const find: FindMotion = ({ record }) => record.motions.find(({ cause }) => cause === "pulled");
  const pull = findShared(wins, find);
  if (pull === undefined || isWrongMove(wins, (move) => find(move) !== undefined)) return undefined;
  if (anteaters.length === 1) return createPieceHint(wins, "pull", TEXTS.pull, pull);
  const pullerOf = ({ to, direction }: Motion): number => to + board.steps[direction];
  const puller = pullerOf(pull.motion);
  const [other, ...more] = anteaters.filter(({ cell }) => cell !== puller);
  if (other === undefined || more.length > 0) return undefined;
  const isSame = everyWinHas(wins, ({ record }) =>
    record.motions.some((motion) => motion.cause === "pulled" && pullerOf(motion) === puller),
  );
  const side = sideAgainst(board, puller, other.cell);
  return isSame && side !== undefined ? createPieceHint(wins, "pull", TEXTS.namedPull[side], pull) : undefined;
}

/**
 * Returns the hint that a stone, a car or a barrel must stop a fruit. Leaves out a kind of which the level has more
 * than `maxCount`, because the player would not know which one is meant.
 */
function* findStoneStop(level: Level, wins: ShortestWins<State>, maxCount: number): Task<BoardHint | undefined> {
  for (let kind = 0; kind < SLIDER_KIND_COUNT; kind++) {
    const count = level.sliderKinds.filter((other) => isSameWord(Number(other), kind)).length;
    if (count === 0 || count > maxCount) continue;
    yield;
    const hint = yield* findStopAt(level, wins, kind);
    if (hint !== undefined) return hint;
  }
  return undefined;
}

/**
 * Returns the hint that a stone, a car or a barrel of the kind `slider` must stop a fruit. If not every shortest win
 * has such a stop with the same kind of fruit, the hint is a suggestion that begins with "Let".
 */
function* findStopAt(level: Level, wins: ShortestWins<State>, slider: number): Task<BoardHint | undefined> {
  const find: FindMotion = (move) => stopsAtSlider(level, move, slider)[0];
  const stop = findShared(wins, find);
  if (stop === undefined) return undefined;
  yield;
  const fruit = kindOf(level, wins.shown[stop.index], stop.motion);
  const findSame: FindMotions = (move) =>
    stopsAtSlider(level, move, slider).filter((motion) => kindOf(level, move, motion) === fruit);
  const side = yield* nameOf(level, wins, stop, findSame);
  yield;
  const { sliders } = wins.from;
  const likes = sliders.filter((_, index) => isSameWord(Number(level.sliderKinds[index]), slider));
  if (isUnclear(level, wins, stop, likes)) return undefined;
  yield;
  const findWrong: FindMotions = (move) =>
    stopsAtWord(level, move, slider).filter((motion) => kindOf(level, move, motion) === fruit);
  if (isStopObeyed(wins, stop, side, findWrong)) return undefined;
  yield;
  const isMust = !isOnlyShown(wins) && everyWinHas(wins, (move) => findSame(move).length > 0);
  if (isMust && side !== undefined)
    return createPieceHint(wins, "stone-stop", TEXTS.namedStoneStop(slider, fruit, side), stop);
  if (isMust) return createPieceHint(wins, "stone-stop", TEXTS.stoneStop(slider, fruit), stop);
  return createPieceHint(wins, "let-stone-stop", TEXTS.letStoneStop(slider, fruit), stop);
}

/**
 * Returns whether `all` has only the shown win (the one that hints show) instead of all shortest wins. This is so while
 * `findBoardHint` looks for a suggestion, a hint that need be true only of the shown win.
 */
function isOnlyShown({ all, shown }: ShortestWins<State>): boolean {
  return all[0] === shown;
}

/**
 * Names a fruit by its side, as seen from the only other fruit of its kind: returns this side, such as left. `stop` is
 * the motion in which the named fruit is stopped. Returns undefined if there is not exactly one other fruit of the
 * kind. Also returns undefined unless `find` returns a motion of the named fruit in every shortest win.
 */
function* nameOf(
  level: Level,
  wins: ShortestWins<State>,
  stop: SharedMotion,
  find: FindMotions,
): Task<Direction | undefined> {
  const piece = tracePieceBefore(wins.shown, stop.index, stop.motion.piece);
  const { from, all } = wins;
  const index = from.fruits.indexOf(piece);
  const [other, ...more] = from.fruits.filter(
    (cell, each) => cell !== GONE && each !== index && level.fruitKinds[each] === level.fruitKinds[index],
  );
  if (index < 0 || other === undefined || more.length > 0) return undefined;
  yield;
  const isSame = all.every((win) =>
    win.some((move, at) => find(move).some((motion) => tracePieceBefore(win, at, motion.piece) === piece)),
  );
  return isSame ? sideAgainst(level.board, piece, other) : undefined;
}

/**
 * Returns whether a hint's sentence about a fruit's stop would not tell the player which piece stops the fruit. `likes`
 * are the present cells of all pieces with the same word as the stopping piece.
 *
 * The sentence is unclear if there are several such pieces. It is also unclear if the fruit already touches the
 * stopping piece, because the player would then see no need for a move.
 */
function isUnclear(
  { board }: Level,
  { shown }: ShortestWins<State>,
  { motion, index }: SharedMotion,
  likes: readonly number[],
): boolean {
  const piece = tracePieceBefore(shown, index, motion.piece);
  return likes.length > 1 || board.steps.some((step) => likes.includes(piece + step));
}

function sideAgainst({ cellsToEdge }: Board, cell: number, other: number): Direction | undefined {
  return DIRECTIONS.find((side) => cellsToEdge[side][cell] < cellsToEdge[side][other]);
}

/**
 * Returns whether the sentence of a hint, which says what stops a fruit, is also true of a wrong move. `find` returns
 * the motions of a move that fit the sentence. If the sentence names one of two fruits of a kind by its side (`side`),
 * only motions of the named fruit count.
 */
function isStopObeyed(
  wins: ShortestWins<State>,
  { index, motion }: SharedMotion,
  side: Direction | undefined,
  find: FindMotions,
): boolean {
  const piece = tracePieceBefore(wins.shown, index, motion.piece);
  return isWrongMove(wins, (move) => find(move).some((each) => side === undefined || each.piece === piece));
}

function stopsAtWord(level: Level, move: WinMove<State>, slider: number): readonly Motion[] {
  const stops: Motion[] = [];
  for (let kind = 0; kind < SLIDER_KIND_COUNT; kind++)
    if (isSameWord(kind, slider)) stops.push(...stopsAtSlider(level, move, kind));
  return stops;
}

/**
 * Returns whether the sentences of hints have the same word for two kinds of sliders (stones, cars and barrels), such
 * as the two kinds of cars.
 */
function isSameWord(kind1: number, kind2: number): boolean {
  return TEXTS.sliders[kind1] === TEXTS.sliders[kind2];
}

/**
 * A motion that all shortest wins have in common: in each of them, the same `FindMotion` (a function that looks for a
 * motion) finds one. `motion` is the motion in the shown win, the shortest win that hints show. `index` is the index of
 * the move with this motion.
 */
interface SharedMotion {
  readonly motion: Motion;
  readonly index: number;
}

/**
 * Returns a motion that all shortest wins have in common. It is the first motion that `find` returns for a move of the
 * shown win (the shortest win that hints show). Returns undefined if there is no such motion in the first `SOON_MOVES`
 * moves, or if `find` returns no motion in some shortest win.
 */
function findShared(wins: ShortestWins<State>, find: FindMotion): SharedMotion | undefined {
  for (let index = 0; index < Math.min(wins.shown.length, SOON_MOVES); index++) {
    const motion = find(wins.shown[index]);
    if (motion === undefined) continue;
    return everyWinHas(wins, (move) => find(move) !== undefined) ? { motion, index } : undefined;
  }
  return undefined;
}

function createPieceHint(
  { shown }: ShortestWins<State>,
  kind: string,
  sentences: readonly string[],
  { motion, index }: SharedMotion,
): BoardHint {
  const piece = tracePieceBefore(shown, index, motion.piece);
  return { kind, sentences, mark: { piece, stop: motion.to, sentences: SHARED.pieceToRing } };
}

function isFruitStop({ before }: WinMove<State>, { piece, cause, ending, from, to }: Motion): boolean {
  return cause === "pushed" && ending === "hit" && from !== to && before.fruits.includes(piece);
}

function stopsAtSlider({ board, sliderKinds }: Level, move: WinMove<State>, kind: number): readonly Motion[] {
  return move.record.motions.filter((motion) => {
    const slider = move.after.sliders.indexOf(motion.to + board.steps[motion.direction]);
    return slider >= 0 && Number(sliderKinds[slider]) === kind && isFruitStop(move, motion);
  });
}

function stopsAtFruit({ board }: Level, move: WinMove<State>): readonly Motion[] {
  return move.record.motions.filter(
    (motion) => isFruitStop(move, motion) && move.after.fruits.includes(motion.to + board.steps[motion.direction]),
  );
}

function* findFruitStop(level: Level, wins: ShortestWins<State>): Task<BoardHint | undefined> {
  const find: FindMotion = (move) => stopsAtFruit(level, move)[0];
  const stop = findShared(wins, find);
  if (stop === undefined) return undefined;
  yield;
  const stopped = kindOf(level, wins.shown[stop.index], stop.motion);
  const stopper = stopperKind(level, wins.shown[stop.index], stop.motion);
  const findSame: FindMotions = (move) =>
    stopsAtFruit(level, move).filter(
      (motion) => kindOf(level, move, motion) === stopped && stopperKind(level, move, motion) === stopper,
    );
  const side = yield* nameOf(level, wins, stop, findSame);
  yield;
  const piece = tracePieceBefore(wins.shown, stop.index, stop.motion.piece);
  const likes = wins.from.fruits.filter(
    (cell, index) => cell !== GONE && cell !== piece && level.fruitKinds[index] === stopper,
  );
  if (isUnclear(level, wins, stop, likes)) return undefined;
  yield;
  if (isStopObeyed(wins, stop, side, findSame)) return undefined;
  yield;
  const isMust = !isOnlyShown(wins) && everyWinHas(wins, (move) => findSame(move).length > 0);
  if (isMust && side !== undefined)
    return createPieceHint(wins, "fruit-stop", TEXTS.namedKindStop(stopper, stopped, side), stop);
  if (isMust) return createPieceHint(wins, "fruit-stop", TEXTS.kindStop(stopper, stopped), stop);
  return createPieceHint(wins, "let-fruit-stop", TEXTS.letKindStop(stopper, stopped), stop);
}

/**
 * Returns the hint that a fruit of a kind must stop in a row or column in which no fruit of this kind is now. If `all`
 * has only the shown win (the one that hints show), the hint is a suggestion. The stop of the next move is tried last,
 * because it would tell the player which move to make.
 */
function findLineStop(level: Level, wins: ShortestWins<State>): BoardHint | undefined {
  for (let number = 1; number <= Math.min(wins.shown.length, SOON_MOVES); number++) {
    const index = number % Math.min(wins.shown.length, SOON_MOVES);
    const move = wins.shown[index];
    for (const motion of restingMotions(move)) {
      const fruit = kindOf(level, move, motion);
      for (const isRow of [true, false]) {
        const line = lineOf(level.board, motion.to, isRow);
        if (!isLineStop(level, wins, fruit, (cell) => lineOf(level.board, cell, isRow) === line)) continue;
        const texts = isOnlyShown(wins) ? TEXTS.letLineStop[fruit] : TEXTS.lineStop[fruit];
        const kind = isOnlyShown(wins) ? "let-line" : "line";
        return createPieceHint(wins, kind, isRow ? texts.row(line) : texts.column(line), { motion, index });
      }
    }
  }
  return undefined;
}

/**
 * Returns whether a hint may say that a fruit of the kind `fruit` stops in a line (row or column) whose cells
 * `isInLine` accepts. A fruit of this kind must stop there in every shortest win. None may be there now, and none may
 * stop there in a wrong move.
 */
function isLineStop(
  level: Level,
  wins: ShortestWins<State>,
  fruit: number,
  isInLine: (this: void, cell: number) => boolean,
): boolean {
  const stopsThere = (move: WinMove<State>): boolean =>
    restingMotions(move).some((motion) => kindOf(level, move, motion) === fruit && isInLine(motion.to));
  const isThere = wins.from.fruits.some(
    (cell, index) => cell !== GONE && level.fruitKinds[index] === fruit && isInLine(cell),
  );
  return !isThere && everyWinHas(wins, stopsThere) && !isWrongMove(wins, stopsThere);
}

function restingMotions(move: WinMove<State>): readonly Motion[] {
  return move.record.motions.filter((motion) => isFruitStop(move, motion) && move.after.fruits.includes(motion.to));
}

/** Returns the number of the row or column in which a cell lies, counted from 1. */
function lineOf(board: Board, cell: number, isRow: boolean): number {
  return (isRow ? rowOf(board, cell) : columnOf(board, cell)) + 1;
}

function kindOf({ fruitKinds }: Level, { before }: WinMove<State>, { piece }: Motion): number {
  return fruitKinds[before.fruits.indexOf(piece)];
}

function stopperKind({ board, fruitKinds }: Level, { after }: WinMove<State>, { to, direction }: Motion): number {
  return fruitKinds[after.fruits.indexOf(to + board.steps[direction])];
}
