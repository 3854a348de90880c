/** Tests that run for every puzzle. Most of them leave out the first puzzle, which other test files cover. */
import type { Save } from "../../src/game/save/save";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { describe, expect, test } from "vitest";
import {
  isEndCardShown,
  loseLevel,
  leave,
  levelNow,
  solutionOf,
  openCampaignAfter,
  openLevelOf,
  openRow,
  rewind,
  showPuzzle,
  waitForLevel,
  win,
  winAndGoOn,
  winAndSee,
} from "./bot";
import { CHALLENGE_LEVELS } from "../../src/game/modes/challenge-mode";
import { STARTER_LEVEL_COUNT } from "../../src/game/save/progress";
import { digitOf, featOf, medalNames, medalsOf } from "../../src/game/save/medals";
import { RUSH_MS } from "../../src/game/modes/rush";
import { openPuzzleSave } from "../../src/game/save/save";
import { goOnAtPace } from "./endless-run";
import { askForMove, frame, frames, saveAfterExit, press, makeMove, settle, startPlayer, type Player } from "./player";
import { isTextOnScreen } from "./screen-text";
import type { AttemptJson } from "./attempt-json";
import { saveCampaign, resumePointOf, saveIn, storeWith } from "./saves";
import { challengeMaps, codeOf, openChallenge, openTitleRow } from "./open-mode";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { FIRST_PUZZLE_ID, OTHER_PUZZLE_ROWS, puzzleOf, PUZZLE_ROWS } from "./puzzles";
import { canBeLost, solveWithDetour, losingMoves } from "./solver";
import { createMemoryStore } from "../../simulator/stores";

const FRAMES_A_SECOND = 30;
const SCREEN_WIDTH = 400;
const RESTART_ENTRY = 0;

function now(player: Player): AttemptJson {
  const level = levelNow(player);
  if (level === undefined) throw new Error("there is no level");
  return level;
}

function rollOn(player: Player, allBut: number): void {
  for (const move of solutionOf(now(player)).slice(0, -allBut)) makeMove(player, move);
}

function boardOf({ console }: Player): Uint8Array {
  return console.pixels.slice(22 * SCREEN_WIDTH);
}

function winStarterLevels(player: Player): void {
  for (let lesson = 1; lesson <= STARTER_LEVEL_COUNT; lesson++) {
    expect(waitForLevel(player)).toMatchObject({ mode: "campaign", level: lesson });
    settle(player);
    winAndSee(player);
    press(player, "a");
  }
}

function crank(player: Player, degrees: number, count: number): void {
  for (let at = 0; at < count; at++) frame(player, [], degrees);
  settle(player);
}

describe("the title screen", () => {
  test.each(PUZZLE_ROWS)("the title screen that is turned to %s opens the levels of that puzzle", (puzzleId) => {
    const player = startPlayer(storeWith((save) => void (openPuzzleSave(save, puzzleId).medals = "111")));
    showPuzzle(player, puzzleId);
    expect(openLevelOf(player, "Play")).toMatchObject({ puzzle: puzzleId, mode: "rising", level: 1 });
  });

  test("the title screen goes round all puzzles in both directions", () => {
    const player = startPlayer(storeWith());
    const turn = (button: "left" | "right") => {
      for (let at = 0; at < loadAllPuzzles().length; at++) press(player, button);
      press(player, "a");
      goOnAtPace(player);
      return waitForLevel(player).puzzle;
    };
    expect(turn("right")).toBe(FIRST_PUZZLE_ID);
    settle(player);
    leave(player);
    frames(player, FRAMES_A_SECOND);
    expect(turn("left")).toBe(FIRST_PUZZLE_ID);
  });

  test.each(OTHER_PUZZLE_ROWS)("the title screen shows %s again after a restart of the game", (puzzleId) => {
    const player = startPlayer(storeWith());
    showPuzzle(player, puzzleId);
    player.console.signal("gameWillTerminate");
    const again = startPlayer(player.store);
    expect(openLevelOf(again, "Play")).toMatchObject({ puzzle: puzzleId });
  });

  test.each(OTHER_PUZZLE_ROWS)(
    "the title screen keeps its cursor on the same row when it is turned to %s",
    (puzzleId) => {
      const player = startPlayer(storeWith());
      for (let row = 0; row < 3; row++) press(player, "down");
      showPuzzle(player, puzzleId);
      press(player, "a");
      settle(player);
      press(player, "a");
      expect(waitForLevel(player)).toMatchObject({ puzzle: puzzleId, mode: "rush" });
    },
  );
});

