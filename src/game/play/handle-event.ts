/**
 * Does what follows from an event of the level on the play screen: help, the way out, the counts of a won level, the
 * card with the result or the next level.
 */
import { today } from "../../device/clock";
import { dayNumber } from "../save/days";
import { puzzleSave } from "../save/save";
import { countLevel } from "../save/stats";
import type { AttemptEvent } from "./advance-attempt";
import type { Attempt } from "./attempt";
import { noteUnsaved } from "./autosave";
import { provideHelp } from "./give-help";
import { endIfStill, lookBack } from "./level-card";
import { prefetchAfter, prefetchPredicted } from "./level-queue";
import { startNextIfReady, startOrTeach } from "./next-level";
import type { PlayState } from "./play-state";
import { recordFirstWin } from "./record-first-win";
import { currentState } from "./timeline";
import { markKnown, markThingsKnown, type Tutorial } from "./tutorial";
import { countUnaidedWin } from "./unaided-streak";

/**
 * Handles an event of a tutorial level, which does not count in the mode. The mode's own level starts when the tutorial
 * is cleared.
 */
export function handleTutorialEvent(play: PlayState, attempt: Attempt, tutorial: Tutorial, event: AttemptEvent): void {
  if (event === "hint" || event === "watch") provideHelp(play, attempt, event);
  else if (event === "left") play.mode.back();
  else if (event === "won") markKnown(play.puzzle, play.save, tutorial.thing);
  else if (event === "gone") {
    play.tutorial = undefined;
    startOrTeach(play, tutorial.next);
  }
}

/**
 * Handles an event of a level that counts in the mode (not a tutorial). `hintsBefore` is the number of hints that the
 * level had at the start of the frame.
 */
export function handleLevelEvent(play: PlayState, attempt: Attempt, event: AttemptEvent, hintsBefore: number): void {
  const { mode, queue } = play;
  if (event === "left") {
    mode.back();
    return;
  }
  if (event === "looked back") {
    lookBack(play, attempt);
    return;
  }
  if (event === "hint" || event === "watch") provideHelp(play, attempt, event);
  if (event === "acted" || event === "won" || event === "lost" || attempt.hints > hintsBefore)
    noteUnsaved(play, "moves");
  if (event === "lost") mode.onLost();
  if (event === "acted") prefetchPredicted(queue, attempt);
  if (event === "won") {
    countCleared(play, attempt);
    recordFirstWin(play, attempt);
    countUnaidedWin(play, attempt);
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
