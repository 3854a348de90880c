/** The mode that plays the daily level of a past day, which a link opens. Wins in this mode are not recorded. */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Mode } from "../play/mode";
import { createPlayScreen } from "../play/play-screen";
import type { Routes } from "../routes";
import { formatDay } from "../save/days";
import type { Screen } from "../screen";
import { TEXTS } from "../texts/index";
import { seedOfDay } from "./daily";
import { composeDaily, dailyTargetOf } from "./daily-level";
import type { ModeContext } from "./mode-context";
import { emptyLevel } from "./run";
import { uncountedParts } from "./uncounted-mode";

/** Opens the daily level that a puzzle had on a past day. */
export function openPastDaily(context: ModeContext, day: number): Screen {
  return createPlayScreen(context, pastDailyMode(context.puzzle, day, context.routes), undefined, undefined);
}

function pastDailyMode(puzzle: AnyPuzzle, day: number, routes: Routes): Mode {
  const { buttons } = TEXTS;
  return {
    ...uncountedParts({
      hud: () => ({ main: formatDay(day), side: "" }),
      origin: () => ({ seed: seedOfDay(day) }),
      back: routes.today,
      buttons: { aText: buttons.today, bText: buttons.title, onA: routes.today, onB: routes.title },
    }),
    createLevel: () => composeDaily(puzzle, day),
    emptyBoardLevel: () => emptyLevel(puzzle, dailyTargetOf(puzzle, day)),
  };
}
