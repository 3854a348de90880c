import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../simulator/stores";
import { digitOf, medalsOf } from "../../src/game/save/medals";
import { LESSON_COUNT } from "../../src/game/save/progress";
import {
  loseLevel,
  leave,
  levelNow,
  openCampaignAfter,
  openLevelOf,
  openRow,
  rewind,
  waitForLevel,
  winAndSee,
} from "./bot";
import { frame, frames, saveAfterExit, press, settle, startPlayer, type Player } from "./player";
import { saveCampaign, storeWith } from "./saves";

/** A level of Skid that is cleared as soon as what is new on it was taught elsewhere. */
const TAUGHT_SKID = 31;
const DEGREES_PER_LEVEL = 20;

function medalsBy(player: Player, number: number) {
  return medalsOf(digitOf(saveAfterExit(player).puzzles[0].medals, number));
}

describe("a campaign level", () => {
  test("cleared at once by a best line has every medal", () => {
    const player = openCampaignAfter(5);
    winAndSee(player);
    expect(medalsBy(player, 5)).toEqual({ cleared: true, par: true, feat: true, clean: true });
  });

  test("cleared after a hint is cleared, and has no mark for moves that the hint chose", () => {
    const player = openCampaignAfter(5);
    press(player, "a");
    winAndSee(player);
    expect(medalsBy(player, 5)).toEqual({ cleared: true, par: false, feat: false, clean: false });
  });

  test("cleared after a rewind has every medal, and no mark", () => {
    const player = openCampaignAfter(5);
    const map = levelNow(player)?.map;
    press(player, "up");
    settle(player);
    expect(levelNow(player)).toMatchObject({ map, goal: 1, outcome: "playing" });
    rewind(player);
    winAndSee(player);
    expect(medalsBy(player, 5)).toEqual({ cleared: true, par: true, feat: true, clean: false });
  });

  test("cleared after a fall is not without one", () => {
    const player = openCampaignAfter(5);
    loseLevel(player);
    rewind(player);
    winAndSee(player);
    expect(medalsBy(player, 5)).toEqual({ cleared: true, par: true, feat: false, clean: false });
  });

  test("that was left and opened again is what it was", () => {
    const player = openCampaignAfter(5);
    leave(player);
    press(player, "a");
    waitForLevel(player);
    settle(player);
    winAndSee(player);
    expect(medalsBy(player, 5)).toEqual({ cleared: true, par: true, feat: true, clean: true });
  });

  test("keeps its medals when it is cleared again with a hint", () => {
    const player = openCampaignAfter(5);
    winAndSee(player);
    press(player, "b");
    settle(player);
    press(player, "a");
    waitForLevel(player);
    settle(player);
    press(player, "a");
    winAndSee(player);
    expect(medalsBy(player, 5)).toEqual({ cleared: true, par: true, feat: true, clean: true });
  });

  test("leads on to the next one", () => {
    const player = openCampaignAfter(5);
    winAndSee(player);
    press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ mode: "campaign", level: 7, moves: "" });
  });

  test("shows its moves again on request, and stands where it stood after it", () => {
    const player = openCampaignAfter(5);
    winAndSee(player);
    const card = player.console.pixels.slice();
    const won = levelNow(player);
    press(player, "right");
    expect(levelNow(player)?.goal).toBeLessThan(won?.moves.length ?? 0);
    settle(player);
    expect(levelNow(player)).toEqual(won);
    expect(player.console.pixels).toEqual(card);
  });

  test("shows all balls of a position that the crank was turned back to", () => {
    const player = openCampaignAfter(5);
    const start = player.console.pixels.slice();
    winAndSee(player);
    for (let at = 0; at < 100; at++) frame(player, [], -20);
    settle(player);
    expect(levelNow(player)?.goal).toBe(0);
    expect(boardOf(player.console.pixels)).toEqual(boardOf(start));
  });

  test("shows no arrows any more once its moves are watched", () => {
    const player = openCampaignAfter(5);
    winAndSee(player);
    const card = player.console.pixels.slice();
    press(player, "up");
    settle(player);
    expect(player.console.pixels).not.toEqual(card);
    press(player, "right");
    settle(player);
    expect(player.console.pixels).toEqual(card);
  });
});

/** What lies below the strip. */
function boardOf(pixels: Uint8Array): Uint8Array {
  return pixels.slice(26 * 400);
}

describe("the campaign", () => {
  test("has five levels open ahead, and no sixth", () => {
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

  test("leads from a level that was taught before its turn to one that is open", () => {
    const player = startPlayer(storeWith(undefined, "skid"));
    openRow(player, "Campaign");
    settle(player);
    for (let level = LESSON_COUNT + 1; level < TAUGHT_SKID; level++) {
      frame(player, [], DEGREES_PER_LEVEL);
      frame(player);
    }
    settle(player);
    press(player, "a");
    const taught = waitForLevel(player);
    expect(taught).toMatchObject({ level: TAUGHT_SKID });
    settle(player);
    winAndSee(player);
    press(player, "a");
    expect(waitForLevel(player, taught)).toMatchObject({ level: LESSON_COUNT + 1 });
  });

  test("begins with three lessons, after which the endless run is open", () => {
    const player = startPlayer();
    for (const level of [1, 2, 3]) {
      if (level === 1) openRow(player, "Play");
      expect(waitForLevel(player)).toMatchObject({ mode: "campaign", level });
      settle(player);
      winAndSee(player);
      press(player, "a");
    }
    expect(waitForLevel(player)).toMatchObject({ mode: "endless", level: 1 });
    const again = startPlayer(player.store);
    expect(openLevelOf(again, "Play")).toMatchObject({ mode: "endless", level: 1 });
  });

  test("goes on at the lesson that was left", () => {
    const player = startPlayer();
    openLevelOf(player, "Play");
    winAndSee(player);
    player.console.signal("gameWillTerminate");
    expect(openLevelOf(startPlayer(player.store), "Play")).toMatchObject({ mode: "campaign", level: 2 });
  });
});
