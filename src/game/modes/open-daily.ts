/** Opens a daily level: at its start, at the state where the player left it, or after its win. */
import { readToday } from "../../device/clock";
import type { ScreenDestination } from "../destination";
import { createPlayScreen } from "../play/play-screen";
import { dayNumber } from "../save/days";
import { openResumePoint } from "../save/save";
import type { Screen } from "../screen";
import { seedOfDay } from "./daily";
import { PUZZLES } from "../../puzzles/index";
import { dayResultOf, hasWinningMoves, isCleared, isCountedDay } from "./day-results";
import { createDailyMode, reopenLastWin } from "./daily-mode";
import type { PlayContext } from "../play/play-context";
import { openPastDaily } from "./past-daily";
import { resumeAttempt } from "./resume";

/**
 * Opens a puzzle's daily level of today or, if `isMadeUp`, of yesterday. An unfinished level continues, and a won one
 * is shown cleared. No win is recorded if wins of today do not count (see `isCountedDay`).
 */
export function openDaily(context: PlayContext, isMadeUp: boolean): Screen {
  const { puzzle, save } = context;
  const day = dayNumber(readToday()) - (isMadeUp ? 1 : 0);
  const puzzleIndex = PUZZLES.findIndex(({ id }) => id === puzzle.id);
  const isForFun = !isMadeUp && !isCountedDay(save.days, day) && !hasWinningMoves(save, puzzleIndex, day);
  if (isForFun) return openPastDaily(context, day);
  const lastResumePoint = openResumePoint(save, puzzle.id, "daily");
  // A stored unfinished state of a cleared level is ignored. Importing another save's progress can leave such a state.
  const isOpen = !isCleared(dayResultOf(save, puzzleIndex, day));
  const resumePoint = isOpen && lastResumePoint?.seed === seedOfDay(day) ? lastResumePoint : undefined;
  const attempt = resumeAttempt(puzzle, save, resumePoint);
  const played = { day, isMadeUp };
  const mode = createDailyMode(context, played, attempt === undefined ? undefined : resumePoint);
  if (attempt !== undefined) return createPlayScreen(context, mode, attempt, undefined);
  const lastWin = reopenLastWin(context, played);
  return createPlayScreen(context, mode, lastWin?.attempt, lastWin?.card);
}

/** Returns the daily level of a puzzle as a destination if `day` is still today, otherwise the page "Today". */
export function dailyOrToday(puzzleIndex: number, day: number): ScreenDestination {
  if (dayNumber(readToday()) !== day) return { kind: "today", card: "daily" };
  return { kind: "daily", puzzleIndex, isMadeUp: false };
}
