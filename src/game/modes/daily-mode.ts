/**
 * Creates the mode that plays the daily level, and the card (a message with two buttons) after a win. Each puzzle has
 * one new level a day, the same for all players.
 */
import { readToday } from "../../device/clock";
import { isFault } from "../../kernel/fault";
import type { Task } from "../../kernel/task";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { PUZZLES } from "../../puzzles/index";
import type { LevelCard } from "../play/card";
import type { HudText } from "../play/hud-text";
import type { Mode, ReadyLevel } from "../play/mode";
import { startAttempt, type Attempt } from "../play/attempt";
import { restoreTimeline } from "../play/timeline";
import { formatExpectation, formatResultLines } from "../play/result-line";
import { dayNumber, weekdayOf } from "../save/days";
import type { DayRecord } from "../save/day-record";
import type { ResumePoint } from "../save/resume-point";
import { openPuzzleSave, type DailySave, type Save } from "../save/save";
import {
  isDayCleared,
  recordDay,
  recordMissedDay,
  seedOfDay,
  streakOn,
  listDayMarks,
  type DailyRecord,
  type DayMark,
} from "./daily";
import { composeDaily, dailyTargetOf, runOfTry } from "./daily-level";
import { countDayWin, countMadeUpWin, dayResultOf, isCleared, isCountedDay, findNextPuzzle } from "./day-results";
import type { PlayContext } from "../play/play-context";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { recordGenerationOfTries } from "./record-generation";
import { findNextRemixLevel, remixResultsOf, remixWeekOn } from "./remix-results";
import { createEmptyLevel } from "./run";
import { shortCount } from "../widgets/short-count";
import { TEXTS } from "../texts/index";
import { TEXTS as REMIX_TEXTS } from "../texts/remix";

/** The day whose daily level is played, and whether it is played one day late, to make up for a missed day. */
export interface PlayedDay {
  readonly day: number;
  readonly isMadeUp: boolean;
}

/**
 * Creates the mode that plays the daily level of a day. A level belongs to the day on which it was begun, even if it is
 * won after midnight.
 */
export function createDailyMode(context: PlayContext, played: PlayedDay, resumePoint: ResumePoint | undefined): Mode {
  const { puzzle, save } = context;
  const { day, isMadeUp } = played;
  const seed = seedOfDay(day);
  const puzzleIndex = PUZZLES.findIndex(({ id }) => id === puzzle.id);
  const isClearedBefore = (): boolean => isCleared(dayResultOf(save, puzzleIndex, day));
  let par = resumePoint?.tally.mode === "daily" ? resumePoint.tally.par : 0;
  let isWatched = resumePoint?.wasWatched === true;
  let resultLine = "";
  function* compose(): Task<ReadyLevel> {
    const certified = yield* composeDaily(puzzle, day);
    ({ par } = certified.certificate.analysis.verdict);
    return certified;
  }
  return {
    name: "daily",
    hasHints: true,
    teaches: true,
    createLevel: compose,
    recordGeneration: (level) =>
      recordGenerationOfTries(puzzle, dailyTargetOf(puzzle, day), level, (givenUp) => runOfTry(day, givenUp)),
    emptyBoardLevel: () => createEmptyLevel(puzzle, dailyTargetOf(puzzle, day)),
    nextStart: () => "nothing",
    hud: () => composeDailyHudText(save.days, played),
    onArrival: () => undefined,
    isFirstWin: () => !isClearedBefore(),
    onWon: (attempt) => {
      isWatched = attempt.wasWatched;
      const { played: won } = attempt;
      resultLine = [formatResultLines(won)[0], ...formatExpectation(won).slice(1, 2)].join(", ");
      if (isWatched || isClearedBefore()) return;
      const moves = attempt.played.timeline.moveCount;
      const count = isMadeUp ? countMadeUpWin : countDayWin;
      count(save, puzzleIndex, day, { moves, par });
      countInPuzzle(openPuzzleSave(save, puzzle.id).daily, played, puzzle, attempt);
    },
    onLost: () => undefined,
    card: (isAfterWin) => {
      if (!isAfterWin) return undefined;
      return createDailyCard(context, played, isWatched ? undefined : resultLine);
    },
    progress: () =>
      isClearedBefore()
        ? undefined
        : { seed, levelNumber: 1, recentSketches: "", recentLeadingIdeas: [], tally: { mode: "daily", par } },
    origin: () => ({ seed }),
    back: { kind: "today", card: "daily" },
  };
}

/**
 * Records the win of a daily level for its puzzle. Also stores the level and its winning moves, unless the player has
 * won a later day's level.
 */
function countInPuzzle(daily: DailySave, { day, isMadeUp }: PlayedDay, puzzle: AnyPuzzle, { played }: Attempt): void {
  if (isMadeUp && daily.lastDay === day + 1 && !isDayCleared(daily, day)) {
    Object.assign(daily, recordMissedDay(daily, countDaysInARow(daily)));
    return;
  }
  const record = recordDay(daily, day);
  if (record === daily) return;
  Object.assign(daily, record);
  daily.lastWonMap = puzzle.formatMap(played.level);
  daily.lastWinningMoves = played.timeline.steps.map((step) => step.direction);
}

