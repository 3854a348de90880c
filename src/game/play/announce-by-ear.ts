/**
 * Announces the board, the result of each move and refused moves to a player who cannot see the screen. Also answers
 * questions about the board.
 */
import { DIRECTIONS, type Direction } from "../../kernel/direction";
import type { MoveRecorder } from "../../kernel/motion";
import { isBoardDark } from "../../puzzles/looks/board-light";
import { spokenWordsOf } from "../../puzzles/spoken-moves";
import { queueLine } from "../frame-events";
import type { Question } from "../screen";
import { TEXTS } from "../texts/by-ear";
import { directionOnScreen, type Attempt } from "./attempt";
import { boardHintOf } from "./board-hint-search";
import type { HeardLevel } from "./heard-level";
import { hintedMove } from "./hint";
/** The import below is loaded from hint-light.lua on first use. @lazy hint-light */
import { findNextStop } from "./hint-view";
import { decideCurrentLamp } from "./lamp";
import type { LevelContext } from "./level-context";
import { describeLessonStage, SECONDS_PER_TWELFTH } from "./play-focus";
import { twistOf } from "./played-twist";
import { boardAfter, describePieces, describeRows, describeSize, nameOfCell } from "./spoken-board";
import { describeBlocked, describeMove, describeTakenBack } from "./spoken-move";
import { currentState, isStill } from "./timeline";

/** The grade of a hint that marks cells on the board: a sentence has grade 1, and the best move grade 3. */
const MARKING_GRADE = 2;

interface ShownLevel extends Pick<LevelContext, "mode" | "tutorial"> {
  readonly attempt: Attempt | undefined;
}

/**
 * Announces the moves since the last announcement, each with its result, to a player who cannot see the screen, once
 * all pieces are at rest.
 */
export function announceMoves(heard: HeardLevel, level: ShownLevel): void {
  const { attempt } = level;
  if (attempt === undefined) return;
  announceRefusal(heard, level, attempt);
  const { timeline } = attempt.played;
  if (heard.attempt !== attempt || !isStill(timeline)) return;
  const lastMove = timeline.steps[timeline.moveCount - 1];
  if (heard.moveCount === timeline.moveCount && heard.lastMove === lastMove) return;
  announceAll(describeChange(heard, level, attempt));
  heard.moveCount = timeline.moveCount;
  heard.lastMove = lastMove;
}

/**
 * Announces the size of a new level's board and its pieces to a player who cannot see the screen, once all pieces are
 * at rest.
 */
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
 * Returns the answer to a player's question about the board: its rows, its pieces, or what a move in a direction would
 * do.
 */
export function answerAboutBoard(level: ShownLevel, question: Question): readonly string[] {
  const { attempt } = level;
  if (attempt === undefined) return [TEXTS.noBoard];
  if (question !== "board" && question !== "pieces") return [answerAboutMove(level, attempt, question)];
  const board = boardAfter(attempt, attempt.played.timeline.moveCount);
  const isHidden = hiddenCellsOf(level, attempt);
  if (question === "board") return [...describeRows(board, isHidden), ...describeTimeLeft(level)];
  return [describeSize(board), ...describePieces(board, isHidden)];
}

function describeTimeLeft({ mode: { rushStatus } }: ShownLevel): readonly string[] {
  return rushStatus === undefined ? [] : [TEXTS.rushTime(rushStatus().twelfths * SECONDS_PER_TWELFTH)];
}

function announceAll(texts: readonly string[]): void {
  if (texts.length > 0) queueLine("announcement", texts.join(". "));
}

function hiddenCellsOf(level: ShownLevel, attempt: Attempt): (cell: number) => boolean {
  const twist = twistOf(level);
  return (cell) => twist?.isHidden?.(attempt, cell) === true;
}

function announceRefusal(heard: HeardLevel, level: ShownLevel, attempt: Attempt): void {
  const { elapsedMs, direction } = attempt.blockedShake;
  const isNew = heard.attempt === attempt && elapsedMs < heard.shakeMs;
  heard.shakeMs = elapsedMs;
  if (isNew) queueLine("announcement", describeRefusal(level, attempt, direction));
}

function describeRefusal({ tutorial }: ShownLevel, attempt: Attempt, direction: Direction): string {
  const { timeline } = attempt.played;
  const board = boardAfter(attempt, timeline.moveCount);
  const isPossible = timeline.rules.move(currentState(timeline), direction) !== undefined;
  const asked = tutorial === undefined || !isPossible ? "" : describeLessonStage(tutorial, attempt);
  const reason = asked === "" ? describeBlocked(board, direction) : asked;
  return TEXTS.move(TEXTS.directions[directionOnScreen(attempt, direction)], reason);
}

function describeWhatComesFirst({ tutorial }: ShownLevel, attempt: Attempt, direction: Direction): readonly string[] {
  if (tutorial === undefined) return [];
  const { stage, lesson } = tutorial;
  const isLost = stage === "back" && isBoardDark(decideCurrentLamp(attempt, true));
  const isOther = stage === "try" && direction !== lesson.mistake;
  return isLost || isOther ? [describeLessonStage(tutorial, attempt)] : [];
}

/**
 * Returns texts about the results of the moves since the last announcement, or about what an undo brings back. After
 * several undone moves, the texts say where the visible pieces are.
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

function answerAboutMove(level: ShownLevel, attempt: Attempt, asked: Direction): string {
  const directionText = TEXTS.directions[asked];
  if (twistOf(level)?.isHidden !== undefined) return TEXTS.move(directionText, TEXTS.fogHides);
  const direction = DIRECTIONS.find((one) => directionOnScreen(attempt, one) === asked) ?? asked;
  const { timeline } = attempt.played;
  const recorder: MoveRecorder = { playerPiece: undefined, motions: [] };
  const after = timeline.rules.move(currentState(timeline), direction, recorder);
  if (after === undefined) return describeRefusal(level, attempt, direction);
  const { playerPiece, motions } = recorder;
  const board = boardAfter(attempt, timeline.moveCount);
  const texts = describeMove(board, { playerPiece, motions }, spokenWordsOf(attempt.puzzle.id));
  return TEXTS.move(directionText, [...texts, ...describeWhatComesFirst(level, attempt, direction)].join(". "));
}

/**
 * Returns the sentence of a hint for a player who cannot see the screen. If the hint has grade 2 (it marks cells on the
 * board), the sentence also names these cells.
 */
export function describeHint(attempt: Attempt, sentence: string): string {
  const move = hintedMove(attempt);
  if (attempt.shownHintGrade !== MARKING_GRADE || move === undefined) return sentence;
  const board = boardAfter(attempt, attempt.played.timeline.moveCount);
  const mark = boardHintOf(attempt)?.mark ?? findNextStop(attempt, move, board.board);
  if (mark === undefined) return sentence;
  return TEXTS.hintedCells(sentence, nameOfCell(board, mark.piece), nameOfCell(board, mark.stop));
}
