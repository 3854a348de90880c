/** Gives the help that the player asks for in a level, and records it in the player's saved data. */
import type { Attempt } from "./attempt";
import { noteUnsaved } from "./autosave";
import { askForHint, askToWatch, refuseHint } from "./hint";
import type { PlayState } from "./play-state";
import { rememberHelp } from "./remembered-help";
import { endUnaidedStreak } from "./unaided-streak";

/** Shows a hint or plays the solution of the level. In a mode without hints, shows a short message instead. */
export function provideHelp({ mode }: PlayState, attempt: Attempt, asked: "hint" | "watch"): void {
  if (!mode.hasHints) refuseHint(attempt);
  else if (asked === "hint") askForHint(attempt);
  else askToWatch(attempt);
}

/** Records in the saved data that the player has seen a new hint or watches the solution of the level. */
export function rememberNewHelp(play: PlayState, attempt: Attempt): void {
  const isNew = attempt.countedHints > play.notedHints || (attempt.isPlayingItself && attempt.wasWatched);
  if (!isNew || play.attempt !== attempt) return;
  play.notedHints = attempt.countedHints;
  endUnaidedStreak(play);
  if (rememberHelp(play, attempt.wasWatched ? "watched" : "hint")) noteUnsaved(play, "all");
}
