/** Puts what is under the cursor of the statistics screen into words for a player who cannot see it. */
import { PUZZLES } from "../../puzzles/index";
import { openPuzzleSave, type Save } from "../save/save";
import { TEXTS as EAR_TEXTS } from "../texts/by-ear";
import { TEXTS } from "../texts/index";
import { STATS_TEXTS } from "../texts/stats";
import { listCalendarFigures, listPostcardFigures, type Figure } from "./stats-back-view";
import type { StatsWall } from "./stats-figures";
import { CALENDAR, isPostcard } from "./stats-spots";
import { shelfHeading } from "./stats-wall-view";

interface StatsCursor {
  readonly save: Save;
  readonly stats: StatsWall;
  readonly spot: number;
  readonly isOpen: boolean;
  readonly shelfRow: number;
  readonly shelfColumn: number;
}

/**
 * Returns texts about the statistics screen that screen readers announce each time they change; see `ScreenKind.focus`.
 */
export function describeStatsFocus(cursor: StatsCursor): readonly string[] {
  const { save, stats, spot, isOpen } = cursor;
  const title = `${TEXTS.title.stats}, ${STATS_TEXTS.levels(stats.levelsCleared)}`;
  const keys = EAR_TEXTS.statsKeys;
  if (isPostcard(spot)) {
    const { levelsCleared } = stats.cards[spot];
    const figures = isOpen ? listPostcardFigures(openPuzzleSave(save, PUZZLES[spot].id), stats, spot) : [];
    return [title, PUZZLES[spot].name, STATS_TEXTS.levels(levelsCleared), joinFigures(figures), keys];
  }
  if (spot === CALENDAR)
    return [title, calendarTitle(stats), "", joinFigures(isOpen ? listCalendarFigures(save.stats) : []), keys];
  const heading = isOpen ? shelfHeading(stats.cards[cursor.shelfRow], cursor.shelfColumn) : [];
  return [title, STATS_TEXTS.card.keepsakes, heading.join(", "), "", keys];
}

function calendarTitle({ bestStreak }: StatsWall): string {
  const { all } = STATS_TEXTS.calendar;
  return bestStreak === 0
    ? all[PUZZLES.length - 1]
    : `${all[PUZZLES.length - 1]}, ${STATS_TEXTS.bestStreak(bestStreak)}`;
}

function joinFigures(figures: readonly Figure[]): string {
  return figures.map(([label, value]) => (value === "" ? label : `${label} ${value}`)).join(", ");
}
