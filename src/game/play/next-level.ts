/** Starts the levels of the play screen: the next one of the mode, or a tutorial before it. */
import { releaseAttempt, startAttempt, type Attempt } from "./attempt";
import { noteUnsaved } from "./autosave";
import { withChapter } from "./chapters";
import { transferQueuedMoves } from "./controls";
import { prefetchAtStart, prefetchPredicted, takeNextLevel } from "./level-queue";
import type { ReadyLevel } from "./mode";
import { openChapter } from "./opening";
import { replaceMenu } from "./play-menu";
import type { PlayState } from "./play-state";
import { restoreHelp } from "./remembered-help";
import { createTimeline } from "./timeline";
import { findNewThing, isOwnTutorial, tutorialLevel } from "./tutorial";

/** Starts the next level, if it has already been generated. */
export function startNextIfReady(play: PlayState): void {
  const next = takeNextLevel(play.queue);
  if (next !== undefined) startOrTeach(play, next);
}

/** Starts a level. If the level has something that is new to the player, a tutorial level starts first. */
export function startOrTeach(play: PlayState, next: ReadyLevel): void {
  const { puzzle, save, mode } = play;
  const thing = findNewThing(puzzle, save, mode, next.level);
  play.newThing = thing;
  if (thing === undefined || isOwnTutorial(puzzle, next.level, thing)) {
    startLevel(play, next);
    return;
  }
  if (play.attempt !== undefined) releaseAttempt(play.attempt);
  const level = tutorialLevel(puzzle, thing);
  const timeline = createTimeline(puzzle.rules(level));
  const puzzleInChapter = withChapter(puzzle, mode.chapter?.().index ?? 0);
  switchAttempt(
    play,
    startAttempt(puzzleInChapter, { level, timeline, analysedGraph: undefined }, "arriving", save.stats),
  );
  play.tutorial = { thing, next };
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
  if (mode.nextStart(0) === "the same place") prefetchAtStart(queue);
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
