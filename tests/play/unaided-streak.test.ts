/** Tests that a player cannot cheat to keep or raise the number of levels cleared in a row without help. */
import { describe, expect, test } from "vitest";
import type { Store } from "../../simulator/host";
import { ideaNamesOf } from "../../src/game/play/idea-name";
import { openPuzzleSave, type Save } from "../../src/game/save/save";
import {
  askForCopy,
  leave,
  levelNow,
  openLevelOf,
  openPace,
  openRow,
  rewind,
  skipLessons,
  solutionOf,
  waitForLevel,
  waitUntil,
  win,
  winAndGoOn,
  winAndSee,
} from "./bot";
import {
  askForMove,
  chooseMenuItem,
  frame,
  frames,
  gameBehind,
  makeMove,
  press,
  saveAfterExit,
  settle,
  startPlayer,
  type Player,
} from "./player";
import { drawnTextsOf, PRINT_DRAWN_TEXTS } from "./drawn-texts";
import { FIRST_PUZZLE_ID, PUZZLE_ROWS, puzzleOf } from "./puzzles";
import { resumePointOf, saveIn, storeWith } from "./saves";

const FRAMES_OF_HOLD = 30;
const FRAMES_TO_SAVE = 30;
/** A number of frames after a win within which the number of wins in a row without help appears beside the board. */
const FRAMES_OF_STREAK = 60;
/**
 * A number of frames after a win within which the name of the level's solving idea (a technique that a solution needs)
 * and the number of wins in a row without help have appeared. The next level has not appeared by then.
 */
const FRAMES_OF_RESULT = 120;
/**
 * How many levels in a row the player has won without help when a test begins. The screen shows only a few such
 * numbers, such as 5 and 10, and not this one.
 */
const BEFORE = 6;

function storeWithStreak(): Store {
  return storeWith((_, saved) => {
    saved.medals = "1".repeat(5);
    saved.unaidedStreak = BEFORE;
  });
}

function openSixth(store = storeWithStreak(), daysLater = 0): Player {
  const player = startPlayer(store, { daysLater });
  openRow(player, "Campaign");
  enter(player);
  return player;
}

function enter(player: Player): void {
  press(player, "a");
  waitForLevel(player);
  settle(player);
}

const streakIn = (save: Save | undefined): number =>
  save === undefined ? NaN : openPuzzleSave(save, FIRST_PUZZLE_ID).unaidedStreak;

const streakAfterExit = (player: Player): number => streakIn(saveAfterExit(player));

function makeFirstMove(player: Player): void {
  const level = levelNow(player);
  if (level === undefined) throw new Error("no level is on the screen");
  makeMove(player, solutionOf(level)[0]);
}

function askWhere(player: Player): void {
  for (let grade = 1; grade <= 2; grade++) press(player, "a");
  settle(player);
}

describe("the number of levels cleared in a row without help", () => {
  test("a new player has no streak, and each first win of a level adds one", () => {
    const player = openLevelAtStart();
    winAndGoOn(player);
    winAndGoOn(player);
    expect(streakAfterExit(player)).toBe(2);
  });

  test("a campaign level that is won for the first time counts, and winning it again does not", () => {
    const player = openSixth();
    winAndSee(player);
    expect(streakIn(saveIn(player.store))).toBe(BEFORE + 1);
    press(player, "b");
    settle(player);
    enter(player);
    winAndSee(player);
    expect(streakAfterExit(player)).toBe(BEFORE + 1);
  });

  test("rewinding is play and costs nothing", () => {
    const player = openSixth();
    makeFirstMove(player);
    rewind(player);
    winAndSee(player);
    expect(streakAfterExit(player)).toBe(BEFORE + 1);
  });

  test("the first grade of a hint, which is only a sentence, costs nothing", () => {
    const player = openSixth();
    press(player, "a");
    settle(player);
    press(player, "b");
    settle(player);
    winAndSee(player);
    expect(streakAfterExit(player)).toBe(BEFORE + 1);
  });

  test("leaving a level without help and coming back costs nothing", () => {
    const player = openSixth();
    leave(player);
    expect(streakAfterExit(player)).toBe(BEFORE);
    const back = openSixth(player.store);
    winAndSee(back);
    expect(streakAfterExit(back)).toBe(BEFORE + 1);
  });

  test("help in a level that was won before costs nothing", () => {
    const player = openSixth();
    winAndSee(player);
    press(player, "b");
    settle(player);
    enter(player);
    askForMove(player);
    settle(player);
    winAndSee(player);
    expect(streakAfterExit(player)).toBe(BEFORE + 1);
  });
});

