/**
 * Plays the levels "After hours": optional levels that the campaign's map shows after the last level of the campaign.
 */
import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../simulator/stores";
import { findNextOnMap } from "../../src/game/save/progress";
import { createMapChapters } from "../../src/game/screens/map-chapters";
import { moveMapCursor, type MapCursor } from "../../src/game/screens/map-navigation";
import { MAP_TEXTS } from "../../src/game/texts/map";
import { TEXTS } from "../../src/game/texts/index";
import { DOWN, RIGHT, UP, type Direction } from "../../src/kernel/direction";
import { leave, levelNow, openCampaign, openRow, solutionOf, waitForLevel, winAndSee } from "./bot";
import { drawnTextsOf, PRINT_DRAWN_TEXTS } from "./drawn-texts";
import { gameBehind, makeMove, press, saveAfterExit, screenNow, settle, startPlayer, type Player } from "./player";
import { FIRST_PUZZLE_ID, PUZZLE_ROWS, puzzleOf } from "./puzzles";
import { saveCampaign } from "./saves";
import { storeAfterHours } from "./tour-after-hours";

const { name: HEADING, farewell: FAREWELL } = TEXTS.afterHours;
const LEVELS = 10;
/**
 * A point in the lowest row of the campaign's map, in pixels: the middle of the screen and the foot of the map. The
 * tests tap there to open this row, which has the levels "After hours".
 */
const [SCREEN_MIDDLE, FOOT_OF_MAP] = [200, 232];
/**
 * The most times that the test presses Ⓐ. Fewer presses lead from the card after the last level, through the campaign's
 * ending, to the campaign's map.
 */
const MOST_PRESSES = 5;

function openMap(store = createMemoryStore()): Player {
  const player = startPlayer(store, { files: gameBehind(PRINT_DRAWN_TEXTS) });
  openRow(player, "Campaign");
  return player;
}

function open(player: Player): number {
  press(player, "a");
  const { level = 0 } = waitForLevel(player);
  settle(player);
  return level;
}

