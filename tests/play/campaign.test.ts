import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../simulator/stores";
import { digitOf, medalsOf } from "../../src/game/save/medals";
import {
  loseLevel,
  leave,
  levelNow,
  openCampaignAfter,
  openLevelOf,
  openRow,
  rewind,
  solutionOf,
  waitForLevel,
  winAndSee,
  skipLessons,
} from "./bot";
import { MAP_TEXTS } from "../../src/game/texts/map";
import { drawnTextsOf, PRINT_DRAWN_TEXTS } from "./drawn-texts";
import { goOnAtPace } from "./endless-run";
import { expectScreen } from "./golden-screens";
import {
  askForMove,
  frame,
  frames,
  gameBehind,
  makeMove,
  saveAfterExit,
  press,
  settle,
  startPlayer,
  type Player,
} from "./player";
import { puzzleOf } from "./puzzles";
import { saveCampaign, storeWith } from "./saves";

function medalsBy(player: Player, number: number) {
  return medalsOf(digitOf(saveAfterExit(player).puzzles[0].medals, number));
}

describe("a campaign level", () => {
  test("a campaign level that is won at once by a shortest solution has every medal", () => {
    const player = openCampaignAfter(5);
    winAndSee(player);
    expect(medalsBy(player, 5)).toEqual({ isCleared: true, par: true, feat: true, clean: true });
  });

  test("a campaign level that is won after a hint is cleared, but has no medal", () => {
    const player = openCampaignAfter(5);
    askForMove(player);
    winAndSee(player);
    expect(medalsBy(player, 5)).toEqual({ isCleared: true, par: false, feat: false, clean: false });
  });

  test("a campaign level that is won after a rewind has every medal, but does not count as clean", () => {
    const player = openCampaignAfter(5);
    const level = levelNow(player);
    if (level === undefined) throw new Error("no level is open");
    makeMove(player, solutionOf(level)[0]);
    expect(levelNow(player)).toMatchObject({ map: level.map, moveCount: 1, outcome: "playing" });
    rewind(player);
    winAndSee(player);
    expect(medalsBy(player, 5)).toEqual({ isCleared: true, par: true, feat: true, clean: false });
  });

  test("a campaign level that is won after a loss has the medal for par, but not the one for the feat", () => {
    const player = openCampaignAfter(5);
    loseLevel(player);
    rewind(player);
    winAndSee(player);
    expect(medalsBy(player, 5)).toEqual({ isCleared: true, par: true, feat: false, clean: false });
  });

  test("a campaign level that was left and opened again still gives every medal", () => {
    const player = openCampaignAfter(5);
    leave(player);
    press(player, "a");
    waitForLevel(player);
    settle(player);
    winAndSee(player);
    expect(medalsBy(player, 5)).toEqual({ isCleared: true, par: true, feat: true, clean: true });
  });

  test("a campaign level keeps its medals when it is won again with a hint", () => {
    const player = openCampaignAfter(5);
    winAndSee(player);
    press(player, "b");
    settle(player);
    press(player, "a");
    waitForLevel(player);
    settle(player);
    askForMove(player);
    winAndSee(player);
    expect(medalsBy(player, 5)).toEqual({ isCleared: true, par: true, feat: true, clean: true });
  });

  test("a campaign level that is won leads to the next campaign level", () => {
    const player = openCampaignAfter(5);
    winAndSee(player);
    press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ mode: "campaign", level: 7, moves: "" });
  });

  test("a cleared campaign level plays its moves again on request, and then shows its end card again", () => {
    const player = openCampaignAfter(5);
    winAndSee(player);
    const card = player.console.pixels.slice();
    const won = levelNow(player);
    press(player, "right");
    expect(levelNow(player)?.moveCount).toBeLessThan(won?.moves.length ?? 0);
    settle(player);
    expect(levelNow(player)).toEqual(won);
    expect(player.console.pixels).toEqual(card);
  });

  test("a cleared campaign level shows all balls when the crank has turned it back to its start", () => {
    const player = openCampaignAfter(5);
    const start = player.console.pixels.slice();
    winAndSee(player);
    for (let at = 0; at < 100; at++) frame(player, [], -20);
    settle(player);
    expect(levelNow(player)?.moveCount).toBe(0);
    expect(boardOf(player.console.pixels)).toEqual(boardOf(start));
  });

  test("a cleared campaign level removes the arrows of its moves when the moves are played again", () => {
    const player = openCampaignAfter(5);
    winAndSee(player);
    const card = player.console.pixels.slice();
    press(player, "up");
    settle(player);
    expect(player.console.pixels).not.toEqual(card);
    press(player, "down");
    settle(player);
    expect(player.console.pixels).toEqual(card);
  });
});

function boardOf(pixels: Uint8Array): Uint8Array {
  return pixels.slice(26 * 400);
}

