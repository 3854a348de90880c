/**
 * Tests a puzzle that the command `npm run new-puzzle` has just made. It has no campaign and no pictures, but
 * everything else must work.
 */
import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../simulator/stores";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { RUSH_SIZE } from "../../src/game/codes/challenge-code";
import { CHALLENGE_LEVELS } from "../../src/game/modes/challenge-mode";
import { openPuzzleSave } from "../../src/game/save/save";
import { runToEnd } from "../../src/kernel/task";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { sampleMaps } from "../puzzles/sample-maps";
import {
  isEndCardShown,
  levelNow,
  openLevelOf,
  openRow,
  rewind,
  showPuzzle,
  solutionOf,
  TITLE_ROWS,
  waitForLevel,
  winAndGoOn,
  winAndSee,
  type TitleRow,
} from "./bot";
import { isTextOnScreen } from "./screen-text";
import { challengeMaps, codeOf, openChallenge, openRemix, openRun, openTitleRow } from "./open-mode";
import { chooseOwnAction, ownMaps, storeWithOwnLevels } from "./own-levels";
import { drawnTextsOf, PRINT_DRAWN_TEXTS } from "./drawn-texts";
import { askForMove, frame, gameBehind, makeMove, press, saveAfterExit, settle, startPlayer } from "./player";
import { puzzleIndexOf, puzzleOf, UNFINISHED_PUZZLE_ROWS } from "./puzzles";
import { storeWith } from "./saves";

const DONE_FRAMES = 30;

test("the title offers a campaign for the puzzles that have one, and for no others", () => {
  const player = startPlayer(storeWith(), { files: gameBehind(PRINT_DRAWN_TEXTS) });
  for (const { id, campaign } of loadAllPuzzles()) {
    showPuzzle(player, id);
    drawnTextsOf(player);
    press(player, "down");
    expect(drawnTextsOf(player).includes("Map"), id).toBe(campaign.levelCount > 0);
  }
});

