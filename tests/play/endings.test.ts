import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../simulator/stores";
import type { Store } from "../../simulator/host";
import { hasSeenEnding } from "../../src/game/save/endings";
import { ENDINGS } from "../../src/puzzles/endings";
import { openCampaign, openRow, waitForLevel, waitUntil, winAndSee } from "./bot";
import { frame, frames, press, saveAfterExit, screenNow, settle, startPlayer, type Player } from "./player";
import { puzzleOf } from "./puzzles";
import { isTextOnScreen } from "./screen-text";
import { saveCampaign, storeWith } from "./saves";
import { ENDING_TEXTS } from "../../src/game/texts/ending";

const ENDING_ROWS = ENDINGS.map(({ id }) => [id] as const);

const FRAMES_OF_CARD = 30;
/**
 * A number of frames after which the credits surely show the next author, because each author's page is shown for less
 * time.
 */
const FRAMES_OF_PAGE = 90;
const DEGREES_PER_LEVEL = 20;

function levelCountOf(puzzleId: string): number {
  return puzzleOf(puzzleId).campaign.levelCount;
}

function sentencesOf(puzzleId: string): string[] {
  const ending = ENDINGS.find(({ id }) => id === puzzleId)?.loadEnding();
  return (ending?.pictures ?? []).map(({ text }) => text);
}

function clearLastLevel(puzzleId: string): Player {
  const store = createMemoryStore();
  saveCampaign(store, levelCountOf(puzzleId) - 1, puzzleId);
  const player = openCampaign(store);
  winAndSee(player);
  press(player, "a");
  frames(player, FRAMES_OF_CARD);
  return player;
}

function openMap(store: Store): Player {
  const player = startPlayer(store);
  openRow(player, "Campaign");
  return player;
}

function storeWithWholeCampaign(puzzleId: string): Store {
  const store = createMemoryStore();
  saveCampaign(store, levelCountOf(puzzleId), puzzleId);
  return store;
}

function hasSeen(player: Player, puzzleId: string): boolean {
  return hasSeenEnding(saveAfterExit(player).endings, puzzleId);
}

describe.each(ENDING_ROWS)("the ending of %s", (puzzleId) => {
  test("the ending follows the win of the last level, and its two sentences are announced one after the other", () => {
    const player = clearLastLevel(puzzleId);
    expect(screenNow(player)).toBe("ending");
    const [first, second] = sentencesOf(puzzleId);
    expect(player.printed).toContain(`announcement: ${first}`);
    expect(player.printed).not.toContain(`announcement: ${second}`);
    waitUntil(player, () => player.printed.includes(`announcement: ${second}`));
  });

  test("a press skips to the second picture, another one leads to the map, and the save knows the ending", () => {
    const player = clearLastLevel(puzzleId);
    press(player, "b");
    expect(screenNow(player)).toBe("ending");
    expect(player.printed).toContain(`announcement: ${sentencesOf(puzzleId)[1]}`);
    press(player, "b");
    settle(player);
    expect(screenNow(player)).toBe("campaign map");
    expect(hasSeen(player, puzzleId)).toBe(true);
  });

  test("an ending that the player did not leave comes again after the next win, and one that was left does not", () => {
    const { store } = clearLastLevel(puzzleId);
    const again = openMap(store);
    frame(again, [], -DEGREES_PER_LEVEL);
    press(again, "a");
    waitForLevel(again);
    settle(again);
    winAndSee(again);
    press(again, "b");
    frames(again, FRAMES_OF_CARD);
    expect(screenNow(again)).toBe("ending");
    press(again, "a");
    press(again, "a");
    settle(again);
    // The campaign's map now also shows the levels "After hours", which are optional and come after the last campaign
    // level. The cursor stands on the first of them. So the crank goes back two levels, to the last campaign level but
    // one.
    frame(again, [], -2 * DEGREES_PER_LEVEL);
    press(again, "a");
    waitForLevel(again);
    settle(again);
    winAndSee(again);
    press(again, "b");
    settle(again);
    expect(screenNow(again)).toBe("campaign map");
  });

  test("on the map, the last level shows the ending first, and then Ⓐ plays the level", () => {
    const player = openMap(storeWithWholeCampaign(puzzleId));
    press(player, "a");
    frames(player, FRAMES_OF_CARD);
    expect(screenNow(player)).toBe("ending");
    press(player, "a");
    press(player, "a");
    waitForLevel(player);
    expect(screenNow(player)).toBe("play");
  });

  test("the crank turns the time of the ending back to the first picture and forward again", () => {
    const player = clearLastLevel(puzzleId);
    const first = player.console.pixels.slice();
    frame(player, [], 1000);
    const second = player.console.pixels.slice();
    expect(second).not.toEqual(first);
    frame(player, [], -4000);
    frame(player, [], 1000);
    frame(player, [], -4000);
    const start = player.console.pixels.slice();
    frame(player, [], 500);
    frame(player, [], -500);
    expect(player.console.pixels).toEqual(start);
  });
});

