/**
 * Finds what a hint tells about the board of a level of Skid: what stops a toy, which crate must be pushed, or which
 * toys leave together.
 */
import type { BoardHint } from "../../kernel/hints/board-hint";
import { everyWinHas, type ShortestWins, type WinMove } from "../../kernel/hints/shortest-wins";
import { tracePieceBefore } from "../../kernel/hints/trace-piece";
import { isGoneForGood, type Motion } from "../../kernel/motion";
import type { Task } from "../../kernel/task";
import { TEXTS as SHARED } from "../hints/texts/index";
import { Floor, type Level } from "./level";
import type { State } from "./state";
import { TEXTS } from "./texts/hints";

/**
 * A hint tells only about something in the next `SOON_MOVES` moves, because a later move does not help the player yet.
 */
const SOON_MOVES = 5;
/** A hint tells about a crate only if every shortest win pushes a crate in one of its first `CRATE_MOVES` moves. */
const CRATE_MOVES = 2;

/**
 * Returns the motion in a move that a hint may tell about, such as the slide of a toy into a pit. Returns undefined if
 * the move has no such motion.
 */
type FindMotion = (this: void, move: WinMove<State>) => Motion | undefined;

/**
 * Returns what a hint tells about the board. It must be true of every shortest win. Returns undefined if the hint can
 * tell nothing.
 */
export function* findBoardHint(level: Level, wins: ShortestWins<State>): Task<BoardHint | undefined> {
  // While a toy is in a pit, no hint tells about another stop in a pit, because the player would take the hint as one
  // about this toy.
  const pit = isToyInPit(level, wins.from) ? undefined : findShared(wins, (move) => stopInPit(level, move));
  if (pit !== undefined) return pieceHint("pit", TEXTS.pit, pit);
  yield;
  const toyStop = findShared(wins, (move) => stopAt(level, move, ({ reds, yellows }) => [...reds, ...yellows]));
  if (toyStop !== undefined) {
    const { direction } = toyStop.motion;
    const isOneWay = everyWinHas(wins, (move) => {
      const motion = stopAt(level, move, ({ reds, yellows }) => [...reds, ...yellows]);
      return motion?.direction === direction;
    });
    const sentences = TEXTS.toyStop(direction);
    return pieceHint("toy-stop", isOneWay ? sentences : sentences.slice(-1), toyStop);
  }
  yield;
  const iceStop = findShared(wins, (move) => stopAt(level, move, ({ ices }) => ices));
  if (iceStop !== undefined) return pieceHint("ice-stop", TEXTS.iceStop, iceStop);
  yield;
  const crate = findShared(wins, findPushedCrate);
  if (
    crate !== undefined &&
    wins.all.every((win) => win.slice(0, CRATE_MOVES).some((move) => findPushedCrate(move) !== undefined))
  )
    return pieceHint("crate", TEXTS.crate, crate);
  return findLeavingHint(wins);
}

/**
 * A motion in the shown win, which is the shortest win that the game shows in its hints, and the present cell of the
 * piece that moves. Every shortest win has a motion of the same sort, such as the slide of a toy into a pit.
 */
interface SharedMotion {
  readonly motion: Motion;
  readonly piece: number;
}

/**
 * Returns the first motion of the shown win that `find` accepts. Returns undefined if it comes after the first
 * `SOON_MOVES` moves, or if another shortest win has no motion that `find` accepts.
 */
function findShared(wins: ShortestWins<State>, find: FindMotion): SharedMotion | undefined {
  const { shown } = wins;
  for (let index = 0; index < Math.min(shown.length, SOON_MOVES); index++) {
    const motion = find(shown[index]);
    if (motion === undefined) continue;
    if (!everyWinHas(wins, (move) => find(move) !== undefined)) return undefined;
    return { motion, piece: tracePieceBefore(shown, index, motion.piece) };
  }
  return undefined;
}

function pieceHint(kind: string, sentences: readonly string[], { motion, piece }: SharedMotion): BoardHint {
  return { kind, sentences, mark: { piece, stop: motion.to, sentences: SHARED.pieceToRing } };
}

function isToy({ reds, yellows }: State, cell: number): boolean {
  return reds.includes(cell) || yellows.includes(cell);
}

function isToyInPit({ floors }: Level, { reds, yellows }: State): boolean {
  return [...reds, ...yellows].some((cell) => floors[cell] === Floor.Pit);
}

/**
 * Returns the first motion of a move that is the slide of a toy into a pit in which it stops. Returns undefined if the
 * move has no such motion.
 */
function stopInPit({ floors }: Level, { record, before }: WinMove<State>): Motion | undefined {
  return record.motions.find(
    ({ piece, ending, from, to }) =>
      ending === "rest" && from !== to && floors[to] === Floor.Pit && isToy(before, piece),
  );
}

/**
 * Returns the first motion of a move that is the slide of a toy up to one of the pieces that `stoppersOf` returns.
 * Returns undefined if the move has no such motion.
 */
function stopAt(
  { board, floors }: Level,
  { record, before, after }: WinMove<State>,
  stoppersOf: (this: void, state: State) => readonly number[],
): Motion | undefined {
  const stoppers = stoppersOf(after);
  return record.motions.find(({ piece, cause, ending, from, to, direction }) => {
    if (cause !== "pushed" || ending !== "hit" || from === to || floors[to] === Floor.Pit) return false;
    return isToy(before, piece) && stoppers.includes(to + board.steps[direction]);
  });
}

/** Returns the motion of a crate that a toy pushes in a move. Returns undefined if no crate is pushed. */
function findPushedCrate({ record, before }: WinMove<State>): Motion | undefined {
  return record.motions.find(({ piece, cause }) => cause === "pushed" && before.crates.includes(piece));
}

/**
 * Returns the hint that all toys, or at least two toys, leave in one move. Returns undefined if some shortest win has
 * no such move.
 */
function findLeavingHint(wins: ShortestWins<State>): BoardHint | undefined {
  const { from, areAllWhole } = wins;
  const toyCount = from.reds.length + from.yellows.length;
  if (areAllWhole && toyCount > 1 && everyWinHas(wins, (move) => countLeavers(move) === toyCount))
    return { kind: "all-leave", sentences: TEXTS.allLeave };
  if (everyWinHas(wins, (move) => countLeavers(move) > 1)) return { kind: "together", sentences: TEXTS.together };
  return undefined;
}

function countLeavers({ record }: WinMove<State>): number {
  return record.motions.filter((motion) => isGoneForGood(motion)).length;
}