describe.each(UNFINISHED_PUZZLE_ROWS)("the unfinished puzzle %s", (puzzleId) => {
  const [map] = sampleMaps(puzzleOf(puzzleId), 1);

  test("a new player plays endless levels at once, because there are no lessons", () => {
    const player = startPlayer(createMemoryStore());
    showPuzzle(player, puzzleId);
    expect(openLevelOf(player, "Play")).toMatchObject({ puzzle: puzzleId, mode: "rising", level: 1 });
    expect(winAndGoOn(player)).toMatchObject({ mode: "rising", level: 2 });
    expect(winAndGoOn(player)).toMatchObject({ mode: "rising", level: 3 });
  });

  test("an endless level shows hints, and its moves can be taken back", () => {
    const player = openTitleRow(storeWith(undefined, puzzleId), "Play");
    const level = levelNow(player);
    if (level === undefined) throw new Error("no level is on the screen");
    const start = player.console.pixels.slice();
    askForMove(player);
    expect(player.console.pixels).not.toEqual(start);
    makeMove(player, solutionOf(level)[0]);
    settle(player);
    expect(levelNow(player)).toMatchObject({ moveCount: 1 });
    rewind(player);
    settle(player);
    expect(levelNow(player)).toMatchObject({ moveCount: 0 });
  });

  test.each(["calm", "hard"] as const)("a %s run goes on from level to level", (pace) => {
    const player = openRun(storeWith(undefined, puzzleId), pace);
    expect(levelNow(player)).toMatchObject({ puzzle: puzzleId, mode: pace, level: 1 });
    expect(winAndGoOn(player)).toMatchObject({ mode: pace, level: 2 });
  });

  test("the daily level can be won", () => {
    const player = openTitleRow(storeWith(undefined, puzzleId), "Today");
    expect(levelNow(player)).toMatchObject({ puzzle: puzzleId, mode: "daily" });
    winAndSee(player);
    expect(isEndCardShown(player)).toBe(true);
  });

  test("the page Today shows the puzzle's card, and at most five cards at once", () => {
    const player = startPlayer(storeWith(undefined, puzzleId), { files: gameBehind(PRINT_DRAWN_TEXTS) });
    openRow(player, "Today");
    press(player, "left");
    settle(player);
    drawnTextsOf(player);
    press(player, "right");
    settle(player);
    const texts = drawnTextsOf(player);
    expect(texts).toContain(`Ⓐ play ${puzzleOf(puzzleId).name}`);
    expect(texts.filter((text) => /^Difficulty \d of 5$/.test(text))).toHaveLength(1);
  });

  test("a rush goes on from level to level", () => {
    const player = openTitleRow(storeWith(undefined, puzzleId), "Rush");
    expect(levelNow(player)).toMatchObject({ puzzle: puzzleId, mode: "rush", level: 1 });
    expect(winAndGoOn(player)).toMatchObject({ level: 2 });
    expect(winAndGoOn(player)).toMatchObject({ level: 3 });
  });

  test("a rush challenge opens by its code and goes on from level to level", () => {
    const code = codeOf(puzzleId, RUSH_SIZE);
    const player = startPlayer(storeWith(), { arguments: [`code=${code}`] });
    settle(player);
    press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ puzzle: puzzleId, mode: "challenge", level: 1 });
    settle(player);
    expect(winAndGoOn(player)).toMatchObject({ level: 2 });
  });

  test.each(["rewinds", "turned", "fog"] as const)("the remix with %s opens, and its level can be won", (twist) => {
    const player = openRemix(storeWith(undefined, puzzleId), twist);
    expect(levelNow(player)).toMatchObject({ puzzle: puzzleId, mode: "remix", level: 1 });
    winAndSee(player);
    expect(saveAfterExit(player).remix.results[1]).toBeGreaterThan(0);
  });

  test("a challenge is the ten levels of its code", () => {
    const code = codeOf(puzzleId);
    const player = openChallenge(storeWith(), code);
    const maps = [levelNow(player)?.map];
    for (let level = 2; level <= CHALLENGE_LEVELS; level++) maps.push(winAndGoOn(player).map);
    winAndSee(player);
    expect(isTextOnScreen(player, "share")).toBe(true);
    expect(maps).toEqual(challengeMaps(puzzleId, code));
  });

  test("an own level can be edited and played", () => {
    const player = startPlayer(storeWithOwnLevels([map], puzzleId));
    openRow(player, "Workshop");
    chooseOwnAction(player, "Edit");
    for (const button of ["a", "right", "a"] as const) press(player, button);
    for (let at = 0; at < DONE_FRAMES; at++) frame(player, ["b"]);
    settle(player);
    expect(ownMaps(player.store, puzzleId)).not.toEqual([map]);
    const other = startPlayer(storeWithOwnLevels([map], puzzleId));
    openRow(other, "Workshop");
    chooseOwnAction(other, "Play");
    expect(waitForLevel(other)).toMatchObject({ mode: "own", map: map.split("\n") });
    settle(other);
    winAndSee(other);
    expect(levelNow(other)).toMatchObject({ outcome: "won" });
  });

  test("a level code opens its level", () => {
    const code = runToEnd(writeLevelCode({ puzzleIndex: puzzleIndexOf(puzzleId), map }));
    const player = startPlayer(storeWith(), { arguments: [`level=${code}`] });
    expect(waitForLevel(player)).toMatchObject({ puzzle: puzzleId, map: map.split("\n") });
  });

  test("every row of the title and the statistics of the puzzle can be shown", () => {
    for (const row of TITLE_ROWS.filter((one): one is TitleRow => one !== "Campaign")) {
      const player = startPlayer(
        storeWith((save) => void (openPuzzleSave(save, puzzleId).levelsCleared = 3), puzzleId),
      );
      openRow(player, row);
      for (const button of ["right", "left", "left"] as const) press(player, button);
      player.console.signal("gameWillPause");
      settle(player);
      expect(player.reports.length).toBeGreaterThan(0);
    }
  });
});
