import { isFault } from "../kernel/fault";
import type { Puzzle } from "../puzzles/puzzle";
import { REPLAY_LINES, type Card } from "./card";
import { recordDay, seedOfDay, sizeOfDay, streakOn } from "./daily";
import type { Doors } from "./doors";
import { composeStage, startRun } from "./endless";
import type { Mode } from "./mode";
import type { Daily, Save } from "./save";
import { resumeSession } from "./session";
import { layTable, type Table } from "./table";

/** The level of day number `day`: the same for everyone. */
export function dailyMode<Level, State>(
  puzzle: Puzzle<Level, State>,
  save: Save,
  day: number,
  doors: Doors,
): Mode<Level, State> {
  const run = startRun(seedOfDay(day));
  const { startX, startY } = puzzle.endless;
  const stage = { levels: 1, ...sizeOfDay(day) };
  let isToday = false;
  return {
    supply: () => composeStage(puzzle, run, stage, startX, startY),
    next: () => "nothing",
    hud: () => ({
      main: isToday || save.daily.lastDay === day ? "Today" : "Yesterday",
      side: `Streak ${streakOn(save.daily, day)}`,
    }),
    onArrival: () => {
      isToday = true;
    },
    onWon: ({ play }) => {
      const { daily } = save;
      const { lastDay, streak, bestStreak } = recordDay(daily, day);
      daily.lastDay = lastDay;
      daily.streak = streak;
      daily.bestStreak = bestStreak;
      daily.lastMap = puzzle.write(play.level);
      daily.lastMoves = play.session.steps.map((step) => step.direction);
    },
    onTime: () => false,
    card: (_, isCleared) => (isCleared ? dailyCard(save.daily, doors) : undefined),
    remember: () => undefined,
    // A level that has not come is the one that was won last, to be watched again.
    row: () => ({ mode: "daily", seed: seedOfDay(isToday ? day : save.daily.lastDay) }),
    back: doors.title,
  };
}

/** The card over today's level once it is cleared. */
function dailyCard({ streak, bestStreak }: Daily, doors: Doors): Card {
  return {
    title: "Today is done",
    lines: [`Streak ${streak}, best ${bestStreak}`, ...REPLAY_LINES],
    medals: undefined,
    aText: "play on",
    bText: "title",
    onA: doors.endless,
    onB: doors.title,
  };
}

/** What was won on the last day, if that is today or yesterday: its table, and the card over it. */
export function lastDayWon<Level, State>(
  puzzle: Puzzle<Level, State>,
  save: Save,
  day: number,
  doors: Doors,
  playToday: () => void,
): { readonly table: Table<Level, State>; readonly card: Card } | undefined {
  const { lastDay, lastMap, lastMoves } = save.daily;
  const level = puzzle.read(lastMap);
  if ((lastDay !== day && lastDay !== day - 1) || isFault(level)) return undefined;
  const session = resumeSession(puzzle.rules(level), lastMoves, lastMoves.length);
  const table = layTable(puzzle, level, session, undefined, "playing", save.stats);
  return { table, card: lastDay === day ? dailyCard(save.daily, doors) : yesterdayCard(save.daily, doors, playToday) };
}

function yesterdayCard({ streak, lastMoves }: Daily, doors: Doors, playToday: () => void): Card {
  return {
    title: "Yesterday",
    lines: [`${lastMoves.length} moves, streak ${streak}`, ...REPLAY_LINES],
    medals: undefined,
    aText: "today",
    bText: "title",
    onA: playToday,
    onB: doors.title,
  };
}
