/**
 * Finds what a hint tells about the board of a level of Fruit: what stops a fruit, which fruits leave first, or how two
 * fruits meet.
 */
import { RIGHT } from "../../kernel/direction";
import type { BoardHint } from "../../kernel/hints/board-hint";
import { commonSideOf } from "../../kernel/hints/board-region";
import { everyWinHas, type ShortestWins, type WinMove } from "../../kernel/hints/shortest-wins";
import { tracePieceBefore } from "../../kernel/hints/trace-piece";
import { isGoneForGood, type Motion } from "../../kernel/motion";
import type { Task } from "../../kernel/task";
import { TEXTS as SHARED } from "../hints/texts/index";
import { SLIDER_KIND_COUNT, type Level } from "./level";
import { GONE, type State } from "./state";
import { TEXTS } from "./texts/hints";

/**
 * A hint tells only about something in the next `SOON_MOVES` moves, because a later move does not help the player yet.
 */
const SOON_MOVES = 5;
/** A hint tells about a stone, a car or a barrel rather than about fruits if the level has at most this many of them. */
const FEW_SLIDERS = 2;

/**
 * Returns the motion in a move that a hint may tell about, such as the slide of a fruit that a stone stops. Returns
 * undefined if the move has no such motion.
 */
type FindMotion = (this: void, move: WinMove<State>) => Motion | undefined;

/**
 * Returns what a hint tells about the board. It must be true of every shortest win, or of the shown win (the shortest
 * win that hints show) if the sentence begins with "Try". Returns undefined if the hint can tell nothing.
 */
export function* findBoardHint(level: Level, wins: ShortestWins<State>): Task<BoardHint | undefined> {
  const stoneStop = yield* findStoneStop(level, wins, FEW_SLIDERS);
  if (stoneStop !== undefined) return stoneStop;
  const pull = findShared(wins, ({ record }) => record.motions.find(({ cause }) => cause === "pulled"));
  const pullHint = pull === undefined ? undefined : createPieceHint(wins, "pull", TEXTS.pull, pull);
  if (pullHint !== undefined && level.anteaters.length === 1) return pullHint;
  const first = findFirstKind(level, wins);
  yield;
  if (first !== undefined) return { kind: "first", sentences: TEXTS.first[first] };
  const otherStoneStop = pullHint ?? (yield* findStoneStop(level, wins, level.sliders.length));
  if (otherStoneStop !== undefined) return otherStoneStop;
  const fruitStop = findShared(wins, (move) => stopAtFruit(level, move));
  if (fruitStop !== undefined)
    return createPieceHint(wins, "fruit-stop", chooseFruitStopTexts(level, wins, fruitStop), fruitStop);
  yield;
  return findMeetingHint(level, wins) ?? suggestFirst(level, wins);
}

/**
 * Returns the hint that a stone, a car or a barrel must stop a fruit. Leaves out things of which the level has more than
 * `maxCount`, because the player would not know which of them the hint is about.
 */
function* findStoneStop(level: Level, wins: ShortestWins<State>, maxCount: number): Task<BoardHint | undefined> {
  for (let kind = 0; kind < SLIDER_KIND_COUNT; kind++) {
    const count = level.sliderKinds.filter((other) => isSameWord(Number(other), kind)).length;
    if (count === 0 || count > maxCount) continue;
    const find: FindMotion = (move) => stopAtSlider(level, move, kind);
    const stop = findShared(wins, find);
    if (stop !== undefined)
      return createPieceHint(wins, "stone-stop", TEXTS.stoneStop(kind, findCommonKind(level, wins, stop, find)), stop);
    yield;
  }
  return undefined;
}

/** Returns whether a hint has the same word for two kinds of sliders, such as the two kinds of cars. */
function isSameWord(kind1: number, kind2: number): boolean {
  return TEXTS.sliders[kind1] === TEXTS.sliders[kind2];
}

/**
 * A motion in the shown win, which is the shortest win that the game shows in its hints. `index` is the index of the
 * move with this motion. Every shortest win has a motion that the same `FindMotion` accepts.
 */
interface SharedMotion {
  readonly motion: Motion;
  readonly index: number;
}

/**
 * Returns the first motion of the shown win (the shortest win that hints show) that `find` accepts. Returns undefined
 * if it comes after the first `SOON_MOVES` moves, or if another shortest win has no motion that `find` accepts.
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

/** Returns whether something stops a fruit in this motion: the fruit slides, and hits a piece or a thing. */
function isFruitStop({ before }: WinMove<State>, { piece, cause, ending, from, to }: Motion): boolean {
  return cause === "pushed" && ending === "hit" && from !== to && before.fruits.includes(piece);
}

/** Returns a motion in which a stone, car or barrel of the kind `kind` stops a fruit. */
function stopAtSlider({ board, sliderKinds }: Level, move: WinMove<State>, kind: number): Motion | undefined {
  return move.record.motions.find((motion) => {
    const slider = move.after.sliders.indexOf(motion.to + board.steps[motion.direction]);
    return slider >= 0 && Number(sliderKinds[slider]) === kind && isFruitStop(move, motion);
  });
}

