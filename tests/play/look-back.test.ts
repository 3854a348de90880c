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
import { frame, frames, press, settle, startEndless, startPlayer, type Player } from "./player";
import type { AttemptJson } from "./attempt-json";
import { fillRun, saveIn, storeWith } from "./saves";

const FRAMES_A_SECOND = 30;
const FRAMES_OF_LAST_ROLL = 20;

/** Someone on an endless run who has just won a level, all of whose balls are gone. */
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

/** The same, who has turned back to it. */
function lookingBack(): Player {
  const player = winner();
  press(player, "b");
  settle(player);
  expect(isEndCardShown(player)).toBe(true);
  return player;
}

function now(player: Player): AttemptJson {
  const level = levelNow(player);
  if (level === undefined) throw new Error("there is no level");
  return level;
}

/** The level that comes for someone who does not look back. */
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

/** What lies below the quiet line. */
function boardOf({ console }: Player): Uint8Array {
  return console.pixels.slice(22 * 400);
}

describe("after a win in an endless run", () => {
  test("B says how to go on, and the level stays as long as it is said", () => {
    const player = lookingBack();
    const before = player.reports.length;
    frames(player, 10 * FRAMES_A_SECOND);
    expect(now(player)).toMatchObject({ level: 12, outcome: "won" });
    expect(isEndCardShown(player)).toBe(true);
    // Nothing is drawn but one word about copies, which comes and goes.
    expect(player.reports.slice(before).filter(({ drew }) => drew)).toHaveLength(2);
  });

  test("so does the crank turned back, but not turned on", () => {
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

  test("so does B while the last roll is still to be seen, once that is over", () => {
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

  test("A goes on to the level that would have come without it", () => {
    const player = lookingBack();
    expect(goOn(player)).toEqual(nextWithout());
    settle(player);
    expect(isEndCardShown(player)).toBe(false);
  });

  test("who does not look back is not asked to go on", () => {
    const player = winner();
    const before = now(player);
    while (now(player).level === before.level) {
      frame(player);
      expect(isEndCardShown(player)).toBe(false);
    }
  });
});

describe("the level that one looks back at", () => {
  test("is played again by right, without the words, which come back at the end", () => {
    const player = lookingBack();
    const won = now(player);
    press(player, "right");
    expect(now(player).goal).toBeLessThan(won.goal);
    expect(isEndCardShown(player)).toBe(false);
    settle(player);
    expect(now(player)).toEqual(won);
    expect(isEndCardShown(player)).toBe(true);
  });

  test("shows its moves as marks on the board by up", () => {
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

  test("is turned back to its start by the crank, and on to its end again", () => {
    const player = lookingBack();
    frames(player, 10 * FRAMES_A_SECOND);
    const [won, card] = [now(player), player.console.pixels.slice()];
    crank(player, -20, 100);
    settle(player);
    expect(now(player)).toMatchObject({ goal: 0, moves: won.moves });
    expect(isEndCardShown(player)).toBe(true);
    crank(player, 20, 100);
    settle(player);
    expect(now(player)).toEqual(won);
    expect(player.console.pixels).toEqual(card);
  });

  test("is over by A in the middle of it, too: the next level begins where it ended", () => {
    const turned = lookingBack();
    crank(turned, -20, 100);
    settle(turned);
    expect(goOn(turned)).toEqual(nextWithout());
    const replayed = lookingBack();
    press(replayed, "right");
    expect(goOn(replayed)).toEqual(nextWithout());
  });

  test("can be looked back at once more, with all its moves", () => {
    const player = lookingBack();
    const won = now(player);
    crank(player, -20, 100);
    press(player, "a");
    press(player, "b");
    settle(player);
    expect(isEndCardShown(player)).toBe(true);
    expect(now(player)).toEqual(won);
  });

  test("is left by B tapped twice, and after it the next level comes: it was won, and counts once", () => {
    const player = lookingBack();
    crank(player, -20, 100);
    settle(player);
    const before = saveIn(player.store);
    leave(player);
    frames(player, FRAMES_A_SECOND);
    expect(levelNow(player)).toBeUndefined();
    press(player, "a");
    waitUntil(player, () => levelNow(player)?.level === 13);
    expect(now(player).map).toEqual(nextWithout().map);
    expect(saveIn(player.store)?.stats).toEqual(before?.stats);
    expect(before?.stats).toMatchObject({ levelsCleared: 1, streak: 1 });
  });

  test("is won for a game that starts after a power cut in the middle of it", () => {
    const player = lookingBack();
    crank(player, -20, 100);
    player.console.signal("gameWillPause");
    const again = startPlayer(player.store);
    press(again, "a");
    waitUntil(again, () => levelNow(again)?.level === 13);
    expect(now(again).map).toEqual(nextWithout().map);
  });
});

describe("in other modes", () => {
  test("one looks back at a rush's level while its clock stands", () => {
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

  test("one looks back at the levels of a challenge, up to the last, which has a card of its own", () => {
    const player = startPlayer(storeWith(), {
      arguments: [`code=${writeChallengeCode({ seed: 4711, puzzle: 0, size: 1 })}`],
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
    expect(isEndCardShown(player)).toBe(true);
    press(player, "a");
    settle(player);
    expect(levelNow(player)).toBeUndefined();
  });
});
