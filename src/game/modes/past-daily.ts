/**
 * Opens and plays the daily level of a past day, to which a web link leads. Wins in this mode are not recorded. If the
 * clock was set back, today counts as a past day, too.
 */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Mode } from "../play/mode";
import { createPlayScreen } from "../play/play-screen";
import { formatDay } from "../save/days";
import type { Screen } from "../screen";
import { TEXTS } from "../texts/index";
import { seedOfDay } from "./daily";
import { composeDaily, dailyTargetOf, runOfTry } from "./daily-level";
import type { PlayContext } from "../play/play-context";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { recordGenerationOfTries } from "./record-generation";
import { createEmptyLevel } from "./run";
import { createUncountedFields } from "./uncounted-mode";

/** Opens the daily level of the past day `day`, for the puzzle of `context`. */
export function openPastDaily(context: PlayContext, day: number): Screen {
  return createPlayScreen(context, createPastDailyMode(context.puzzle, day), undefined, undefined);
}

function createPastDailyMode(puzzle: AnyPuzzle, day: number): Mode {
  const { buttons, daily } = TEXTS;
  const main = formatDay(day);
  return {
    ...createUncountedFields({
      hud: () => ({ main, side: daily.notCounted, announcement: `${main}, ${daily.notCounted}` }),
      origin: () => ({ seed: seedOfDay(day) }),
      back: { kind: "today", card: "daily" },
      buttons: {
        aText: buttons.today,
        bText: buttons.title,
        onA: { kind: "today", card: "daily" },
        onB: { kind: "title" },
        note: daily.notCounted,
        addsEndCard: true,
      },
    }),
    createLevel: () => composeDaily(puzzle, day),
    recordGeneration: (level) =>
      recordGenerationOfTries(puzzle, dailyTargetOf(puzzle, day), level, (givenUp) => runOfTry(day, givenUp)),
    emptyBoardLevel: () => createEmptyLevel(puzzle, dailyTargetOf(puzzle, day)),
  };
}