/** Returns a motion in which a fruit that stays on the board stops another fruit. */
function stopAtFruit({ board }: Level, move: WinMove<State>): Motion | undefined {
  return move.record.motions.find(
    (motion) => isFruitStop(move, motion) && move.after.fruits.includes(motion.to + board.steps[motion.direction]),
  );
}

/**
 * Returns sentences which say that a fruit must stop another fruit. They name the kinds of both fruits if the kinds are
 * the same in every shortest win.
 */
function chooseFruitStopTexts(level: Level, wins: ShortestWins<State>, stop: SharedMotion): readonly string[] {
  const find: FindMotion = (move) => stopAtFruit(level, move);
  const stopped = findCommonKind(level, wins, stop, find);
  const stopper = stopperKind(level, wins.shown[stop.index], stop.motion);
  const isCommon = everyWinHas(wins, (move) => {
    const motion = find(move);
    return (
      motion !== undefined && kindOf(level, move, motion) === stopped && stopperKind(level, move, motion) === stopper
    );
  });
  return stopped !== undefined && isCommon ? TEXTS.kindStop(stopper, stopped) : TEXTS.fruitStop;
}

/**
 * Returns the kind of the fruit that moves in a shared motion. Returns undefined if this kind is not the same in every
 * shortest win.
 */
function findCommonKind(
  level: Level,
  wins: ShortestWins<State>,
  { motion, index }: SharedMotion,
  find: FindMotion,
): number | undefined {
  const kind = kindOf(level, wins.shown[index], motion);
  const isCommon = everyWinHas(wins, (move) => {
    const found = find(move);
    return found !== undefined && kindOf(level, move, found) === kind;
  });
  return isCommon ? kind : undefined;
}

function kindOf({ fruitKinds }: Level, { before }: WinMove<State>, { piece }: Motion): number {
  return fruitKinds[before.fruits.indexOf(piece)];
}

/** Returns the kind of the fruit that stops another fruit. */
function stopperKind({ board, fruitKinds }: Level, { after }: WinMove<State>, { to, direction }: Motion): number {
  return fruitKinds[after.fruits.indexOf(to + board.steps[direction])];
}

/**
 * Returns the kind of fruit that leaves first in every shortest win. Returns undefined if the kind is not the same in
 * all of them, or if only one kind of fruit is on the board.
 */
function findFirstKind(level: Level, { from, all }: ShortestWins<State>): number | undefined {
  const kinds = level.fruitKinds.filter((_, index) => from.fruits[index] !== GONE);
  if (kinds.every((kind) => kind === kinds[0])) return undefined;
  const first = findFirstLeaver(level, all[0]);
  return all.every((win) => findFirstLeaver(level, win) === first) ? first : undefined;
}

/**
 * Returns the kind of the fruits that leave first in a win. Returns undefined if no fruits leave, or if fruits of two
 * kinds leave at once.
 */
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
 * side of the board. Returns undefined if nothing of this is the same in every shortest win.
 */
function findMeetingHint({ board }: Level, { from, all, areAllWhole }: ShortestWins<State>): BoardHint | undefined {
  if (!areAllWhole || from.fruits.filter((cell) => cell !== GONE).length !== 2) return undefined;
  const meetings = all.map((win) => findMeetingCells(win));
  const side = commonSideOf(board, meetings.flat());
  const areInRow = meetings.map(([one, other]) => Math.abs(one - other) === board.steps[RIGHT]);
  const [isRow] = areInRow;
  if (areInRow.includes(!isRow)) return side === undefined ? undefined : { kind: "meet", sentences: TEXTS.meet(side) };
  if (side === undefined)
    return isRow ? { kind: "row", sentences: TEXTS.row } : { kind: "column", sentences: TEXTS.column };
  return isRow ? { kind: "row", sentences: TEXTS.rowAt(side) } : { kind: "column", sentences: TEXTS.columnAt(side) };
}

/** Returns the cells from which the last two fruits leave in the last move of a win. */
function findMeetingCells(win: readonly WinMove<State>[]): readonly number[] {
  return win[win.length - 1].record.motions.filter((motion) => isGoneForGood(motion)).map(({ from }) => from);
}

/**
 * Returns a hint about the shown win (the shortest win that hints show), for positions in which the shortest wins have
 * nothing in common: which fruits leave first, or where the last two meet.
 */
function suggestFirst(level: Level, { shown, from }: ShortestWins<State>): BoardHint | undefined {
  const first = findFirstLeaver(level, shown);
  if (from.fruits.filter((cell) => cell !== GONE).length > 2)
    return first === undefined ? undefined : { kind: "try-first", sentences: TEXTS.tryFirst[first] };
  const side = commonSideOf(level.board, findMeetingCells(shown));
  return side === undefined ? undefined : { kind: "try-meet", sentences: TEXTS.tryMeet(side) };
}
