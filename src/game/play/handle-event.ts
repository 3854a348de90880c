/**
 * Does what follows from an event of the level on the play screen: gives help, leaves the level, counts a win, and
 * shows the card after it or starts the next level.
 */
import { today } from "../../device/clock";
import { dayNumber } from "../save/days";
import { HINT_LETTER } from "../save/known-controls";
import { puzzleSave } from "../save/save";
import { countLevel } from "../save/stats";
import type { AttemptEvent } from "./advance-attempt";
import type { Attempt } from "./attempt";
import { noteUnsaved } from "./autosave";
import { provideHelp } from "./give-help";
import { endIfStill, lookBack } from "./level-card";
import { prefetchAfter, prefetchPredicted } from "./level-queue";
import { refuseHint } from "./hint";
import { goOnAfterLesson, startNextIfReady } from "./next-level";
import type { PlayState } from "./play-state";
import { recordFirstWin } from "./record-first-win";
import { currentState } from "./timeline";
import { markTaught, type Tutorial } from "./tutorial";
import { countUnaidedWin } from "./unaided-streak";

/**
 * Handles what happened in a lesson in a frame. A lesson is not a counted level of the mode, and only the lesson about
 * hints gives help. The next lesson or the mode's own level starts when the lesson is won.
 */
export function handleTutorialEvent(play: PlayState, attempt: Attempt, tutorial: Tutorial, event: AttemptEvent): void {
  const { letter } = tutorial.lesson;
  if (event === "hint" || event === "watch") {
    if (letter === HINT_LETTER) provideHelp(play, attempt, event);
    else refuseHint(attempt);
  } else if (event === "left") play.mode.back();
  else if (event === "won") markTaught(play.puzzle, play.save, letter);
  else if (event === "gone") goOnAfterLesson(play, tutorial);
}

/**
 * Handles what happened in a frame of a level that counts in the mode, not of a tutorial. `hintsBefore` is the number
 * of hints that the level had at the start of the frame.
 */
export function handleLevelEvent(play: PlayState, attempt: Attempt, event: AttemptEvent, hintsBefore: number): void {
  const { mode, queue } = play;
  if (event === "left") {
    mode.back();
    return;
  }
  if (event === "looked-back") {
    lookBack(play, attempt);
    return;
  }
  if (event === "hint" || event === "watch") provideHelp(play, attempt, event);
  if (event === "acted" || event === "won" || event === "lost" || attempt.countedHints > hintsBefore)
    noteUnsaved(play, "moves");
  if (event === "lost") mode.onLost();
  if (event === "acted") prefetchPredicted(queue, attempt);
  if (event === "won") {
    countCleared(play, attempt);
    recordFirstWin(play, attempt);
    countUnaidedWin(play, attempt);
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
