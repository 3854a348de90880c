/**
 * For a player who cannot see the screen: announces the board of a new level, the result of each move and refused
 * moves, and answers the player's questions about the board.
 */
import { DIRECTIONS, type Direction } from "../../kernel/direction";
import type { MoveRecorder } from "../../kernel/motion";
import { spokenWordsOf } from "../../puzzles/spoken-moves";
import { queueLine } from "../frame-events";
import type { Question } from "../screen";
import { TEXTS } from "../texts/by-ear";
import { directionOnScreen, type Attempt } from "./attempt";
import type { HeardLevel } from "./heard-level";
import type { LevelContext } from "./level-context";
import { twistOf } from "./played-twist";
import { boardAfter, describePieces, describeRows, describeSize } from "./spoken-board";
import { describeBlocked, describeMove, describeTakenBack } from "./spoken-move";
import { currentState, isStill } from "./timeline";

/**
 * The level whose board is announced to a player who cannot see the screen. While `attempt` is undefined, no level is
 * shown.
 */
interface ShownLevel extends Pick<LevelContext, "mode" | "tutorial"> {
  readonly attempt: Attempt | undefined;
}

/** Announces the moves since the last announcement, each with its result, once all pieces are at rest. */
export function announceMoves(heard: HeardLevel, level: ShownLevel): void {
  const { attempt } = level;
  if (attempt === undefined) return;
  announceRefusal(heard, attempt);
  const { timeline } = attempt.played;
  if (heard.attempt !== attempt || !isStill(timeline)) return;
  const lastMove = timeline.steps[timeline.moveCount - 1];
  if (heard.moveCount === timeline.moveCount && heard.lastMove === lastMove) return;
  announceAll(describeChange(heard, level, attempt));
  heard.moveCount = timeline.moveCount;
  heard.lastMove = lastMove;
}

/** Announces the size of a new level's board and its pieces, once all pieces are at rest. */
export function announceNewBoard(heard: HeardLevel, level: ShownLevel): void {
  const { attempt } = level;
  if (attempt === undefined || heard.attempt === attempt || !isStill(attempt.played.timeline)) return;
  const { timeline } = attempt.played;
  heard.attempt = attempt;
  heard.moveCount = timeline.moveCount;
  heard.lastMove = timeline.steps[timeline.moveCount - 1];
  announceAll(answerAboutBoard(level, "pieces"));
}

/**
 * Returns the answer to a question about the board: its rows, its pieces, or what a move in a direction of the screen
 * would do.
 */
export function answerAboutBoard(level: ShownLevel, question: Question): readonly string[] {
  const { attempt } = level;
  if (attempt === undefined) return [TEXTS.noBoard];
  if (question !== "board" && question !== "pieces") return [answerAboutMove(level, attempt, question)];
  const board = boardAfter(attempt, attempt.played.timeline.moveCount);
  const isHidden = hiddenCellsOf(level, attempt);
  if (question === "board") return describeRows(board, isHidden);
  return [describeSize(board), ...describePieces(board, isHidden)];
}

function announceAll(texts: readonly string[]): void {
  if (texts.length > 0) queueLine("announcement", texts.join(". "));
}

function hiddenCellsOf(level: ShownLevel, attempt: Attempt): (cell: number) => boolean {
  const twist = twistOf(level);
  return (cell) => twist?.isHidden?.(attempt, cell) === true;
}

/** Announces that a move was refused, with what blocks the pieces, when the pieces begin to shake. */
function announceRefusal(heard: HeardLevel, attempt: Attempt): void {
  const { elapsedMs, direction } = attempt.blockedShake;
  const isNew = heard.attempt === attempt && elapsedMs < heard.shakeMs;
  heard.shakeMs = elapsedMs;
  if (isNew) queueLine("announcement", describeRefusal(attempt, direction));
}

function describeRefusal(attempt: Attempt, direction: Direction): string {
  const board = boardAfter(attempt, attempt.played.timeline.moveCount);
  return TEXTS.move(TEXTS.directions[directionOnScreen(attempt, direction)], describeBlocked(board, direction));
}

/**
 * Returns the texts about what has changed since the last announcement: the results of the moves made since, or what
 * the undo of one move brings back. In other cases, such as after several moves were taken back, the texts say where
 * the pieces are that the player may see.
 */
function describeChange(heard: HeardLevel, level: ShownLevel, attempt: Attempt): readonly string[] {
  const { steps, moveCount } = attempt.played.timeline;
  const words = spokenWordsOf(attempt.puzzle.id);
  const isSameBefore = heard.moveCount === 0 || steps[heard.moveCount - 1] === heard.lastMove;
  if (moveCount > heard.moveCount && isSameBefore) {
    return steps
      .slice(heard.moveCount, moveCount)
      .flatMap((step, index) => describeMove(boardAfter(attempt, heard.moveCount + index), step, words));
  }
  if (moveCount === heard.moveCount - 1 && isSameBefore && moveCount < steps.length)
    return describeTakenBack(boardAfter(attempt, moveCount), steps[moveCount]);
  return describePieces(boardAfter(attempt, moveCount), hiddenCellsOf(level, attempt));
}

/** Returns what a move in a direction of the screen would do, without making the move. */
function answerAboutMove(level: ShownLevel, attempt: Attempt, asked: Direction): string {
  const directionText = TEXTS.directions[asked];
  if (twistOf(level)?.isHidden !== undefined) return TEXTS.move(directionText, TEXTS.fogHides);
  const direction = DIRECTIONS.find((one) => directionOnScreen(attempt, one) === asked) ?? asked;
  const { timeline } = attempt.played;
  const recorder: MoveRecorder = { playerPiece: undefined, motions: [] };
  const after = timeline.rules.move(currentState(timeline), direction, recorder);
  if (after === undefined) return describeRefusal(attempt, direction);
  const { playerPiece, motions } = recorder;
  const board = boardAfter(attempt, timeline.moveCount);
  const texts = describeMove(board, { playerPiece, motions }, spokenWordsOf(attempt.puzzle.id));
  return TEXTS.move(directionText, texts.join(". "));
}
