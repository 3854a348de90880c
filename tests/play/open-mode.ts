/**
 * Starts the game and opens a level of any mode, such as a daily level or a challenge. Tests that run in every mode use
 * this file.
 */
import { formatCodeFault } from "../../src/game/codes/code-fault";
import type { Store } from "../../simulator/host";
import { readChallengeCode, writeChallengeCode } from "../../src/game/codes/challenge-code";
import { CHALLENGE_LEVELS, challengeRungOf } from "../../src/game/modes/challenge-mode";
import { advanceRun, createRun } from "../../src/game/modes/run";
import { composeOnLadder } from "../../src/game/modes/ladder";
import type { Pace } from "../../src/puzzles/pace";
import { remixOf } from "../../src/game/modes/remix-week";
import { dayNumber, firstDayOfWeek, weekNumber } from "../../src/game/save/days";
import type { ModeName } from "../../src/game/save/tally";
import type { Twist } from "../../src/puzzles/twist";
import { isFault } from "../../src/kernel/fault";
import { runToEnd } from "../../src/kernel/task";
import { loadAllPuzzles, PUZZLES } from "../../src/puzzles/index";
import { openCampaign, openLevelOf, openPace, openRow, skipLessons, waitForLevel, type TitleRow } from "./bot";
import { press, settle, startPlayer, type Player } from "./player";
import { saveIn, titlePuzzleIdIn } from "./saves";
import { FIRST_PUZZLE_ID, puzzleIndexOf, puzzleOf } from "./puzzles";

const FIRST_DAY = dayNumber({ year: 2025, month: 12, day: 31 });
const FIRST_WEEK = weekNumber(FIRST_DAY);

/** Returns the code of a challenge. The levels of the challenge are small unless `size` says otherwise. */
export function codeOf(puzzleId: string, size = 2): string {
  return writeChallengeCode({ seed: 4711, puzzleIndex: puzzleIndexOf(puzzleId), size });
}

/** Generates the ten levels of a challenge directly, without playing the game, and returns their maps. */
export function challengeMaps(puzzleId: string, code: string): readonly (readonly string[])[] {
  const puzzle = puzzleOf(puzzleId);
  const challenge = readChallengeCode(code, loadAllPuzzles().length);
  if (isFault(challenge)) throw new Error(formatCodeFault(challenge.fault));
  const run = createRun(challenge.seed);
  return Array.from({ length: CHALLENGE_LEVELS }, (_, index) => {
    const target = puzzle.plan.challenge(challengeRungOf(challenge.size, index + 1));
    const { level } = runToEnd(composeOnLadder(puzzle, run, [], target, puzzle.playerPosition?.startPosition));
    advanceRun(puzzle, run, { level });
    return puzzle.formatMap(level).split("\n");
  });
}

/**
 * Starts the game with a challenge code, and waits for a level of the challenge: the first one, or the unfinished one
 * if the player has left this challenge.
 */
export function openChallenge(store: Store, code: string): Player {
  const player = startPlayer(store, { arguments: [`code=${code}`] });
  waitForLevel(player);
  settle(player);
  return player;
}

export function openTitleRow(store: Store, row: TitleRow, daysLater = 0): Player {
  const player = startPlayer(store, { daysLater });
  openLevelOf(player, row);
  return player;
}

export function openRun(store: Store, pace: Pace): Player {
  const player = startPlayer(store);
  openPace(player, pace);
  press(player, "a");
  waitForLevel(player);
  settle(player);
  return player;
}

/**
 * Starts the game in a week in which the puzzle on the title screen has a weekly remix with the given twist, a special
 * rule such as fog. `daysLater` adds days to this date. Opens the next level of the remix, or the lesson before it.
 */
export function openRemix(store: Store, twist: Twist, daysLater = 0): Player {
  const player = openRemixCard(store, twist, daysLater);
  press(player, "a");
  waitForLevel(player);
  settle(player);
  return player;
}

/**
 * Starts the game in a week whose weekly remix has the given twist, a special rule such as fog. Opens the page Today
 * and selects the remix there.
 */
export function openRemixCard(store: Store, twist: Twist, daysLater = 0): Player {
  const save = saveIn(store);
  const puzzleId = save === undefined ? FIRST_PUZZLE_ID : titlePuzzleIdIn(save);
  const player = startPlayer(store, { daysLater: daysToRemix(puzzleId, twist) + daysLater });
  openRow(player, "Today");
  for (let card = 0; card < PUZZLES.length; card++) press(player, "right");
  settle(player);
  return player;
}

/**
 * The number of days after which the weekly remix repeats: each pair of a puzzle and a twist (a special rule) comes
 * once in this time.
 */
export const DAYS_UNTIL_SAME_REMIX = 7 * 3 * PUZZLES.length;

/**
 * Returns the number of days from the first day of the tests to the next week whose weekly remix (three levels with a
 * special rule) is about the given puzzle and twist. The twist is the special rule, such as fog.
 */
export function daysToRemix(puzzleId: string, twist: Twist): number {
  for (let later = 0; later < 3 * PUZZLES.length; later++) {
    const week = FIRST_WEEK + 1 + later;
    const remix = remixOf(week);
    if (remix.puzzleId === puzzleId && remix.twist === twist) return firstDayOfWeek(week) - FIRST_DAY;
  }
  throw new Error(`no week has a remix of ${puzzleId} with ${twist}`);
}

/** For each mode, a function that starts the game and resumes the mode's unfinished level in the save. */
export const OPEN_MODE: Readonly<Record<ModeName, (store: Store) => Player>> = {
  calm: (store) => openRun(store, "calm"),
  rising: (store) => openRun(store, "rising"),
  hard: (store) => openRun(store, "hard"),
  campaign: openCampaign,
  daily: (store) => openTitleRow(store, "Today"),
  rush: (store) => openTitleRow(store, "Rush"),
  remix: (store) => {
    const player = openRemix(store, "fog");
    skipLessons(player);
    return player;
  },
  challenge: (store) => {
    const save = saveIn(store);
    if (save === undefined) throw new Error("the store holds no save, so no challenge can be resumed");
    return openChallenge(store, codeOf(titlePuzzleIdIn(save)));
  },
};
