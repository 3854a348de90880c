/**
 * The screen on which the levels of every mode are played. Each of its functions is in a file of its own:
 * play-update.ts handles the input and the time, play-view.ts draws.
 */
import type { Routes } from "../routes";
import type { Screen } from "../screen";
import { clearShared, announceShared } from "./announce-result";
import { releaseAttempt, type Attempt } from "./attempt";
import { autosaveIfDue, saveAll } from "./autosave";
import { runBackgroundTasks } from "./background";
import type { Card } from "./card";
import { rememberNewHelp } from "./give-help";
import { stopHum } from "./hum";
import { clearQueue, prefetchAfter, prefetchAtStart } from "./level-queue";
import type { Mode } from "./mode";
import { advanceLampHum, announceLevel, attemptJsonOf, summarise } from "./outside-board";
import { announceOpening } from "./opening";
import type { PlayContext } from "./play-context";
import { refillMenu } from "./play-menu";
import { createPlayState, type PlayState } from "./play-state";
import { updatePlay } from "./play-update";
import { drawPlay } from "./play-view";
import { restoreHelp } from "./remembered-help";
import { currentState, CRANK_DEGREES_PER_MOVE } from "./timeline";
import { isEmptyBoardDue } from "./wait-for-level";

/**
 * Creates the screen that plays the levels of a mode. It continues `attempt`, a level that the player left earlier, or
 * starts the mode's first level. If `card` (a message with two buttons) is given, it is shown first.
 */
export function createPlayScreen(
  context: PlayContext<Pick<Routes, "ask" | "editCopy">>,
  mode: Mode,
  attempt: Attempt | undefined,
  card: Card | undefined,
): Screen {
  const play = createPlayState(context, mode, attempt, card);
  preparePlay(play, attempt);
  return {
    name: "play",
    update: (input, elapsedMs) => {
      updatePlay(play, input, elapsedMs);
    },
    report: (elapsedMs) => {
      reportPlay(play, elapsedMs);
    },
    draw: () => {
      if (!isEmptyBoardDue(play)) drawPlay(play);
    },
    runTasks: () => {
      if (!isEmptyBoardDue(play)) runBackgroundTasks(play);
    },
    leave: () => {
      leavePlay(play);
    },
    drop: () => {
      dropPlay(play);
    },
    summary: () => {
      summarise(play);
    },
    attemptJson: () => attemptJsonOf(play),
    menu: play.menu,
    hasFastMusic: mode.rushStatus !== undefined,
    crankStepDegrees: CRANK_DEGREES_PER_MOVE,
  };
}

/**
 * Prepares a new play screen: fills the system menu, restores the hints that the player has used, prints a result to
 * share, and starts to generate the next level.
 */
function preparePlay(play: PlayState, attempt: Attempt | undefined): void {
  const { card, mode, queue } = play;
  refillMenu(play);
  if (attempt !== undefined) restoreHelp(play, attempt);
  announceShared(card);
  if (attempt === undefined || mode.nextStart(0) === "the same place") prefetchAtStart(queue);
  else if (attempt.phase === "cleared" && card === undefined)
    prefetchAfter(queue, attempt, currentState(attempt.played.timeline));
}

/** Announces the level or the opening of its chapter to a screen reader, lets the lamp hum and saves what is due. */
function reportPlay(play: PlayState, elapsedMs: number): void {
  const { attempt } = play;
  if (attempt === undefined) return;
  if (play.opening === undefined) {
    announceLevel(play, attempt);
    advanceLampHum(play, attempt, elapsedMs);
  } else announceOpening(play.opening);
  autosaveIfDue(play, attempt);
}

/** Saves all data and stops the hum (the lamp's low note), because the player leaves the play screen. */
function leavePlay(play: PlayState): void {
  if (play.attempt !== undefined) rememberNewHelp(play, play.attempt);
  saveAll(play);
  stopHum(play.hum);
}

/** Cancels all background tasks of the play screen and releases its memory. */
function dropPlay({ queue, attempt, attemptAfterCountdown, card }: PlayState): void {
  clearQueue(queue);
  if (attempt !== undefined) releaseAttempt(attempt);
  if (attemptAfterCountdown !== undefined) releaseAttempt(attemptAfterCountdown);
  clearShared(card);
}
