/** Plays one frame of the level on the play screen: a level of the mode, a tutorial, or the end of a timed game. */
import { today } from "../../device/clock";
import { NO_INPUT, type Input } from "../../device/input";
import { dayNumber } from "../save/days";
import { puzzleSave } from "../save/save";
import { countLevel } from "../save/stats";
import { advanceAttempt } from "./advance-attempt";
import type { Attempt } from "./attempt";
import { noteUnsaved } from "./autosave";
import { clearQueuedPresses } from "./controls";
import { provideHelp } from "./give-help";
import { endIfStill, lookBack } from "./level-card";
import { prefetchAfter, prefetchPredicted } from "./level-queue";
import { startNextIfReady, startOrTeach } from "./next-level";
import type { PlayState } from "./play-state";
import { recordFirstWin } from "./record-first-win";
import { speedsIn } from "./speeds";
import { currentState } from "./timeline";
import { markKnown, markThingsKnown, type Tutorial } from "./tutorial";

/**
 * Runs one frame of a tutorial level, which does not count in the mode. The mode's own level starts when the tutorial
 * is cleared.
 */
export function playTutorial(
  play: PlayState,
  attempt: Attempt,
  tutorial: Tutorial,
  input: Input,
  elapsedMs: number,
): void {
  const event = advanceAttempt(attempt, input, elapsedMs, speedsIn(play.save.settings));
  if (event === "hint" || event === "watch") provideHelp(play, attempt, event);
  else if (event === "left") play.mode.back();
  else if (event === "won") markKnown(play.puzzle, play.save, tutorial.thing);
  else if (event === "gone") {
    play.tutorial = undefined;
    startOrTeach(play, tutorial.next);
  }
}

/** Lets moving pieces come to rest after the end of a timed game. The player's input is ignored. */
export function comeToRest(play: PlayState, attempt: Attempt, elapsedMs: number): void {
  clearQueuedPresses(attempt.controls);
  advanceAttempt(attempt, NO_INPUT, elapsedMs, speedsIn(play.save.settings));
  endIfStill(play, attempt, false);
}

/** Runs one frame of a level that counts in the mode (not a tutorial). */
export function playLevel(play: PlayState, attempt: Attempt, input: Input, elapsedMs: number): void {
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
    recordFirstWin(play, attempt);
    markThingsKnown(play.puzzle, play.save, attempt.played.level);
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
