/** Handles the input of one frame of the play screen and advances the level, the tutorial or the message after a level. */
import { today } from "../../device/clock";
import { NO_INPUT, type Input } from "../../device/input";
import { requestRedraw } from "../redraw";
import { dayNumber } from "../save/days";
import { puzzleSave } from "../save/save";
import { countLevel } from "../save/stats";
import { advanceAttempt } from "./advance-attempt";
import { isWaitingForPlayer, type Attempt } from "./attempt";
import { noteUnsaved } from "./autosave";
import { clearQueuedPresses } from "./controls";
import { provideHelp, rememberNewHelp } from "./give-help";
import { advanceIdleAnimation } from "./idle-animation";
import { advanceCard, endIfStill, lookBack } from "./level-card";
import { prefetchAfter, prefetchPredicted } from "./level-queue";
import { startNextIfReady, startOrTeach } from "./next-level";
import { isOver, type PlayState } from "./play-state";
import { hasViewChanged } from "./shown-view";
import { speedsIn } from "./speeds";
import { currentState } from "./timeline";
import { markTaught, type Tutorial } from "./tutorial";
import { waitForLevel } from "./wait-for-level";

/** Handles the input of one frame, and requests a redraw if it changes what the screen shows. */
export function updatePlay(play: PlayState, input: Input, elapsedMs: number): void {
  const { attempt } = play;
  if (attempt === undefined) waitForLevel(play, input, elapsedMs);
  else {
    advancePlay(play, attempt, input, elapsedMs);
    rememberNewHelp(play, attempt);
  }
  const hasChanged = hasViewChanged(play.shown, play);
  const isQuiet = !hasChanged && attempt !== undefined && canIdle(play, attempt);
  if (advanceIdleAnimation(play.idleAnimation, isQuiet, elapsedMs) || hasChanged) requestRedraw();
}

/** Advances what the screen shows: the message after a level, a tutorial or a level of the mode. */
function advancePlay(play: PlayState, attempt: Attempt, input: Input, elapsedMs: number): void {
  const { card, tutorial } = play;
  if (card !== undefined) advanceCard(play, attempt, card, input, elapsedMs);
  else if (tutorial !== undefined) playTutorial(play, attempt, tutorial, input, elapsedMs);
  else {
    if (!isOver(play)) advanceModeClock(play, attempt, elapsedMs);
    if (isOver(play)) comeToRest(play, attempt, elapsedMs);
    else playLevel(play, attempt, input, elapsedMs);
  }
}

/** Advances the clock of the mode, if the mode has a clock and the level can be played. */
function advanceModeClock(play: PlayState, attempt: Attempt, elapsedMs: number): void {
  const { mode } = play;
  if (attempt.phase !== "playing" || mode.onTimePassed === undefined) return;
  if (mode.onTimePassed(elapsedMs)) requestRedraw();
  play.unsavedClockMs += elapsedMs;
}

/**
 * Returns whether a figure may blink while the player does nothing. Figures do not blink in the timed mode, where the
 * player never waits.
 */
function canIdle({ card, mode, attempt: shown }: PlayState, attempt: Attempt): boolean {
  return card === undefined && mode.rushStatus === undefined && shown === attempt && isWaitingForPlayer(attempt);
}

/**
 * Runs one frame of a tutorial level, which does not count in the mode. The mode's own level starts when the tutorial
 * is cleared.
 */
function playTutorial(play: PlayState, attempt: Attempt, tutorial: Tutorial, input: Input, elapsedMs: number): void {
  const event = advanceAttempt(attempt, input, elapsedMs, speedsIn(play.save.settings));
  if (event === "hint" || event === "watch") provideHelp(play, attempt, event);
  else if (event === "left") play.mode.back();
  else if (event === "won") {
    countCleared(play, attempt);
    markTaught(play.puzzle, play.save, tutorial.thing);
  } else if (event === "gone") {
    play.tutorial = undefined;
    startOrTeach(play, tutorial.next);
  }
}

/** Lets moving pieces come to rest after the end of a timed game. The player's input is ignored. */
function comeToRest(play: PlayState, attempt: Attempt, elapsedMs: number): void {
  clearQueuedPresses(attempt.controls);
  advanceAttempt(attempt, NO_INPUT, elapsedMs, speedsIn(play.save.settings));
  endIfStill(play, attempt, false);
}

/** Runs one frame of a level that counts in the mode (not a tutorial). */
function playLevel(play: PlayState, attempt: Attempt, input: Input, elapsedMs: number): void {
  const { mode, queue } = play;
  const { hints } = attempt;
  const event = advanceAttempt(attempt, input, elapsedMs, speedsIn(play.save.settings));
  if (event === "left") {
    mode.back();
    return;
  }
  if (event === "looked back") {
    lookBack(play, attempt);
    return;
  }
  if (event === "hint" || event === "watch") provideHelp(play, attempt, event);
  if (event === "acted" || event === "won" || event === "lost" || attempt.hints > hints) noteUnsaved(play, "moves");
  if (event === "lost") mode.onLost();
  if (event === "acted") prefetchPredicted(queue, attempt);
  if (event === "won") {
    countCleared(play, attempt);
    mode.onWon(attempt);
    prefetchAfter(queue, attempt, currentState(attempt.played.timeline));
  }
  if (!endIfStill(play, attempt, event === "gone") && event === "gone") startNextIfReady(play);
}

/**
 * Counts a cleared level in the player's statistics. A level does not count if the game itself played the solution. A
 * level that the player made does not count, because the player can make it very easy.
 */
function countCleared({ puzzle, save, mode }: PlayState, { wasWatched }: Attempt): void {
  if (wasWatched || mode.name === "own") return;
  countLevel(save.stats, dayNumber(today()));
  puzzleSave(save, puzzle.id).levelsCleared++;
}
