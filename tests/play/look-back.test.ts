import { describe, expect, test } from "vitest";
import { CHALLENGE_LEVELS } from "../../src/game/modes/challenge-mode";
import { writeChallengeCode } from "../../src/game/codes/challenge-code";
import {
  isEndCardShown,
  leave,
  levelNow,
  openCampaignAfter,
  openLevelOf,
  waitForLevel,
  waitUntil,
  win,
  winAndGoOn,
  winAndSee,
} from "./bot";
import { CHAIN } from "./chain-level";
import { goOnAtPace, startEndless } from "./endless-run";
import { isTextOnScreen } from "./screen-text";
import { frame, frames, press, settle, startPlayer, type Player } from "./player";
import type { AttemptJson } from "./attempt-json";
import { fillRun, saveIn, storeWith } from "./saves";

const FRAMES_A_SECOND = 30;
const FRAMES_OF_LAST_ROLL = 20;
/** The largest number of moves on one page of the diagram of a solution. */
const MOST_MOVES = 4;

function winner(): Player {
  const player = startEndless(
    storeWith((save, saved) => {
      fillRun(save, saved, { seed: 7, levelNumber: 12, best: 12, map: CHAIN.join("\n") });
    }),
  );
  win(player);
  frames(player, FRAMES_OF_LAST_ROLL);
  expect(levelNow(player)).toMatchObject({ level: 12, outcome: "won" });
  return player;
}

function lookingBack(): Player {
  const player = winner();
  press(player, "b");
  settle(player);
  expect(isEndCardShown(player)).toBe(true);
  return player;
}

/** Opens a level of three moves and wins it. The diagram of its moves has a single page. */
function lookingBackAtThreeMoves(): Player {
  const player = openCampaignAfter(2);
  winAndSee(player);
  expect(isEndCardShown(player)).toBe(true);
  return player;
}

function now(player: Player): AttemptJson {
  const level = levelNow(player);
  if (level === undefined) throw new Error("there is no level");
  return level;
}

function nextWithout(): AttemptJson {
  const player = winner();
  return waitForLevel(player, now(player));
}

function goOn(player: Player): AttemptJson {
  const before = now(player);
  press(player, "a");
  return waitForLevel(player, before);
}

function crank(player: Player, degrees: number, count: number): void {
  for (let at = 0; at < count; at++) frame(player, [], degrees);
}

function titlesInMenu({ console }: Player): string[] {
  return console.menuItems().map(({ title }) => title);
}

function boardOf({ console }: Player): Uint8Array {
  return console.pixels.slice(22 * 400);
}

describe("the end of a cleared level in an endless run", () => {
  test("Ⓑ shows how to go on after a win, and the level stays as long as this is shown", () => {
    const player = lookingBack();
    const before = player.reports.length;
    frames(player, 10 * FRAMES_A_SECOND);
    expect(now(player)).toMatchObject({ level: 12, outcome: "won" });
    expect(isEndCardShown(player)).toBe(true);
    // Only four frames draw: they show the tips about Ⓑ, about ✛ up and about ✛ down, and remove the last one.
    expect(player.reports.slice(before).filter(({ hasDrawn }) => hasDrawn)).toHaveLength(4);
  });

  test("turning the crank back stays on a cleared level, and turning it on does not", () => {
    const back = winner();
    crank(back, -10, 3);
    crank(back, 10, 10);
    settle(back);
    expect(isEndCardShown(back)).toBe(true);
    const on = winner();
    const won = now(on);
    crank(on, 10, 3);
    expect(waitForLevel(on, won).level).toBe(13);
  });

  test("Ⓑ during the last roll looks back at a cleared level once the roll is over", () => {
    const player = winner();
    waitForLevel(player, now(player));
    settle(player);
    win(player);
    press(player, "b");
    expect(isEndCardShown(player)).toBe(false);
    settle(player);
    expect(isEndCardShown(player)).toBe(true);
    expect(now(player)).toMatchObject({ level: 13, outcome: "won" });
  });

  test("Ⓐ goes on to the same level that would have come without looking back", () => {
    const player = lookingBack();
    expect(goOn(player)).toEqual(nextWithout());
    settle(player);
    expect(isEndCardShown(player)).toBe(false);
  });

  test("the menu offers only to leave while the player looks back, and all entries again in the next level", () => {
    const player = lookingBack();
    expect(titlesInMenu(player)).toEqual(["leave"]);
    goOn(player);
    settle(player);
    expect(titlesInMenu(player)).toEqual(["restart level", "hint", "leave"]);
  });

  test("the screen does not ask to go on if the player does not look back", () => {
    const player = winner();
    const before = now(player);
    while (now(player).level === before.level) {
      frame(player);
      expect(isEndCardShown(player)).toBe(false);
    }
  });
});

