import { isFault } from "../../kernel/fault";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Card, LevelCard } from "../play/card";
import type { HudText } from "../play/hud-text";
import type { Mode } from "../play/mode";
import { startAttempt, type Attempt } from "../play/attempt";
import { restoreTimeline } from "../play/timeline";
import { movesText, resultLines } from "../play/result-line";
import type { Routes } from "../routes";
import type { ResumePoint } from "../save/resume-point";
import { puzzleSave, type Daily, type Save } from "../save/save";
import { isLastWon, recordDay, seedOfDay, streakOn, weekdayOf, weekOf, type DayMark } from "./daily";
import { emptyLevel, composeNext, createRun } from "./run";
import { shortCount } from "../widgets/short-count";

/** The level of day number `day`: the same for everyone; new, or as it was `left`. */
export function dailyMode(
  puzzle: AnyPuzzle,
  save: Save,
  day: number,
  resumePoint: ResumePoint | undefined,
  routes: Routes,
): Mode {
  const { daily } = puzzleSave(save, puzzle.id);
  const { plan } = puzzle;
  const seed = seedOfDay(day);
  let isToday = resumePoint !== undefined;
  let isWatched = resumePoint?.watched === true;
  let resultLine = "";
  return {
    name: "daily",
    hasHints: true,
    teaches: false,
    createLevel: () =>
      composeNext(puzzle, createRun(seed), plan.daily(weekdayOf(day)), puzzle.playerPosition?.startPosition),
    placeholderLevel: () => emptyLevel(puzzle, plan.daily(weekdayOf(day))),
    nextStart: () => "nothing",
    hud: () => dailyHudText(daily, day, isToday || isLastWon(daily, day)),
    onArrival: () => {
      isToday = true;
    },
    onWon: ({ played, wasWatched }) => {
      isWatched = wasWatched;
      [resultLine] = resultLines(played);
      if (wasWatched) return;
      const record = recordDay(daily, day);
      if (record === daily) return;
      const { lastDay, streak, bestStreak, days } = record;
      daily.lastDay = lastDay;
      daily.streak = streak;
      daily.bestStreak = bestStreak;
      daily.days = days;
      daily.lastMap = puzzle.formatMap(played.level);
      daily.lastMoves = played.timeline.steps.map((step) => step.direction);
    },
    onLost: () => undefined,
    card: (isCleared) => {
      if (!isCleared) return undefined;
      if (isWatched) return dailyCard(undefined, undefined, routes);
      return dailyCard(shownStreak(streakOn(daily, day)), sharedDayLines(puzzle, daily, day, resultLine), routes);
    },
    progress: () =>
      isToday && !isLastWon(daily, day) ? { seed, levelNumber: 1, recent: [], tally: { mode: "daily" } } : undefined,
    // A level that has not come is the one that was won last, to be watched again.
    origin: () => ({ seed: isToday ? seed : seedOfDay(daily.lastDay) }),
    back: routes.title,
  };
}

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Of a weekday where there is no room for all of it. */
const WEEKDAY_LETTERS = 3;

const DAY_SYMBOLS: Readonly<Record<DayMark, string>> = { done: "⬤", missed: "◯", today: "◉", "to come": "∙" };

/** The day's name, the days in a row, and where there is room for it the week on a string. */
function dailyHudText(daily: Daily, day: number, isToday: boolean): HudText {
  const weekSymbols = weekOf(daily, day)
    .map((mark) => DAY_SYMBOLS[mark])
    .join("");
  const streak = streakOn(daily, day);
  const days = shortCount(streak);
  const weekday = isToday ? WEEKDAYS[weekdayOf(day)] : "Yesterday";
  return {
    main: weekday,
    brief: isToday ? weekday.substring(0, WEEKDAY_LETTERS) : weekday,
    side: streak === 0 ? "" : `${days} in a row`,
    long: streak === 0 ? [weekSymbols] : [`${weekSymbols}  ${days} in a row`, `${weekSymbols}  ${days}`, weekSymbols],
  };
}

/** A day is no row. */
function shownStreak(streak: number): number | undefined {
  return streak > 1 ? streak : undefined;
}

/** What others may be told of a day: nothing that helps them. */
function sharedDayLines({ name }: AnyPuzzle, daily: Daily, day: number, resultLine: string): readonly string[] {
  const streak = `Streak ${shortCount(streakOn(daily, day))}, best ${shortCount(daily.bestStreak)}`;
  return [`Glissade: ${name}, ${WEEKDAYS[weekdayOf(day)]}`, resultLine, streak];
}

/** The card over today's level once it is cleared. */
function dailyCard(streak: number | undefined, shared: readonly string[] | undefined, routes: Routes): LevelCard {
  return {
    about: "level",
    ...(streak === undefined ? {} : { streak }),
    shared,
    aText: "play",
    bText: "title",
    onA: routes.endless,
    onB: routes.title,
  };
}

/** What was won on the last day, if that is today or yesterday: its round, and the card over it. */
export function reopenLastWin(
  puzzle: AnyPuzzle,
  save: Save,
  day: number,
  routes: Routes,
  playToday: () => void,
): { readonly attempt: Attempt; readonly card: Card } | undefined {
  const { daily } = puzzleSave(save, puzzle.id);
  const { lastDay, lastMap, lastMoves } = daily;
  const level = puzzle.parseMap(lastMap);
  if ((lastDay !== day && lastDay !== day - 1) || isFault(level)) return undefined;
  const timeline = restoreTimeline(puzzle.rules(level), lastMoves, lastMoves.length);
  const attempt = startAttempt(puzzle, level, timeline, undefined, "playing", save.stats);
  if (lastDay !== day) return { attempt, card: yesterdayCard(daily, routes, playToday) };
  const shared = sharedDayLines(puzzle, daily, day, movesText(lastMoves.length));
  return { attempt, card: dailyCard(shownStreak(daily.streak), shared, routes) };
}

function yesterdayCard(daily: Daily, routes: Routes, playToday: () => void): LevelCard {
  const streak = shownStreak(daily.streak);
  return {
    about: "level",
    ...(streak === undefined ? {} : { streak }),
    aText: "today",
    bText: "title",
    onA: playToday,
    onB: routes.title,
  };
}
