import { isFault } from "../kernel/fault";
import type { Puzzle } from "../puzzles/puzzle";
import { REPLAY_LINES, type Card } from "./card";
import { recordDay, seedOfDay, streakOn, weekdayOf } from "./daily";
import type { Doors } from "./doors";
import { composeNext, startRun } from "./endless";
import type { LeftTable } from "./left";
import type { Mode } from "./mode";
import { puzzleSave, type Daily, type Save } from "./save";
import { resumeSession } from "./session";
import { layTable, type Table } from "./table";

/** The level of day number `day`: the same for everyone; new, or as it was `left`. */
export function dailyMode<Level, State, Wish>(
  puzzle: Puzzle<Level, State, Wish>,
  save: Save,
  day: number,
  left: LeftTable | undefined,
  doors: Doors,
): Mode<Level, State> {
  const { daily } = puzzleSave(save, puzzle.id);
  const { plan } = puzzle;
  const seed = seedOfDay(day);
  let isToday = left !== undefined;
  return {
    name: "daily",
    supply: () => composeNext(puzzle, startRun(seed), plan.daily(weekdayOf(day)), plan.start),
    next: () => "nothing",
    hud: () => ({
      main: isToday || daily.lastDay === day ? "Today" : "Yesterday",
      side: `Streak ${streakOn(daily, day)}`,
    }),
    onArrival: () => {
      isToday = true;
    },
    onWon: ({ play }) => {
      const { lastDay, streak, bestStreak } = recordDay(daily, day);
      daily.lastDay = lastDay;
      daily.streak = streak;
      daily.bestStreak = bestStreak;
      daily.lastMap = puzzle.write(play.level);
      daily.lastMoves = play.session.steps.map((step) => step.direction);
    },
    onTime: () => false,
    card: (_, isCleared) => (isCleared ? dailyCard(daily, doors) : undefined),
    standing: () => (isToday && daily.lastDay !== day ? { seed, levelNumber: 1, recent: [], tally: [] } : undefined),
    // A level that has not come is the one that was won last, to be watched again.
    row: () => ({ seed: isToday ? seed : seedOfDay(daily.lastDay) }),
    back: doors.title,
  };
}

/** The card over today's level once it is cleared. */
function dailyCard({ streak, bestStreak }: Daily, doors: Doors): Card {
  return {
    title: "Today is done",
    lines: [`Streak ${streak}, best ${bestStreak}`, ...REPLAY_LINES],
    medals: [],
    aText: "play on",
    bText: "title",
    onA: doors.endless,
    onB: doors.title,
  };
}

/** What was won on the last day, if that is today or yesterday: its table, and the card over it. */
export function lastDayWon<Level, State, Wish>(
  puzzle: Puzzle<Level, State, Wish>,
  save: Save,
  day: number,
  doors: Doors,
  playToday: () => void,
): { readonly table: Table<Level, State>; readonly card: Card } | undefined {
  const { daily } = puzzleSave(save, puzzle.id);
  const { lastDay, lastMap, lastMoves } = daily;
  const level = puzzle.read(lastMap);
  if ((lastDay !== day && lastDay !== day - 1) || isFault(level)) return undefined;
  const session = resumeSession(puzzle.rules(level), lastMoves, lastMoves.length);
  const table = layTable(puzzle, level, session, undefined, "playing", save.stats);
  return { table, card: lastDay === day ? dailyCard(daily, doors) : yesterdayCard(daily, doors, playToday) };
}

function yesterdayCard({ streak, lastMoves }: Daily, doors: Doors, playToday: () => void): Card {
  return {
    title: "Yesterday",
    lines: [`${lastMoves.length} moves, streak ${streak}`, ...REPLAY_LINES],
    medals: [],
    aText: "today",
    bText: "title",
    onA: playToday,
    onB: doors.title,
  };
}
