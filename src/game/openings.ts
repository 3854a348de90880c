import { today } from "../device/calendar";
import type { Puzzle } from "../puzzles/puzzle";
import { campaignMode } from "./campaign-mode";
import { challengeMode, isSameChallenge } from "./challenge-mode";
import type { Challenge } from "./code";
import { dailyMode, lastDayWon } from "./daily-mode";
import { dayNumber, seedOfDay } from "./daily";
import type { Doors } from "./doors";
import { endlessMode } from "./endless-mode";
import { leftIn } from "./left";
import { newSeed } from "./new-seed";
import { createPlayScreen } from "./play-screen";
import { tableAsLeft } from "./resume";
import { rushMode } from "./rush-mode";
import type { Save } from "./save";
import type { Screen } from "./screen";

/** Each mode's play screen: at the level that was left in the middle, if there is one, else at a new one. */

export function playEndless<Level, State, Wish>(puzzle: Puzzle<Level, State, Wish>, save: Save, doors: Doors): Screen {
  const left = leftIn(save.left, puzzle.id, "endless");
  const table = tableAsLeft(puzzle, save, left);
  const mode = endlessMode(puzzle, save, left, table === undefined, newSeed(), doors.title);
  return createPlayScreen(puzzle, save, mode, table, undefined);
}

/** Level `number` of the campaign, from 0. */
export function playCampaign<Level, State, Wish>(
  puzzle: Puzzle<Level, State, Wish>,
  save: Save,
  number: number,
  doors: Doors,
): Screen {
  const last = leftIn(save.left, puzzle.id, "campaign");
  const left = last?.levelNumber === number + 1 ? last : undefined;
  const table = tableAsLeft(puzzle, save, left);
  return createPlayScreen(puzzle, save, campaignMode(puzzle, save, number, left, doors), table, undefined);
}

/** Today's level; before it, once, what was won yesterday, and after it what was won today. */
export function openDaily<Level, State, Wish>(
  puzzle: Puzzle<Level, State, Wish>,
  save: Save,
  doors: Doors,
  go: (open: () => Screen) => void,
): void {
  const day = dayNumber(today());
  const last = leftIn(save.left, puzzle.id, "daily");
  const left = last?.seed === seedOfDay(day) ? last : undefined;
  const table = tableAsLeft(puzzle, save, left);
  const mode = dailyMode(puzzle, save, day, table === undefined ? undefined : left, doors);
  const playToday = (): void => {
    go(() => createPlayScreen(puzzle, save, mode, table, undefined));
  };
  const won = table === undefined ? lastDayWon(puzzle, save, day, doors, playToday) : undefined;
  if (won === undefined) playToday();
  else go(() => createPlayScreen(puzzle, save, mode, won.table, won.card));
}

export function playRush<Level, State, Wish>(puzzle: Puzzle<Level, State, Wish>, save: Save, doors: Doors): Screen {
  const left = leftIn(save.left, puzzle.id, "rush");
  const table = tableAsLeft(puzzle, save, left);
  const mode = rushMode(puzzle, save, left, table === undefined, newSeed(), doors);
  return createPlayScreen(puzzle, save, mode, table, undefined);
}

export function playChallenge<Level, State, Wish>(
  puzzle: Puzzle<Level, State, Wish>,
  save: Save,
  challenge: Challenge,
  doors: Doors,
): Screen {
  const last = leftIn(save.left, puzzle.id, "challenge");
  const left = last !== undefined && isSameChallenge(last, challenge) ? last : undefined;
  const table = tableAsLeft(puzzle, save, left);
  const mode = challengeMode(puzzle, challenge, left, table === undefined, doors);
  return createPlayScreen(puzzle, save, mode, table, undefined);
}