describe.each(OTHER_PUZZLE_ROWS)("an endless level of %s", (puzzleId) => {
  const open = (): Player => openTitleRow(storeWith(undefined, puzzleId), "Play");

  test("the crank turns a level back to its start and on to its last move", () => {
    const player = open();
    const start = player.console.pixels.slice();
    rollOn(player, 2);
    const [there, pixels] = [now(player), player.console.pixels.slice()];
    crank(player, -20, 100);
    expect(now(player)).toMatchObject({ moves: there.moves, moveCount: 0 });
    expect(player.console.pixels).toEqual(start);
    crank(player, 20, 100);
    expect(now(player)).toEqual(there);
    expect(player.console.pixels).toEqual(pixels);
  });

  test("Ⓑ takes back the moves of a level one after the other", () => {
    const player = open();
    const start = player.console.pixels.slice();
    rollOn(player, 2);
    for (let { moveCount } = now(player); moveCount > 0; moveCount--) {
      expect(now(player).moveCount).toBe(moveCount);
      press(player, "b");
      settle(player);
    }
    expect(player.console.pixels).toEqual(start);
  });

  test("a level can be won by hints alone, each of which shows an arrow", () => {
    const player = open();
    const before = now(player);
    for (const move of solutionOf(before).slice(0, -1)) {
      const plain = boardOf(player);
      askForMove(player);
      expect(boardOf(player)).not.toEqual(plain);
      makeMove(player, move);
    }
    askForMove(player);
    expect(resumePointOf(player.store, "rising")).toMatchObject({ countedHints: solutionOf(before).length });
  });

  test("the game plays a whole solution by itself after Ⓐ was held, which does not count", () => {
    const player = open();
    const before = now(player);
    for (let at = 0; at < FRAMES_A_SECOND; at++) frame(player, ["a"]);
    const next = waitForLevel(player, before);
    expect(next).toMatchObject({ level: 2, moves: "" });
    expect(saveIn(player.store)?.stats).toMatchObject({ levelsCleared: 0, movesMade: 0 });
  });

  test("a level has a lamp that the settings switch off, or scenery that this setting does not change", () => {
    const player = open();
    const withoutLamp = (save: Save): void => void (save.settings.isLampShown = false);
    const other = openTitleRow(storeWith(withoutLamp, puzzleId), "Play");
    const hasPlace = puzzleOf(puzzleId).painter.scene !== undefined;
    expect(Buffer.from(other.console.pixels).equals(Buffer.from(player.console.pixels))).toBe(hasPlace);
    expect(boardOf(other)).toEqual(boardOf(player));
  });

  test("a restart from the menu puts a level back to its start, and its moves can be made again", () => {
    const player = open();
    const start = player.console.pixels.slice();
    rollOn(player, 2);
    const there = now(player);
    player.console.chooseMenuItem(RESTART_ENTRY);
    settle(player);
    expect(now(player)).toMatchObject({ moveCount: 0, moves: there.moves });
    expect(player.console.pixels).toEqual(start);
    crank(player, 20, 100);
    expect(now(player)).toEqual(there);
  });

  test("an unfinished level is kept while the player plays another puzzle", () => {
    const player = open();
    rollOn(player, 1);
    const there = now(player);
    rewind(player);
    leave(player);
    frames(player, FRAMES_A_SECOND);
    showPuzzle(player, FIRST_PUZZLE_ID);
    openRow(player, "Play");
    winStarterLevels(player);
    goOnAtPace(player);
    expect(waitForLevel(player)).toMatchObject({ puzzle: FIRST_PUZZLE_ID, mode: "rising" });
    player.console.signal("gameWillTerminate");
    const again = startPlayer(player.store);
    showPuzzle(again, puzzleId);
    expect(openLevelOf(again, "Play")).toMatchObject({
      puzzle: puzzleId,
      map: there.map,
      moves: there.moves,
      moveCount: 0,
    });
  });

  test("a level can be looked back at once it is cleared, and shows its moves as arrows", () => {
    const player = open();
    win(player);
    const won = now(player);
    press(player, "b");
    settle(player);
    expect(isEndCardShown(player)).toBe(true);
    const card = player.console.pixels.slice();
    press(player, "up");
    settle(player);
    expect(player.console.pixels).not.toEqual(card);
    press(player, "a");
    expect(waitForLevel(player, won)).toMatchObject({ level: 2 });
  });
});