describe("a cleared level that the player looks back at", () => {
  test("✛ right plays a cleared level again without its texts, which come back at the end", () => {
    const player = lookingBack();
    const won = now(player);
    press(player, "right");
    expect(now(player).moveCount).toBeLessThan(won.moveCount);
    expect(isEndCardShown(player)).toBe(false);
    settle(player);
    expect(now(player)).toEqual(won);
    expect(isEndCardShown(player)).toBe(true);
  });

  test("✛ up shows the moves of a cleared level as marks on the board", () => {
    const player = lookingBack();
    const bare = boardOf(player);
    press(player, "up");
    settle(player);
    const marks = boardOf(player);
    expect(marks).not.toEqual(bare);
    const campaign = openCampaignAfter(5);
    winAndSee(campaign);
    press(campaign, "up");
    settle(campaign);
    expect(marks).not.toEqual(boardOf(campaign));
    press(player, "down");
    settle(player);
    expect(boardOf(player)).toEqual(bare);
    press(player, "up");
    settle(player);
    expect(boardOf(player)).toEqual(marks);
  });

  test("✛ up again and Ⓑ close the diagram of the moves, and Ⓑ does not leave the level", () => {
    const player = lookingBackAtThreeMoves();
    const bare = boardOf(player);
    for (const button of ["up", "b"] as const) {
      press(player, "up");
      settle(player);
      expect(boardOf(player)).not.toEqual(bare);
      press(player, button);
      settle(player);
      expect(boardOf(player)).toEqual(bare);
      expect(now(player).outcome).toBe("won");
    }
  });

  test("the crank turns a cleared level back from a diagram that shows all its moves", () => {
    const player = lookingBackAtThreeMoves();
    press(player, "up");
    settle(player);
    crank(player, -20, 6);
    settle(player);
    expect(now(player).moveCount).toBeLessThan(now(player).moves.length);
  });

  test("✛ up goes through the pages of a diagram, and the first page follows the last", () => {
    const player = openCampaignAfter(99);
    winAndSee(player);
    press(player, "up");
    settle(player);
    const pages = new Set([player.console.pixels.join("")]);
    const pageCount = Math.ceil(now(player).moves.length / MOST_MOVES);
    for (let isNew = true; isNew;) {
      press(player, "up");
      settle(player);
      const picture = player.console.pixels.join("");
      isNew = !pages.has(picture);
      pages.add(picture);
    }
    expect(pages.size).toBeGreaterThanOrEqual(pageCount);
    expect(player.console.pixels.join("")).toBe([...pages][0]);
    press(player, "down");
    settle(player);
    expect(pages).not.toContain(player.console.pixels.join(""));
  });

  test("the crank goes on to the later pages of a diagram, and back", () => {
    const player = openCampaignAfter(99);
    winAndSee(player);
    press(player, "up");
    settle(player);
    const [won, first] = [now(player), player.console.pixels.slice()];
    expect(won.moves.length).toBeGreaterThan(MOST_MOVES);
    crank(player, 20, 3);
    settle(player);
    expect(player.console.pixels).not.toEqual(first);
    crank(player, -20, 3);
    settle(player);
    expect(player.console.pixels).toEqual(first);
    expect(now(player)).toEqual(won);
  });

  test("the crank turns a cleared level back to its start and on to its end", () => {
    const player = lookingBack();
    frames(player, 10 * FRAMES_A_SECOND);
    const [won, card] = [now(player), player.console.pixels.slice()];
    crank(player, -20, 100);
    settle(player);
    expect(now(player)).toMatchObject({ moveCount: 0, moves: won.moves });
    expect(isEndCardShown(player)).toBe(true);
    crank(player, 20, 100);
    settle(player);
    expect(now(player)).toEqual(won);
    expect(player.console.pixels).toEqual(card);
  });

  test("Ⓐ in the middle of looking back goes on to the next level, which begins where the cleared level ended", () => {
    const turned = lookingBack();
    crank(turned, -20, 100);
    settle(turned);
    expect(goOn(turned)).toEqual(nextWithout());
    const replayed = lookingBack();
    press(replayed, "right");
    expect(goOn(replayed)).toEqual(nextWithout());
  });

  test("a cleared level can be looked back at a second time, with all its moves", () => {
    const player = lookingBack();
    const won = now(player);
    crank(player, -20, 100);
    press(player, "a");
    press(player, "b");
    settle(player);
    expect(isEndCardShown(player)).toBe(true);
    expect(now(player)).toEqual(won);
  });

  test("Ⓑ that is tapped twice leaves a cleared level, which counts once, and the next level follows later", () => {
    const player = lookingBack();
    crank(player, -20, 100);
    settle(player);
    const before = saveIn(player.store);
    leave(player);
    frames(player, FRAMES_A_SECOND);
    expect(levelNow(player)).toBeUndefined();
    press(player, "a");
    goOnAtPace(player);
    waitUntil(player, () => levelNow(player)?.level === 13);
    expect(now(player).map).toEqual(nextWithout().map);
    expect(saveIn(player.store)?.stats).toEqual(before?.stats);
    expect(before?.stats).toMatchObject({ levelsCleared: 1, levelStreak: 1 });
  });

  test("a level that was won counts as cleared for a game that starts after a power cut while the player looked back", () => {
    const player = lookingBack();
    crank(player, -20, 100);
    player.console.signal("gameWillPause");
    const again = startPlayer(player.store);
    press(again, "a");
    goOnAtPace(again);
    waitUntil(again, () => levelNow(again)?.level === 13);
    expect(now(again).map).toEqual(nextWithout().map);
  });
});

