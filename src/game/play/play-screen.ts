/**
 * The screen on which the levels of every mode are played, and the steps of a frame: it advances the level by the
 * input, then announces and saves what happened. play-view.ts draws.
 */
import { dropQueuedPresses, ignoreHeldButtons, NO_INPUT, type Input } from "../../device/input";
import { isBoardDark } from "../../puzzles/looks/board-light";
import { cancelTask } from "../../kernel/task-handle";
import type { Movement } from "../../puzzles/looks/chapter";
/** Loaded on first use. @lazy lessons */
import { acceptedInput, advanceLessonStage } from "./lessons/lesson-stage";
import type { Routes } from "../routes";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { listShown, type ShownValues } from "../shown-values";
import { advanceAttempt } from "./advance-attempt";
import { clearShared, announceShared } from "./announce-result";
import { isWaitingForPlayer, releaseAttempt, type Attempt } from "./attempt";
import { autosaveIfDue, saveAll } from "./autosave";
import { runBackgroundTasks } from "./background";
import type { Card } from "./card";
import { clearQueuedPresses } from "./controls";
import { rememberNewHelp } from "./give-help";
import { handleLevelEvent, handleTutorialEvent } from "./handle-event";
import { stopHum } from "./hum";
import { advanceIdleAnimation } from "./idle-animation";
import { lampOnScreen } from "./lamp";
import { advanceLampChange } from "./lamp-change";
import { advanceCard, endIfStill } from "./level-card";
import { clearQueue, prefetchAfter, prefetchAtStart } from "./level-queue";
import type { Mode } from "./mode";
import { advanceLampHum, announceLevel, attemptJsonOf, solvedLevelOf, summarise } from "./outside-board";
import { advanceOpening, announceOpening, type Opening } from "./opening";
import type { PlayContext } from "./play-context";
import { advanceOffer } from "./offer";
import { twistOf } from "./played-twist";
import { refillMenu } from "./play-menu";
import { createPlayState, isOver, type PlayState } from "./play-state";
import { drawPlay, prepareView } from "./play-view";
import { restoreHelp } from "./remembered-help";
import { endReplay, playMoves } from "./replay";
import { advanceScenery, followMoves, listScenery } from "./scenery";
import { hasViewChanged } from "./shown-view";
import { speedsIn } from "./speeds";
import { currentState, CRANK_DEGREES_PER_MOVE } from "./timeline";
import type { Tutorial } from "./tutorial";
import { isEmptyBoardDue, waitForLevel } from "./wait-for-level";

const PLAY_SCREEN: ScreenKind<PlayState> = {
  name: "play",
  update: updatePlay,
  report: reportPlay,
  shown: listPlay,
  prepare: (play) => (isEmptyBoardDue(play) ? "painting" : prepareView(play)),
  draw: drawPlay,
  runTasks: (play) => {
    if (!isEmptyBoardDue(play)) runBackgroundTasks(play);
  },
  leave: leavePlay,
  drop: dropPlay,
  summary: summarise,
  attemptJson: attemptJsonOf,
  solved: solvedLevelOf,
  menu: ({ menu }) => menu,
  soundTheme: ({ attempt }) => attempt?.soundTheme,
  isBoardDark: ({ lampChange }) => isBoardDark(lampChange.lamp),
  hasFastMusic: ({ mode }) => mode.rushStatus !== undefined,
  crankStepDegrees: CRANK_DEGREES_PER_MOVE,
};

/**
 * Creates the screen that plays the levels of a mode. It continues `attempt`, a level that the player left earlier, or
 * starts the mode's first level. If `card` is given, it is shown first.
 */
export function createPlayScreen(
  context: PlayContext<Pick<Routes, "ask" | "editCopy">>,
  mode: Mode,
  attempt: Attempt | undefined,
  card: Card | undefined,
): Screen {
  const play = createPlayState(context, mode, attempt, card);
  preparePlay(play, attempt);
  return screenOf(PLAY_SCREEN, play);
}