describe("a trick does not save the streak", () => {
  test("a hint ends the streak at once, and the level does not count even if the player leaves and comes back", () => {
    const player = openSixth();
    askWhere(player);
    frames(player, FRAMES_TO_SAVE);
    expect(streakIn(saveIn(player.store))).toBe(0);
    const back = openSixth(player.store);
    winAndSee(back);
    expect(streakAfterExit(back)).toBe(0);
  });

  test("restarting the console right after a hint does not bring the streak back", () => {
    const player = openSixth();
    askWhere(player);
    frames(player, FRAMES_TO_SAVE);
    expect(streakIn(saveIn(startPlayer(player.store).store))).toBe(0);
  });

  test("playing another level after a hint does not bring the streak back", () => {
    const player = openSixth();
    askWhere(player);
    leave(player);
    press(player, "left");
    settle(player);
    enter(player);
    winAndSee(player);
    expect(streakAfterExit(player)).toBe(0);
  });

  test("watching the solution ends the streak, and the level does not count", () => {
    const player = openSixth();
    for (let held = 0; held < FRAMES_OF_HOLD; held++) frame(player, ["a"]);
    waitUntil(player, () => levelNow(player)?.outcome === "won");
    settle(player);
    expect(streakAfterExit(player)).toBe(0);
  });

  test("a copy in the editor, which shows how the level is won, makes its win end the streak", () => {
    const store = storeWithStreak();
    const player = startPlayer(store);
    openRow(player, "Campaign");
    askForCopy(player);
    press(player, "a");
    settle(player);
    const back = openSixth(player.store);
    winAndSee(back);
    expect(streakAfterExit(back)).toBe(0);
  });

  test("a restart from the system menu ends the streak, also if the level is left before it is won", () => {
    const player = openSixth();
    makeFirstMove(player);
    chooseMenuItem(player, "restart level");
    settle(player);
    frames(player, FRAMES_TO_SAVE);
    expect(streakIn(saveIn(player.store))).toBe(0);
    const back = openSixth(player.store);
    winAndSee(back);
    expect(streakAfterExit(back)).toBe(0);
  });

  test("a restart of an untouched level costs nothing, because there is nothing to restart", () => {
    const player = openSixth();
    chooseMenuItem(player, "restart level");
    settle(player);
    winAndSee(player);
    expect(streakAfterExit(player)).toBe(BEFORE + 1);
  });

  test("setting the clock on by two days after a hint does not bring the streak back", () => {
    const player = openSixth();
    askWhere(player);
    frames(player, FRAMES_TO_SAVE);
    const later = openSixth(player.store, 3);
    winAndSee(later);
    expect(streakAfterExit(later)).toBeLessThanOrEqual(1);
  });
});

test.each(PUZZLE_ROWS)(
  "an endless level of %s that completes ten wins in a row without help says so once beside the board",
  (puzzleId) => {
    const store = storeWith((_, saved) => void (saved.unaidedStreak = 9), puzzleId);
    const player = startPlayer(store, { files: gameBehind(PRINT_DRAWN_TEXTS) });
    openLevelOf(player, "Play");
    win(player);
    const counts = Array.from({ length: FRAMES_OF_STREAK }, () => {
      frame(player);
      // Counts how often the words "in a row" occur in the drawn texts. The texts are joined first, because the game
      // may have broken the sentence into several lines.
      return drawnTextsOf(player).join(" ").split("in a row").length - 1;
    });
    expect(Math.max(...counts)).toBe(1);
  },
);

test.each(PUZZLE_ROWS)(
  "a hard level of %s that completes ten wins in a row without help names its solving idea before it says so",
  (puzzleId) => {
    const store = storeWith((_, saved) => void (saved.unaidedStreak = 9), puzzleId);
    const player = startPlayer(store, { files: gameBehind(PRINT_DRAWN_TEXTS) });
    openPace(player, "hard");
    press(player, "a");
    skipLessons(player);
    drawnTextsOf(player);
    win(player);
    frames(player, FRAMES_OF_RESULT);
    const [leadingIdea] = resumePointOf(player.store, "hard")?.recentLeadingIdeas ?? [];
    const texts = drawnTextsOf(player).join(" ");
    const nameStart = texts.indexOf(ideaNamesOf(puzzleOf(puzzleId), leadingIdea)[0]);
    expect(nameStart).toBeGreaterThanOrEqual(0);
    expect(texts.indexOf("10 in a row")).toBeGreaterThan(nameStart);
  },
);

function openLevelAtStart(): Player {
  const player = startPlayer(storeWith((_, saved) => void (saved.unaidedStreak = 0)));
  openLevelOf(player, "Play");
  return player;
}