/**
 * Returns how many days in a row the player had won the puzzle's daily level before the missed day. The player has just
 * made up for this missed day. The last digit of `recentDays` stands for the day after it.
 */
function countDaysInARow({ recentDays }: DailyRecord): number {
  let count = 0;
  while (recentDays.charAt(recentDays.length - 3 - count) === "1") count++;
  return count;
}

const DAY_SYMBOLS: Readonly<Record<DayMark, string>> = { done: "⬤", missed: "◯", today: "◉", "to-come": "∙" };

function shownStreak(streak: number): number | undefined {
  return streak > 1 ? streak : undefined;
}

function composeDailyHudText(record: DayRecord, { day, isMadeUp }: PlayedDay): HudText {
  const weekSymbols = listDayMarks(record, day)
    .map((mark) => DAY_SYMBOLS[mark])
    .join("");
  const streak = streakOn(record, day);
  const { weekdays, shortWeekdays, yesterday } = TEXTS.daily;
  const weekday = weekdayOf(day);
  const days = TEXTS.daysInARow(streak);
  return {
    main: isMadeUp ? yesterday : weekdays[weekday],
    shortMain: isMadeUp ? yesterday : shortWeekdays[weekday],
    side: streak === 0 ? "" : days,
    long:
      streak === 0 ? [weekSymbols] : [`${weekSymbols}  ${days}`, `${weekSymbols}  ${shortCount(streak)}`, weekSymbols],
  };
}

/** Returns the lines about a won daily level that the player can share. They do not help another player to win it. */
function formatSharedDayLines(
  { name }: AnyPuzzle,
  record: DayRecord,
  day: number,
  resultLine: string,
): readonly string[] {
  const streak = TEXTS.daily.streak(streakOn(record, day), record.bestStreak);
  return [TEXTS.sharedHeading(name, TEXTS.daily.weekdays[weekdayOf(day)]), resultLine, streak];
}

function createDailyCard({ puzzle, save }: PlayContext, played: PlayedDay, resultLine: string | undefined): LevelCard {
  const { day } = played;
  const record = save.days;
  const streak = resultLine === undefined ? undefined : shownStreak(streakOn(record, day));
  return {
    about: "level",
    addsEndCard: true,
    ...(streak === undefined ? {} : { streak }),
    shared: resultLine === undefined ? undefined : formatSharedDayLines(puzzle, record, day, resultLine),
    ...chooseCardButtons(save, puzzle.id, played),
  };
}

/**
 * Returns the buttons of the card (a message with two buttons) after a daily level. Ⓐ opens the next puzzle whose daily
 * level of today is not cleared. If all are cleared, Ⓐ opens the weekly remix, or the page Today if the remix is over.
 *
 * After a daily level of another day, Ⓐ opens the page Today.
 */
function chooseCardButtons(
  save: Save,
  puzzleId: string,
  { day, isMadeUp }: PlayedDay,
): Pick<LevelCard, "aText" | "aShortText" | "bText" | "onA" | "onB"> {
  const { buttons } = TEXTS;
  const isStillToday = !isMadeUp && dayNumber(readToday()) === day;
  const isCounted = isStillToday && isCountedDay(save.days, day);
  const next = isCounted ? findNextPuzzle(save, puzzleId, day) : undefined;
  const week = remixWeekOn(save.remix, day);
  if (isCounted && next === undefined && findNextRemixLevel(remixResultsOf(save.remix, week)) !== undefined)
    return {
      aText: buttons.nextNamed(REMIX_TEXTS.name),
      aShortText: REMIX_TEXTS.name,
      bText: buttons.today,
      onA: { kind: "remix", week },
      onB: { kind: "today", card: "daily" },
    };
  if (next === undefined)
    return {
      aText: buttons.today,
      bText: buttons.title,
      onA: { kind: "today", card: "daily" },
      onB: { kind: "title" },
    };
  return {
    aText: buttons.nextNamed(PUZZLES[next].name),
    aShortText: PUZZLES[next].name,
    bText: buttons.today,
    // The card after a daily level may stay on the screen until after midnight, so Ⓐ must open a level of `day`, not of
    // today.
    onA: { kind: "daily-of-day", puzzleIndex: next, day },
    onB: { kind: "today", card: "daily" },
  };
}

/**
 * Returns the cleared daily level with the player's winning moves, and the card (a message with two buttons) after it.
 * Returns undefined unless the played day is the last one whose daily level of this puzzle the player has won.
 */
export function reopenLastWin(
  context: PlayContext,
  played: PlayedDay,
): { readonly attempt: Attempt; readonly card: LevelCard } | undefined {
  const { puzzle, save } = context;
  const { lastDay, lastWonMap, lastWinningMoves } = openPuzzleSave(save, puzzle.id).daily;
  const level = puzzle.parseMap(lastWonMap);
  if (lastDay !== played.day || isFault(level)) return undefined;
  const timeline = restoreTimeline(puzzle.rules(level), lastWinningMoves, lastWinningMoves.length);
  const attempt = startAttempt(puzzle, { level, timeline, analysedGraph: undefined }, "playing", save.stats);
  return { attempt, card: createDailyCard(context, played, TEXTS.moves(lastWinningMoves.length)) };
}