/**
 * Prepares a new play screen: fills the system menu, restores the hints that the player has used, prints a result to
 * share, and starts to generate the next level.
 */
function preparePlay(play: PlayState, attempt: Attempt | undefined): void {
  const { card, mode, queue } = play;
  refillMenu(play);
  if (attempt !== undefined) restoreHelp(play, attempt);
  if (attempt !== undefined && card?.about === "level" && card.playsMoves === true)
    playMoves(play.replay, attempt.played.timeline);
  announceShared(card);
  if (attempt === undefined || mode.nextStart(0) === "same-place") prefetchAtStart(queue);
  else if (attempt.phase === "cleared" && card === undefined)
    prefetchAfter(queue, attempt, currentState(attempt.played.timeline));
}

/** Handles the input of one frame, and counts the changes of what the screen shows. */
function updatePlay(play: PlayState, input: Input, elapsedMs: number): void {
  const { attempt } = play;
  if (attempt === undefined) waitForLevel(play, input, elapsedMs);
  else if (play.opening !== undefined) showOpening(play, attempt, play.opening, input, elapsedMs);
  else {
    advancePlay(play, attempt, input, elapsedMs);
    rememberNewHelp(play, attempt);
    if (play.attempt !== undefined) {
      const lamp = lampOnScreen(play.attempt, play.save.settings.isLampShown);
      advanceLampChange(play.lampChange, play.attempt, lamp, elapsedMs);
    }
  }
  if (play.attempt !== undefined && twistOf(play)?.advance?.(play.attempt, elapsedMs) === true) play.changeCount++;
  const hasChanged = hasViewChanged(play.shown, play);
  if (hasChanged) play.changeCount++;
  const isQuiet = !hasChanged && attempt !== undefined && canIdle(play, attempt);
  advanceIdleAnimation(play.idleAnimation, isQuiet, elapsedMs);
  if (isSceneryShown(play)) advanceScenery(play.scenery, movementsOf(play), input, elapsedMs);
  if (play.attempt !== undefined) followMoves(play.scenery, play.attempt, elapsedMs);
}

/** Lists the values on which the picture depends. `updatePlay` has counted the changes of most of them. */
function listPlay(play: PlayState, shown: ShownValues): void {
  listShown(shown, play.changeCount);
  listShown(shown, play.idleAnimation.areEyesShut);
  listScenery(shown, play.scenery, movementsOf(play));
}

/**
 * Shows the opening picture of a chapter for one frame. Ⓐ ends it, and Ⓑ leaves the level. Other presses are dropped
 * and have no effect in the level.
 */
function showOpening(play: PlayState, attempt: Attempt, opening: Opening, input: Input, elapsedMs: number): void {
  if (input.isBPressed) play.mode.back();
  else if (!advanceOpening(opening, input.isAPressed, elapsedMs)) return;
  play.opening = undefined;
  clearQueuedPresses(attempt.controls);
  dropQueuedPresses();
  ignoreHeldButtons();
}

/** Returns whether the scenery beside the board is shown, and not a page or an opening picture. */
function isSceneryShown({ card, opening, replay }: PlayState): boolean {
  return card === undefined && opening === undefined && replay.diagram === undefined;
}

/**
 * Returns the things of the scenery beside the board, such as a sail, that move by themselves. There are none while the
 * board is dark, because the level is lost or cannot be won.
 */
function movementsOf({ attempt, lampChange }: PlayState): readonly Movement[] | undefined {
  return isBoardDark(lampChange.lamp) ? undefined : attempt?.painter.scene.movements;
}

/**
 * Advances what the screen shows by one frame: the level, or the card after it. In a tutorial the mode's clock stands
 * still. After the end of a timed game the pieces only come to rest.
 */
