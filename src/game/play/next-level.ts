/** Starts the levels of the play screen: the next level of the mode, or the lessons before that level. */
import { releaseAttempt, startAttempt, type Attempt } from "./attempt";
import { noteUnsaved } from "./autosave";
import { withChapter } from "./chapters";
import { clearQueuedPresses, transferQueuedMoves } from "./controls";
/** Loaded on first use. @lazy lessons */
import { startLesson, type LessonRow } from "./lessons/create-tutorial";
import { prefetchAtStart, prefetchPredicted, takeNextLevel } from "./level-queue";
import type { ReadyLevel } from "./mode";
import { openChapter } from "./opening";
import { replaceMenu } from "./play-menu";
import type { PlayState } from "./play-state";
import { restoreHelp } from "./remembered-help";
import { createTimeline } from "./timeline";
import { dueLessons, type Tutorial } from "./tutorial";

export function startNextIfReady(play: PlayState): void {
  const next = takeNextLevel(play.queue);
  if (next !== undefined) startOrTeach(play, next);
}

/** Starts a level. If the level has something that is new to the player, lessons about this new thing come first. */
function startOrTeach(play: PlayState, next: ReadyLevel): void {
  const { puzzle, save, mode } = play;
  const letters =
    mode.repeatedLesson === undefined ? dueLessons(puzzle, save, mode, next.level) : [mode.repeatedLesson];
  if (letters.length === 0) startLevel(play, next);
  else startLessonOf(play, { letters, position: 0, next });
}

/**
 * Starts all lessons that a timed mode may need, so that no lesson interrupts the mode later. Returns whether there is
 * such a lesson.
 */
export function teachBeforeClock(play: PlayState): boolean {
  const { puzzle, save, mode } = play;
  const letters = dueLessons(puzzle, save, mode, undefined);
  if (letters.length > 0) startLessonOf(play, { letters, position: 0, next: undefined });
  return letters.length > 0;
}

/**
 * Goes on after a lesson: to the next lesson of its row, otherwise to the normal level after the row, to the countdown
 * of a timed mode, or back to the list of lessons.
 */
export function goOnAfterLesson(play: PlayState, { letters, position, next }: Tutorial): void {
  if (position + 1 < letters.length) {
    startLessonOf(play, { letters, position: position + 1, next });
    return;
  }
  play.tutorial = undefined;
  if (play.mode.repeatedLesson !== undefined) play.mode.back();
  else if (next !== undefined) startLevel(play, next);
  else waitForClock(play);
}

/** Removes the last lesson from the screen of a timed mode, whose countdown then starts. */
function waitForClock(play: PlayState): void {
  if (play.attempt !== undefined) releaseAttempt(play.attempt);
  play.attempt = undefined;
  replaceMenu(play);
}

/** Starts the current lesson of a row of lessons. Presses that were meant for another level are dropped. */
function startLessonOf(play: PlayState, row: LessonRow): void {
  if (play.attempt !== undefined) releaseAttempt(play.attempt);
  // A lesson has the sounds of the current chapter, but the puzzle's own painter.
  const puzzleInChapter = withChapter(play.puzzle, play.mode.chapter?.().index ?? 0);
  const { tutorial, attempt } = startLesson({ ...puzzleInChapter, painter: play.puzzle.painter }, row);
  clearQueuedPresses(play.attempt?.controls ?? play.controlsBeforeLevel);
  switchAttempt(play, attempt);
  play.tutorial = tutorial;
}

/**
 * Starts a level of the mode and restores the hints that the player used in it earlier. Then starts to generate the
 * level after it.
 */
function startLevel(play: PlayState, next: ReadyLevel): void {
  if (play.attempt !== undefined) releaseAttempt(play.attempt);
  const { puzzle, mode, queue, save } = play;
  const { level, rules, certificate, difficultyCentibits } = next;
  const played = { level, timeline: createTimeline(rules), analysedGraph: certificate, difficultyCentibits };
  mode.onArrival(next);
  const puzzleInChapter = withChapter(puzzle, mode.chapter?.().index ?? 0);
  const attempt = startAttempt(puzzleInChapter, played, "arriving", save.stats);
  switchAttempt(play, attempt);
  play.opening = openChapter(puzzle, mode);
  restoreHelp(play, attempt);
  if (mode.nextStart(0) === "same-place") prefetchAtStart(queue);
  prefetchPredicted(queue, attempt);
  noteUnsaved(play, "all");
}

/**
 * Replaces the level being played by another one. Moves that the player has pressed already are made in the new level.
 */
function switchAttempt(play: PlayState, attempt: Attempt): void {
  transferQueuedMoves(play.attempt?.controls ?? play.controlsBeforeLevel, attempt.controls);
  const isFirst = play.attempt === undefined;
  play.attempt = attempt;
  if (isFirst) replaceMenu(play);
}
