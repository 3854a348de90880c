/** Gives the help (a hint or the solution) that the player asks for in a level, and records it in the save. */
import { restartAttempt, type Attempt } from "./attempt";
import { askForHint, startWatching, refuseHint } from "./hint";
import type { LevelContext } from "./level-context";
import type { Mode } from "./mode";
import { twistOf } from "./played-twist";
import { rememberHelp, restoreHelp } from "./remembered-help";
import { endUnaidedStreak } from "./unaided-streak";

/**
 * Shows a hint or starts to play the solution of the level, as `asked` says. In a mode without hints, shows a short
 * message instead.
 */
export function provideHelp({ hasHints }: Mode, attempt: Attempt, asked: "hint" | "watch"): void {
  if (!hasHints) refuseHint(attempt);
  else if (asked === "hint") askForHint(attempt);
  else startWatching(attempt);
}

/**
 * Records that the player has seen a new hint or watches the solution of the level. Returns whether the save has
 * changed.
 */
export function rememberNewHelp(context: LevelContext, attempt: Attempt): boolean {
  const isNew = attempt.countedHints > attempt.notedHints || (attempt.isPlayingItself && attempt.wasWatched);
  if (!isNew) return false;
  attempt.notedHints = attempt.countedHints;
  const hadStreak = endUnaidedStreak(context);
  return rememberHelp(context, attempt.wasWatched ? "watched" : "hint") || hadStreak;
}

/** Restarts the level, which ends a streak of levels cleared without help. Returns whether the save has changed. */
export function restartLevel(context: LevelContext, attempt: Attempt): boolean {
  restartAttempt(attempt);
  twistOf(context)?.restart?.(attempt);
  const hadStreak = attempt.wasRestarted && endUnaidedStreak(context);
  const isNewHelp = rememberNewHelp(context, attempt);
  restoreHelp(context, attempt);
  return hadStreak || isNewHelp;
}