function advancePlay(play: PlayState, attempt: Attempt, input: Input, elapsedMs: number): void {
  const { card, tutorial } = play;
  if (card !== undefined) {
    advanceCard(play, attempt, card, input, elapsedMs);
    return;
  }
  if (tutorial === undefined && !isOver(play)) advanceModeClock(play, attempt, elapsedMs);
  if (tutorial === undefined && isOver(play)) comeToRest(play, attempt, elapsedMs);
  else advanceLevel(play, attempt, input, elapsedMs);
}

/** Advances a level of the mode or a lesson, and handles what happened in it. */
function advanceLevel(play: PlayState, attempt: Attempt, input: Input, elapsedMs: number): void {
  const { tutorial } = play;
  if (tutorial !== undefined) {
    advanceLesson(play, attempt, tutorial, input, elapsedMs);
    return;
  }
  const { countedHints } = attempt;
  const event = advanceAttempt(attempt, input, elapsedMs, speedsIn(play.save.settings), play.mode.twist);
  advanceOffer(play.offer, play.mode, attempt, { input, event, elapsedMs });
  handleLevelEvent(play, attempt, event, countedHints);
}

/** Advances a lesson by one frame. It accepts only the moves that it asks for. */
function advanceLesson(play: PlayState, attempt: Attempt, tutorial: Tutorial, input: Input, elapsedMs: number): void {
  const accepted = acceptedInput(tutorial, attempt, input);
  const event = advanceAttempt(attempt, accepted, elapsedMs, speedsIn(play.save.settings), twistOf(play));
  advanceLessonStage(tutorial, attempt, elapsedMs);
  handleTutorialEvent(play, attempt, tutorial, event);
}

/** Lets moving pieces come to rest after the end of a timed game. The player's input is ignored. */
function comeToRest(play: PlayState, attempt: Attempt, elapsedMs: number): void {
  clearQueuedPresses(attempt.controls);
  advanceAttempt(attempt, NO_INPUT, elapsedMs, speedsIn(play.save.settings));
  endIfStill(play, attempt, false);
}

/** Advances the clock of the mode, if the mode has a clock and the level can be played. */
function advanceModeClock(play: PlayState, attempt: Attempt, elapsedMs: number): void {
  const { mode } = play;
  if (attempt.phase !== "playing" || mode.onTimePassed === undefined) return;
  if (mode.onTimePassed(elapsedMs)) play.changeCount++;
  play.unsavedClockMs += elapsedMs;
}

/**
 * Returns whether a figure may blink while the player does nothing. Figures do not blink in rush mode, where the player
 * never waits.
 */
function canIdle({ card, mode, attempt: shown }: PlayState, attempt: Attempt): boolean {
  return card === undefined && mode.rushStatus === undefined && shown === attempt && isWaitingForPlayer(attempt);
}

/** Announces the level or its chapter to a screen reader, plays the hum of the lamp and saves what is due. */
function reportPlay(play: PlayState, elapsedMs: number): void {
  const { attempt } = play;
  if (attempt === undefined) return;
  if (play.opening === undefined) {
    announceLevel(play, attempt);
    advanceLampHum(play, attempt, elapsedMs);
  } else announceOpening(play.opening);
  autosaveIfDue(play, attempt);
}

/** Saves all data and stops the hum of the lamp, because the player leaves the play screen. */
function leavePlay(play: PlayState): void {
  if (play.attempt !== undefined) rememberNewHelp(play, play.attempt);
  saveAll(play);
  stopHum(play.hum);
}

/** Cancels all background tasks of the play screen and releases its memory. */
function dropPlay({ queue, attempt, attemptAfterCountdown, card, replay, ideaTask }: PlayState): void {
  clearQueue(queue);
  if (ideaTask !== undefined) cancelTask(ideaTask);
  endReplay(replay);
  if (attempt !== undefined) releaseAttempt(attempt);
  if (attemptAfterCountdown !== undefined) releaseAttempt(attemptAfterCountdown);
  clearShared(card);
}
