import { isFault } from "../../kernel/fault";
import type { SealedPuzzle } from "../../puzzles/sealed";
import type { Card, LevelCard } from "../play/card";
import type { HudText } from "../play/words";
import type { Mode } from "../play/mode";
import { beginRound, type Round } from "../play/round";
import { resumeSession } from "../play/session";
import { movesText, worthTexts } from "../play/worth";
import type { Routes } from "../routes";
import type { LeftLevel } from "../save/left-level";
import { puzzleSave, type Daily, type Save } from "../save/save";
import { isLastWon, recordDay, seedOfDay, streakOn, weekdayOf, weekOf, type DayMark } from "./daily";
import { bareLevel, composeNext, startRun } from "./run";
import { shortCount } from "../widgets/short-count";

/** The level of day number `day`: the same for everyone; new, or as it was `left`. */
export function dailyMode(
  puzzle: SealedPuzzle,
  save: Save,
  day: number,
  left: LeftLevel | undefined,
  routes: Routes,
): Mode {
  const { daily } = puzzleSave(save, puzzle.id);
  const { plan } = puzzle;
  const seed = seedOfDay(day);
  let isToday = left !== undefined;
  let isWatched = left?.watched === true;
  let worth = "";
  return {
    name: "daily",
    hasHints: true,
    teaches: false,
    supply: () => composeNext(puzzle, startRun(seed), plan.daily(weekdayOf(day)), puzzle.whereabouts?.start),
    bare: () => bareLevel(puzzle, plan.daily(weekdayOf(day))),
    next: () => "nothing",
    hud: () => dayHud(daily, day, isToday || isLastWon(daily, day)),
    onArrival: () => {
      isToday = true;
    },
    onWon: ({ play, wasWatched }) => {
      isWatched = wasWatched;
      [worth] = worthTexts(play);
      if (wasWatched) return;
      const record = recordDay(daily, day);
      if (record === daily) return;
      const { lastDay, streak, bestStreak, days } = record;
      daily.lastDay = lastDay;
      daily.streak = streak;
      daily.bestStreak = bestStreak;
      daily.days = days;
      daily.lastMap = puzzle.write(play.level);
      daily.lastMoves = play.session.steps.map((step) => step.direction);
    },
    onLost: () => undefined,
    card: (isCleared) => {
      if (!isCleared) return undefined;
      if (isWatched) return dailyCard(undefined, undefined, routes);
      return dailyCard(inARow(streakOn(daily, day)), sharedDay(puzzle, daily, day, worth), routes);
    },
    standing: () =>
      isToday && !isLastWon(daily, day) ? { seed, levelNumber: 1, recent: [], tally: { mode: "daily" } } : undefined,
    // A level that has not come is the one that was won last, to be watched again.
    row: () => ({ seed: isToday ? seed : seedOfDay(daily.lastDay) }),
    back: routes.title,
  };
}

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Of a weekday where there is no room for all of it. */
const WEEKDAY_LETTERS = 3;

const DAY_BEADS: Readonly<Record<DayMark, string>> = { done: "⬤", missed: "◯", today: "◉", "to come": "∙" };

/** The day's name, the days in a row, and where there is room for it the week on a string. */
function dayHud(daily: Daily, day: number, isToday: boolean): HudText {
  const beads = weekOf(daily, day)
    .map((mark) => DAY_BEADS[mark])
    .join("");
  const streak = streakOn(daily, day);
  const days = shortCount(streak);
  const weekday = isToday ? WEEKDAYS[weekdayOf(day)] : "Yesterday";
  return {
    main: weekday,
    brief: isToday ? weekday.substring(0, WEEKDAY_LETTERS) : weekday,
    side: streak === 0 ? "" : `${days} in a row`,
    long: streak === 0 ? [beads] : [`${beads}  ${days} in a row`, `${beads}  ${days}`, beads],
  };
}

/** A day is no row. */
function inARow(streak: number): number | undefined {
  return streak > 1 ? streak : undefined;
}

/** What others may be told of a day: nothing that helps them. */
function sharedDay({ name }: SealedPuzzle, daily: Daily, day: number, worth: string): readonly string[] {
  const streak = `Streak ${shortCount(streakOn(daily, day))}, best ${shortCount(daily.bestStreak)}`;
  return [`Glissade: ${name}, ${WEEKDAYS[weekdayOf(day)]}`, worth, streak];
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
export function lastDayWon(
  puzzle: SealedPuzzle,
  save: Save,
  day: number,
  routes: Routes,
  playToday: () => void,
): { readonly round: Round; readonly card: Card } | undefined {
  const { daily } = puzzleSave(save, puzzle.id);
  const { lastDay, lastMap, lastMoves } = daily;
  const level = puzzle.read(lastMap);
  if ((lastDay !== day && lastDay !== day - 1) || isFault(level)) return undefined;
  const session = resumeSession(puzzle.rules(level), lastMoves, lastMoves.length);
  const round = beginRound(puzzle, level, session, undefined, "playing", save.stats);
  if (lastDay !== day) return { round, card: yesterdayCard(daily, routes, playToday) };
  const shared = sharedDay(puzzle, daily, day, movesText(lastMoves.length));
  return { round, card: dailyCard(inARow(daily.streak), shared, routes) };
}

function yesterdayCard(daily: Daily, routes: Routes, playToday: () => void): LevelCard {
  const streak = inARow(daily.streak);
  return {
    about: "level",
    ...(streak === undefined ? {} : { streak }),
    aText: "today",
    bText: "title",
    onA: playToday,
    onB: routes.title,
  };
}
