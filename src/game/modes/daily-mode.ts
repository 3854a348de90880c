/**
 * The mode of the daily level (one new level a day, the same for all players), and the pages shown after it. daily.ts
 * computes dates, seeds and streaks.
 */
import { isFault } from "../../kernel/fault";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Card, LevelCard } from "../play/card";
import type { HudText } from "../play/hud-text";
import type { Mode } from "../play/mode";
import { startAttempt, type Attempt } from "../play/attempt";
import { restoreTimeline } from "../play/timeline";
import { resultLines } from "../play/result-line";
import type { Routes } from "../routes";
import type { ResumePoint } from "../save/resume-point";
import { puzzleSave, type Daily, type Save } from "../save/save";
import { isLastWon, recordDay, seedOfDay, streakOn, weekdayOf, weekOf, type DayMark } from "./daily";
import { composeDaily, dailyTargetOf } from "./daily-level";
/** Loads the making of levels when it is first shown. @lazy making */
import { recordMakingOfDay } from "./record-making";
import { emptyLevel } from "./run";
import { shortCount } from "../widgets/short-count";
import { TEXTS } from "../texts/index";

/** Creates the mode that plays the daily level of day number `day`, which is the same for all players. */
export function dailyMode(
  puzzle: AnyPuzzle,
  save: Save,
  day: number,
  resumePoint: ResumePoint | undefined,
  routes: Routes,
): Mode {
  const { daily } = puzzleSave(save, puzzle.id);
  const seed = seedOfDay(day);
  let isToday = resumePoint !== undefined;
  let isWatched = resumePoint?.isSolutionShown === true;
  let resultLine = "";
  return {
    name: "daily",
    hasHints: true,
    teaches: true,
    createLevel: () => composeDaily(puzzle, day),
    recordMaking: (level) => recordMakingOfDay(puzzle, day, level),
    emptyBoardLevel: () => emptyLevel(puzzle, dailyTargetOf(puzzle, day)),
    nextStart: () => "nothing",
    hud: () => dailyHudText(daily, day, isToday || isLastWon(daily, day)),
    onArrival: () => {
      isToday = true;
    },
    isFirstWin: () => !isLastWon(daily, day),
    onWon: ({ played, wasWatched }) => {
      isWatched = wasWatched;
      [resultLine] = resultLines(played);
      if (wasWatched) return;
      const record = recordDay(daily, day);
      if (record === daily) return;
      const { lastDay, streak, bestStreak, recentDays } = record;
      daily.lastDay = lastDay;
      daily.streak = streak;
      daily.bestStreak = bestStreak;
      daily.recentDays = recentDays;
      daily.lastWonMap = puzzle.formatMap(played.level);
      daily.lastWinningMoves = played.timeline.steps.map((step) => step.direction);
    },
    onLost: () => undefined,
    card: (isCleared) => {
      if (!isCleared) return undefined;
      if (isWatched) return dailyCard(undefined, undefined, routes);
      return dailyCard(shownStreak(streakOn(daily, day)), sharedDayLines(puzzle, daily, day, resultLine), routes);
    },
    progress: () =>
      isToday && !isLastWon(daily, day)
        ? { seed, levelNumber: 1, recent: [], recentLeads: [], tally: { mode: "daily" } }
        : undefined,
    // Until today's level is composed, the screen shows the daily level that the player won last.
    origin: () => ({ seed: isToday ? seed : seedOfDay(daily.lastDay) }),
    back: routes.title,
  };
}

const DAY_SYMBOLS: Readonly<Record<DayMark, string>> = { done: "⬤", missed: "◯", today: "◉", "to come": "∙" };

/**
 * Returns the texts beside the daily level: the weekday, the number of days won in a row, and the week as symbols if
 * there is room.
 */
function dailyHudText(daily: Daily, day: number, isToday: boolean): HudText {
  const weekSymbols = weekOf(daily, day)
    .map((mark) => DAY_SYMBOLS[mark])
    .join("");
  const streak = streakOn(daily, day);
  const { weekdays, shortWeekdays, yesterday } = TEXTS.daily;
  const weekday = weekdayOf(day);
  const days = TEXTS.daysInARow(streak);
  return {
    main: isToday ? weekdays[weekday] : yesterday,
    shortMain: isToday ? shortWeekdays[weekday] : yesterday,
    side: streak === 0 ? "" : days,
    long:
      streak === 0 ? [weekSymbols] : [`${weekSymbols}  ${days}`, `${weekSymbols}  ${shortCount(streak)}`, weekSymbols],
  };
}

/** Returns the number of days won in a row, or undefined if the number is below 2 and not worth showing. */
function shownStreak(streak: number): number | undefined {
  return streak > 1 ? streak : undefined;
}

/**
 * Returns the lines of text that the player can share after winning a daily level. They contain nothing that helps
 * another player to solve the level.
 */
function sharedDayLines({ name }: AnyPuzzle, daily: Daily, day: number, resultLine: string): readonly string[] {
  const streak = TEXTS.daily.streak(streakOn(daily, day), daily.bestStreak);
  return [TEXTS.sharedHeading(name, TEXTS.daily.weekdays[weekdayOf(day)]), resultLine, streak];
}

/**
 * Returns the card (a page with two buttons) that is shown over today's level after the player has cleared the level.
 */
function dailyCard(streak: number | undefined, shared: readonly string[] | undefined, routes: Routes): LevelCard {
  return {
    about: "level",
    ...(streak === undefined ? {} : { streak }),
    shared,
    aText: TEXTS.buttons.play,
    bText: TEXTS.buttons.title,
    onA: routes.endless,
    onB: routes.title,
  };
}

/**
 * Returns the daily level that the player won last, as a cleared level with its moves and its card. Returns undefined
 * if that level is neither today's nor yesterday's.
 */
export function reopenLastWin(
  puzzle: AnyPuzzle,
  save: Save,
  day: number,
  routes: Routes,
  playToday: () => void,
): { readonly attempt: Attempt; readonly card: Card } | undefined {
  const { daily } = puzzleSave(save, puzzle.id);
  const { lastDay, lastWonMap, lastWinningMoves } = daily;
  const level = puzzle.parseMap(lastWonMap);
  if ((lastDay !== day && lastDay !== day - 1) || isFault(level)) return undefined;
  const timeline = restoreTimeline(puzzle.rules(level), lastWinningMoves, lastWinningMoves.length);
  const attempt = startAttempt(puzzle, { level, timeline, analysedGraph: undefined }, "playing", save.stats);
  if (lastDay !== day) return { attempt, card: yesterdayCard(daily, routes, playToday) };
  const shared = sharedDayLines(puzzle, daily, day, TEXTS.moves(lastWinningMoves.length));
  return { attempt, card: dailyCard(shownStreak(daily.streak), shared, routes) };
}

function yesterdayCard(daily: Daily, routes: Routes, playToday: () => void): LevelCard {
  const streak = shownStreak(daily.streak);
  return {
    about: "level",
    ...(streak === undefined ? {} : { streak }),
    aText: TEXTS.buttons.today,
    bText: TEXTS.buttons.title,
    onA: playToday,
    onB: routes.title,
  };
}