describe.each(PUZZLE_ROWS)("after hours in %s", (puzzleId) => {
  const puzzle = puzzleOf(puzzleId);
  const { levelCount } = puzzle.campaign;

  test("the map hides the row before the end of the campaign, and ✛ does not lead there", () => {
    const store = createMemoryStore();
    saveCampaign(store, levelCount - 1, puzzleId);
    const player = openMap(store);
    press(player, "right");
    settle(player);
    expect(drawnTextsOf(player).filter((text) => text.includes(HEADING))).toEqual([]);
    expect(open(player)).toBe(levelCount);
  });

  test("the map shows the row after the end of the campaign and says that it is optional", () => {
    const player = openMap(storeAfterHours(puzzle, ""));
    expect(drawnTextsOf(player)).toContain(HEADING);
    press(player, "right");
    settle(player);
    const texts = drawnTextsOf(player);
    expect(texts.some((text) => text.includes(MAP_TEXTS.optional))).toBe(true);
    expect(texts).toContain(TEXTS.countOf(0, LEVELS));
    expect(open(player)).toBe(levelCount + 1);
  });

  test("a tap on the row at the foot of the map opens it", () => {
    const player = openMap(storeAfterHours(puzzle, ""));
    player.console.touched("tap", SCREEN_MIDDLE, FOOT_OF_MAP);
    settle(player);
    expect(drawnTextsOf(player)).toContain(TEXTS.countOf(0, LEVELS));
    expect(open(player)).toBeGreaterThan(levelCount);
  });

  test("after the ending of the campaign, the map opens the row", () => {
    const store = createMemoryStore();
    saveCampaign(store, levelCount - 1, puzzleId);
    const player = openCampaign(store);
    winAndSee(player);
    for (let button = 0; button < MOST_PRESSES && screenNow(player) !== "campaign map"; button++) {
      press(player, "a");
      settle(player);
    }
    expect(screenNow(player)).toBe("campaign map");
    expect(open(player)).toBe(levelCount + 1);
  });

  test("Ⓐ leads through all ten levels, and after the last one back to the map with a farewell", () => {
    const player = openMap(storeAfterHours(puzzle, ""));
    press(player, "right");
    settle(player);
    expect(open(player)).toBe(levelCount + 1);
    for (let number = 2; number <= LEVELS; number++) {
      winAndSee(player);
      press(player, "a");
      expect(waitForLevel(player).level).toBe(levelCount + number);
      settle(player);
    }
    drawnTextsOf(player);
    winAndSee(player);
    expect(drawnTextsOf(player).some((text) => text.includes(FAREWELL))).toBe(true);
    press(player, "a");
    settle(player);
    expect(screenNow(player)).toBe("campaign map");
    expect(drawnTextsOf(player)).toContain(MAP_TEXTS.farewell);
    const { medals, bestMoves } = saveAfterExit(player).puzzles.find(({ id }) => id === puzzleId) ?? {};
    expect(medals).toMatch(new RegExp(`^1{${levelCount}}[13579bdf]{${LEVELS}}$`));
    expect(bestMoves).toHaveLength(levelCount + LEVELS);
  });

  test("the card after a level names both ideas that it joins", () => {
    const player = openMap(storeAfterHours(puzzle, "1"));
    expect(open(player)).toBe(levelCount + 2);
    drawnTextsOf(player);
    winAndSee(player);
    expect(drawnTextsOf(player).join(" ")).toMatch(/[a-z] and [A-Z]|[a-z], [A-Z]/);
  });

  test("a level that was left half played goes on where it was, also after a new start", () => {
    const player = openMap(storeAfterHours(puzzle, "11"));
    expect(open(player)).toBe(levelCount + 3);
    const level = levelNow(player);
    if (level === undefined) throw new Error("no level is on the screen");
    makeMove(player, solutionOf(level)[0]);
    settle(player);
    saveAfterExit(player);
    const again = startPlayer(player.store);
    openRow(again, "Campaign");
    expect(open(again)).toBe(levelCount + 3);
    expect(levelNow(again)?.moveCount).toBe(1);
  });
});

test("levels after hours change no count of the campaign", () => {
  const player = openMap(storeAfterHours(puzzleOf(FIRST_PUZZLE_ID), "fff"));
  press(player, "b");
  settle(player);
  const { levelCount } = puzzleOf(FIRST_PUZZLE_ID).campaign;
  expect(drawnTextsOf(player)).toContain(TEXTS.countOf(levelCount, levelCount));
});

test("a level after hours is left by two taps of Ⓑ, which lead back to its row", () => {
  const puzzle = puzzleOf(FIRST_PUZZLE_ID);
  const player = openMap(storeAfterHours(puzzle, "1"));
  open(player);
  leave(player);
  expect(screenNow(player)).toBe("campaign map");
  expect(open(player)).toBe(puzzle.campaign.levelCount + 2);
});

test("✛ up leads from the row after hours to the first chapter, and ✛ down leads back", () => {
  const puzzle = puzzleOf(FIRST_PUZZLE_ID);
  const chapters = createMapChapters(puzzle, true);
  const { levelCount } = puzzle.campaign;
  const cursor: MapCursor = { selectedLevel: levelCount - 1, levelInChapter: [] };
  const moveTo = (direction: Direction): number => {
    moveMapCursor(cursor, chapters, direction, 0, ({ firstLevel }) => firstLevel);
    return cursor.selectedLevel;
  };
  expect(moveTo(UP)).toBe(levelCount - 1);
  expect(moveTo(RIGHT)).toBe(levelCount);
  expect(moveTo(DOWN)).toBe(levelCount);
  expect(moveTo(UP)).toBe(0);
  expect(moveTo(DOWN)).toBe(levelCount);
  expect(findNextOnMap("1".repeat(levelCount + 1), puzzle.campaign)).toBe(levelCount + 1);
});