test("a level before the last one leads to no ending", () => {
  const [puzzleId] = ENDING_ROWS[0];
  const store = createMemoryStore();
  saveCampaign(store, 5, puzzleId);
  const player = openCampaign(store);
  winAndSee(player);
  press(player, "b");
  settle(player);
  expect(screenNow(player)).toBe("campaign map");
});

function storeBeforeFinale(puzzleId: string): Store {
  return storeWith((save, saved) => {
    saved.medals = "1".repeat(levelCountOf(puzzleId));
    save.endings.seen = ENDINGS.map(({ id }) => id)
      .filter((id) => id !== puzzleId)
      .join(",");
  }, puzzleId);
}

function pressUntil(player: Player, name: string): void {
  for (let presses = 0; presses < 10 && screenNow(player) !== name; presses++) {
    press(player, "a");
    frames(player, FRAMES_OF_CARD);
  }
  expect(screenNow(player)).toBe(name);
}

describe("the finale", () => {
  const [puzzleId] = ENDING_ROWS[ENDING_ROWS.length - 1];

  test("the finale follows the last of all endings, then the credits, and then the title", () => {
    const player = openMap(storeBeforeFinale(puzzleId));
    press(player, "a");
    press(player, "a");
    press(player, "a");
    frames(player, FRAMES_OF_CARD);
    expect(player.printed).toContain(`announcement: ${ENDING_TEXTS.lightsAreLit}`);
    expect(isTextOnScreen(player, ENDING_TEXTS.toCredits)).toBe(false);
    press(player, "a");
    frames(player, FRAMES_OF_PAGE * 2);
    expect(isTextOnScreen(player, ENDING_TEXTS.toCredits)).toBe(true);
    pressUntil(player, "credits");
    pressUntil(player, "title");
    expect(hasSeen(player, "finale")).toBe(true);
  });

  test("the finale does not come a second time", () => {
    const { store } = openMap(
      storeWith((save, saved) => {
        saved.medals = "1".repeat(levelCountOf(puzzleId));
        save.endings.seen = [...ENDINGS.map(({ id }) => id), "finale"].join(",");
      }, puzzleId),
    );
    const player = openMap(store);
    press(player, "a");
    press(player, "b");
    press(player, "b");
    settle(player);
    expect(screenNow(player)).toBe("campaign map");
  });
});

/**
 * The number of presses of ✛ down with which the test moves the cursor to the last row of the settings. The page has
 * fewer rows.
 */
const MORE_THAN_ROWS = 12;

describe("the credits", () => {
  function openCredits(): Player {
    const player = startPlayer(storeWith());
    openRow(player, "Settings");
    for (let row = 0; row < MORE_THAN_ROWS; row++) press(player, "down");
    press(player, "a");
    settle(player);
    // Moves the cursor from the row of the lessons to the row of the credits. The credits come directly below it,
    // because the player has seen no ending.
    press(player, "down");
    press(player, "a");
    frames(player, FRAMES_OF_CARD);
    return player;
  }

  test("the credits are opened from the second page of the settings, and lead back to it", () => {
    const player = openCredits();
    expect(screenNow(player)).toBe("credits");
    press(player, "b");
    settle(player);
    expect(screenNow(player)).toBe("more");
    press(player, "a");
    expect(screenNow(player)).toBe("credits");
  });

  test("the credits name all authors by themselves", () => {
    const player = openCredits();
    const authors = ENDINGS.map(({ loadEnding }) => loadEnding().author);
    waitUntil(player, () => authors.every((author) => player.printed.includes(`announcement: ${author}`)));
    frames(player, FRAMES_OF_PAGE);
    for (const author of authors) expect(isTextOnScreen(player, author), author).toBe(true);
  });

  test("✛ turns the pages of the credits forwards and back", () => {
    const player = openCredits();
    const [first, second] = ENDINGS.map(({ loadEnding }) => loadEnding().author);
    expect(player.printed.at(-1)).toBe(`announcement: ${first}`);
    press(player, "right");
    frames(player, FRAMES_OF_CARD);
    expect(player.printed).toContain(`announcement: ${second}`);
    press(player, "left");
    expect(player.printed.at(-1)).toBe(`announcement: ${first}`);
  });
});
