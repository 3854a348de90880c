/** Collects from the save the numbers that the statistics screen shows. */
import { PUZZLES, type PuzzleEntry } from "../../puzzles/index";
import { dayNumber } from "../save/days";
import { countKeepsakes } from "../save/keepsakes";
import { countMedals } from "../save/progress";
import { openPuzzleSave, type PuzzleSave, type Save } from "../save/save";
import { createCalendarMonth, type CalendarMonth } from "./stats-calendar";

export interface CardFigures {
  readonly id: string;
  readonly name: string;
  readonly levelsCleared: number;
  readonly campaignCleared: number;
  readonly campaignLevelCount: number;
  readonly keepsakeCount: number;
  readonly endlessCleared: number;
}

/** What the statistics screen shows: totals, best results, a postcard for each puzzle and the calendar of the month. */
export interface StatsWall {
  readonly levelsCleared: number;
  readonly movesMade: number;
  /** The most days in a row on which the player cleared a daily level of any puzzle. */
  readonly bestStreak: number;
  readonly cards: readonly CardFigures[];
  readonly month: CalendarMonth;
  /** Today, as the number of days since 1 January 2000. */
  readonly day: number;
}

export function readStats(
  save: Save,
  date: { readonly year: number; readonly month: number; readonly day: number },
): StatsWall {
  const saves = PUZZLES.map(({ id }) => openPuzzleSave(save, id));
  const { levelsCleared, movesMade } = save.stats;
  const totals = { levelsCleared, movesMade };
  return {
    ...totals,
    bestStreak: save.days.bestStreak,
    cards: PUZZLES.map((puzzle, index) => collectCardFigures(puzzle, saves[index])),
    month: createCalendarMonth(
      saves.map(({ daily }) => daily),
      date,
    ),
    day: dayNumber(date),
  };
}

function collectCardFigures({ id, name, levelCount }: PuzzleEntry, saved: PuzzleSave): CardFigures {
  const { levelsCleared, endless } = saved;
  const { cleared: campaignCleared } = countMedals(saved.medals, levelCount);
  return {
    id,
    name,
    levelsCleared,
    campaignCleared,
    campaignLevelCount: levelCount,
    keepsakeCount: countKeepsakes(endless),
    endlessCleared: endless.cleared,
  };
}