describe.each(OTHER_PUZZLE_ROWS)("the daily level of %s", (puzzleId) => {
  const dailyOf = (player: Player) => openPuzzleSave(saveAfterExit(player), puzzleId).daily;

  test("the daily level is the same on two consoles on one day, and another one the next day", () => {
    const [one, other, next] = [3, 3, 4].map((day) => now(openTitleRow(storeWith(undefined, puzzleId), "Today", day)));
    expect(one).toMatchObject({ puzzle: puzzleId, mode: "daily", moves: "" });
    expect(other).toEqual(one);
    expect(next.map).not.toEqual(one.map);
    expect(next.seed).not.toBe(one.seed);
  });

  test("the daily streak of a puzzle counts the days of that puzzle only", () => {
    const store = storeWith(undefined, puzzleId);
    let player = openTitleRow(store, "Today", 3);
    winAndSee(player);
    expect(isEndCardShown(player)).toBe(true);
    expect(dailyOf(player)).toMatchObject({ streak: 1 });
    player = openTitleRow(store, "Today", 4);
    expect(now(player)).toMatchObject({ mode: "daily", outcome: "playing" });
    winAndSee(player);
    expect(dailyOf(player)).toMatchObject({ streak: 2 });
    expect(openPuzzleSave(saveAfterExit(player), FIRST_PUZZLE_ID).daily.streak).toBe(0);
  });
});

describe.each(OTHER_PUZZLE_ROWS)("a rush of %s", (puzzleId) => {
  test("a rush counts the cleared levels, and ends when its time is up", () => {
    const player = openTitleRow(storeWith(undefined, puzzleId), "Rush");
    expect(now(player)).toMatchObject({ puzzle: puzzleId, mode: "rush", level: 1 });
    winAndGoOn(player);
    expect(winAndGoOn(player)).toMatchObject({ level: 3 });
    frames(player, (RUSH_MS * FRAMES_A_SECOND) / 1000);
    expect(isEndCardShown(player)).toBe(true);
    expect(openPuzzleSave(saveAfterExit(player), puzzleId).rushBest).toBe(2);
    expect(openPuzzleSave(saveAfterExit(player), FIRST_PUZZLE_ID).rushBest).toBe(0);
  });
});

describe.each(OTHER_PUZZLE_ROWS)("a challenge of %s", (puzzleId) => {
  const code = codeOf(puzzleId, 3);

  test("a challenge is the ten levels that its code stands for, and ends with a card", () => {
    const player = openChallenge(storeWith(), code);
    const maps = [now(player).map];
    for (let level = 2; level <= CHALLENGE_LEVELS; level++) maps.push(winAndGoOn(player).map);
    winAndSee(player);
    expect(isTextOnScreen(player, "share")).toBe(true);
    expect(maps).toEqual(challengeMaps(puzzleId, code));
    expect(new Set(maps.map((map) => map.join())).size).toBe(CHALLENGE_LEVELS);
  });

  test("a challenge code opens its puzzle although the title shows another one, and then changes the title", () => {
    const player = openChallenge(storeWith(undefined, FIRST_PUZZLE_ID), code);
    expect(now(player)).toMatchObject({ puzzle: puzzleId, mode: "challenge", level: 1 });
    expect(player.printed).toContain(`link: challenge=${code}`);
    winAndGoOn(player);
    const again = startPlayer(player.store);
    openLevelOf(again, "Play");
    expect(now(again).puzzle).toBe(puzzleId);
  });

  test("a challenge code can be dialled while the title shows another puzzle", () => {
    const player = startPlayer(storeWith(undefined, FIRST_PUZZLE_ID));
    openRow(player, "Challenge");
    press(player, "a");
    for (const letter of code) {
      for (let turns = "ABCDEFGHJKLMNPQRSTUVWXYZ2345679".indexOf(letter); turns > 0; turns--) press(player, "down");
      press(player, "a");
    }
    expect(waitForLevel(player)).toMatchObject({ puzzle: puzzleId, mode: "challenge", level: 1 });
  });
});

