/**
 * Handles the events in a frame of a level or a lesson, such as a win: gives help, counts a win or a loss, and notes
 * what must be saved.
 */
import { requestScreen } from "../destination";
import { HINT_LETTER } from "../save/known-controls";
import type { AttemptEvent } from "./advance-attempt";
import type { Attempt } from "./attempt";
import { noteUnsaved } from "./autosave";
import { countWin } from "./count-win";
import { provideHelp } from "./give-help";
import { refuseHint } from "./hint";
import { prefetchAfter, prefetchPredicted } from "./level-queue";
import { goOnAfterLesson, type LevelFlow } from "./level-flow";
import { currentState } from "./timeline";
import { markTaught, type Tutorial } from "./tutorial";

/**
 * Handles what happened in a frame of a level that is not a lesson. `hintsBefore` is the number of hints used in the
 * level (`countedHints`) at the start of the frame.
 */
export function handleLevelEvent(flow: LevelFlow, attempt: Attempt, event: AttemptEvent, hintsBefore: number): void {
  const { mode, queue, autosave } = flow;
  if (event === "hint" || event === "watch") provideHelp(mode, attempt, event);
  if (event === "acted" || event === "won" || event === "lost" || attempt.countedHints > hintsBefore)
    noteUnsaved(autosave, "moves");
  if (event === "lost") mode.onLost();
  if (event === "acted") prefetchPredicted(queue, attempt);
  if (event === "won") {
    countWin(flow, attempt);
    prefetchAfter(queue, attempt, currentState(attempt.played.timeline));
  }
}

/**
 * Handles what happened in a frame of a lesson, which does not count as a level. Only the lesson about hints gives
 * help. After a win, the next lesson or the mode's own level starts.
 */
export function handleLessonEvent(flow: LevelFlow, attempt: Attempt, tutorial: Tutorial, event: AttemptEvent): void {
  const { puzzle, save, mode } = flow;
  const { letter } = tutorial.lesson;
  if (event === "hint" || event === "watch") {
    if (letter === HINT_LETTER) provideHelp(mode, attempt, event);
    else refuseHint(attempt);
  } else if (event === "left") requestScreen(mode.back);
  else if (event === "won") markTaught(puzzle, save, letter);
  else if (event === "gone") goOnAfterLesson(flow, attempt, tutorial);
}