describe("looking back in the other modes", () => {
  test("the clock of a rush stands while the player looks back at a level", () => {
    const player = startPlayer(storeWith());
    openLevelOf(player, "Rush");
    win(player);
    frames(player, FRAMES_OF_LAST_ROLL);
    press(player, "b");
    settle(player);
    expect(isEndCardShown(player)).toBe(true);
    frames(player, 200 * FRAMES_A_SECOND);
    expect(goOn(player)).toMatchObject({ mode: "rush", level: 2, outcome: "playing" });
  });

  test("all levels of a challenge can be looked back at, and the last one has a card of its own", () => {
    const player = startPlayer(storeWith(), {
      arguments: [`code=${writeChallengeCode({ seed: 4711, puzzleIndex: 0, size: 1 })}`],
    });
    waitForLevel(player);
    settle(player);
    for (let level = 1; level < CHALLENGE_LEVELS - 1; level++) winAndGoOn(player);
    win(player);
    frames(player, FRAMES_OF_LAST_ROLL);
    press(player, "b");
    settle(player);
    expect(isEndCardShown(player)).toBe(true);
    expect(goOn(player)).toMatchObject({ level: CHALLENGE_LEVELS });
    settle(player);
    win(player);
    frames(player, FRAMES_OF_LAST_ROLL);
    press(player, "b");
    settle(player);
    expect(isTextOnScreen(player, "share")).toBe(true);
    press(player, "a");
    settle(player);
    expect(levelNow(player)).toBeUndefined();
  });
});