describe("the campaign of a puzzle", () => {
  test("the campaign has five open levels after the cleared ones, but not a sixth", () => {
    const store = createMemoryStore();
    saveCampaign(store, 5);
    const player = startPlayer(store);
    openRow(player, "Campaign");
    for (let at = 0; at < 5; at++) press(player, "right");
    press(player, "a");
    frames(player, 30);
    expect(levelNow(player)).toBeUndefined();
    press(player, "left");
    press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ level: 10 });
  });

  test("the campaign begins with three starter levels, after which the endless run is open", () => {
    const player = startPlayer();
    for (const level of [1, 2, 3]) {
      if (level === 1) openRow(player, "Play");
      expect(skipLessons(player)).toMatchObject({ mode: "campaign", level });
      winAndSee(player);
      press(player, "a");
    }
    goOnAtPace(player);
    expect(waitForLevel(player)).toMatchObject({ mode: "rising", level: 1 });
    const again = startPlayer(player.store);
    expect(openLevelOf(again, "Play")).toMatchObject({ mode: "rising", level: 1 });
  });

  test("the campaign goes on with the next starter level after a restart of the game", () => {
    const player = startPlayer();
    openLevelOf(player, "Play");
    skipLessons(player);
    winAndSee(player);
    player.console.signal("gameWillTerminate");
    expect(openLevelOf(startPlayer(player.store), "Play")).toMatchObject({ mode: "campaign", level: 2 });
  });
});

test("the campaign's map shows the medals and the fewest moves of a cleared level beside the count of levels", () => {
  const player = openCampaignAfter(5);
  winAndSee(player);
  press(player, "b");
  settle(player);
  expectScreen(player, "campaign-map-results");
});

describe("the campaign's map", () => {
  function openMapAfter(cleared: number): Player {
    const store = storeWith((_, saved) => {
      saved.medals = "1".repeat(cleared);
    }, "ice-path");
    const player = startPlayer(store);
    openRow(player, "Campaign");
    settle(player);
    return player;
  }

  test("the campaign's map says that Ⓐ plays an open level, and nothing of Ⓐ for a locked one", () => {
    const store = storeWith((_, saved) => void (saved.medals = "1".repeat(5)), "ice-path");
    const player = startPlayer(store, { files: gameBehind(PRINT_DRAWN_TEXTS) });
    openRow(player, "Campaign");
    settle(player);
    const tips = MAP_TEXTS.playTips;
    expect(drawnTextsOf(player).filter((text) => tips.includes(text))).not.toEqual([]);
    press(player, "up");
    settle(player);
    drawnTextsOf(player);
    press(player, "right");
    settle(player);
    const texts = drawnTextsOf(player);
    expect(texts.filter((text) => /Opens after \d+ more wins?$/.test(text))).not.toEqual([]);
    expect(texts.filter((text) => text.includes("Ⓐ"))).toEqual([]);
  });

  test("the campaign's map says of the hardest level of a chapter that it is the hardest", () => {
    const { levelCount } = puzzleOf("ice-path").campaign;
    const player = openMapAfter(Math.ceil(levelCount / 4) - 1);
    expectScreen(player, "campaign-map-hardest");
  });

  test("the campaign's map offers the ending at the last level, once that level is cleared", () => {
    const { levelCount } = puzzleOf("ice-path").campaign;
    const player = openMapAfter(levelCount);
    expectScreen(player, "campaign-map-ending");
    press(player, "left");
    settle(player);
    press(player, "right");
    settle(player);
    expectScreen(player, "campaign-map-ending");
  });

  test.each([
    ["takes eight frames", false, 8],
    ["is a cut with less flashing", true, 1],
  ] as const)("the opening of another chapter on the map %s", (_, reducesFlashing, pictureCount) => {
    const store = storeWith((_save, saved) => {
      saved.medals = "1".repeat(17);
    }, "ice-path");
    const player = startPlayer(store, { reducesFlashing });
    openRow(player, "Campaign");
    settle(player);
    frame(player, ["down"]);
    const pictures: string[] = [];
    for (let index = 0; index < 20; index++) {
      const before = player.console.pixels.join("");
      frame(player);
      if (player.console.pixels.join("") !== before) pictures.push(player.console.pixels.join(""));
    }
    // Allows one picture more than the chapter's opening has. The figure that travels over the campaign's map may
    // already have appeared, which changes the screen once more.
    expect(pictures.length).toBeLessThanOrEqual(pictureCount + 1);
    expect(pictures.length).toBeGreaterThanOrEqual(pictureCount);
    settle(player);
    press(player, "up");
    settle(player);
    press(player, "down");
    settle(player);
    expect(player.console.pixels.join("")).toBe(pictures[pictures.length - 1]);
  });

  test("the campaign's map plays no level of a chapter that is not reached", () => {
    const player = openMapAfter(4);
    for (let chapter = 0; chapter < 3; chapter++) press(player, "up");
    settle(player);
    press(player, "a");
    frames(player, 30);
    expect(levelNow(player)).toBeUndefined();
    expectScreen(player, "campaign-map-dark");
  });

  test("the campaign's map comes back to the level at which a chapter was left", () => {
    const player = openMapAfter(4);
    press(player, "right");
    settle(player);
    const before = player.console.pixels.slice();
    press(player, "up");
    settle(player);
    expect(player.console.pixels).not.toEqual(before);
    press(player, "down");
    settle(player);
    expect(player.console.pixels).toEqual(before);
    press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ mode: "campaign", level: 6 });
  });
});