describe.each(OTHER_PUZZLE_ROWS)("the campaign of %s", (puzzleId) => {
  const { campaign } = puzzleOf(puzzleId);
  const feat = featOf(puzzleOf(puzzleId), campaign.level(5));
  const medalsBy = (player: Player, number: number) =>
    medalsOf(digitOf(openPuzzleSave(saveAfterExit(player), puzzleId).medals, number));

  test("the campaign begins with its starter levels even for players of other puzzles, and then opens the endless run", () => {
    const player = startPlayer(storeWith());
    showPuzzle(player, puzzleId);
    openRow(player, "Play");
    expect(waitForLevel(player)).toMatchObject({ puzzle: puzzleId });
    winStarterLevels(player);
    goOnAtPace(player);
    expect(waitForLevel(player)).toMatchObject({ puzzle: puzzleId, mode: "rising", level: 1 });
  });

  test("the campaign awards every medal for a shortest solution, and saves the medals", () => {
    const player = openCampaignAfter(5, puzzleId);
    winAndSee(player);
    expect(medalNames(medalsBy(player, 5), feat)).toEqual(["cleared", "par", feat.name]);
    expect(medalsBy(player, 5).clean).toBe(true);
    press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ mode: "campaign", level: 7 });
  });

  test("a campaign level that is won after a hint is only cleared", () => {
    const hinted = openCampaignAfter(5, puzzleId);
    askForMove(hinted);
    winAndSee(hinted);
    expect(medalsBy(hinted, 5)).toEqual({ isCleared: true, par: false, feat: false, clean: false });
  });

  test("a campaign level that is won after a rewind has every medal, but does not count as clean", () => {
    const rewound = openCampaignAfter(5, puzzleId);
    rollOn(rewound, 1);
    rewind(rewound);
    winAndSee(rewound);
    expect(medalsBy(rewound, 5)).toEqual({ isCleared: true, par: true, feat: true, clean: false });
  });

  test("a campaign level that is won with more moves than its par has no medal for par", () => {
    const player = openCampaignAfter(2, puzzleId);
    const { verdict } = campaign.level(2);
    const detour = solveWithDetour(now(player).map.join("\n"), puzzleId);
    for (const move of detour) makeMove(player, move);
    settle(player);
    expect(now(player)).toMatchObject({ outcome: "won" });
    expect(detour.length).toBeGreaterThan(verdict.par);
    expect(medalsBy(player, 2)).toMatchObject({ isCleared: true, par: false });
  });

  test("the campaign opens its last level once all others are cleared", () => {
    const store = createMemoryStore();
    saveCampaign(store, campaign.levelCount - 1, puzzleId);
    const player = startPlayer(store);
    openRow(player, "Campaign");
    press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ level: campaign.levelCount });
    settle(player);
    winAndSee(player);
    expect(medalsBy(player, campaign.levelCount - 1).isCleared).toBe(true);
  });
});

test.each(OTHER_PUZZLE_ROWS.filter(([puzzleId]) => canBeLost(puzzleId)))(
  "a lost level of %s can be taken back and won",
  (puzzleId) => {
    const levels = allLevelsOf(puzzleOf(puzzleId).campaign);
    const player = openCampaignAfter(
      levels.findIndex(({ map }) => losingMoves(map.join("\n"), puzzleId) !== undefined),
      puzzleId,
    );
    loseLevel(player);
    expect(now(player).outcome).toBe("lost");
    rewind(player);
    winAndSee(player);
    expect(now(player).outcome).toBe("won");
  },
);
