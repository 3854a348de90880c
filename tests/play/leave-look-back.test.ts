/**
 * Tests the button Ⓑ while the player looks back at the moves of a cleared level. Many presses of Ⓑ, meant to go back
 * move by move, must not leave the level: a challenge that is left does not count.
 */
import { describe, expect, test } from "vitest";
import { isEndCardShown, leave, levelNow, openLevelOf, win } from "./bot";
import { codeOf, openChallenge } from "./open-mode";
import { frame, frames, press, settle, startPlayer, type Player } from "./player";
import { isTextOnScreen } from "./screen-text";
import { storeWith } from "./saves";
import type { AttemptJson } from "./attempt-json";
import { PUZZLE_ROWS } from "./puzzles";

const FRAMES_OF_LAST_MOVE = 20;

function now(player: Player): AttemptJson {
  const level = levelNow(player);
  if (level === undefined) throw new Error("the level was left");
  return level;
}

/**
 * Returns whether the screen names `word` as what Ⓑ does. In Fruit and Skid, the test cannot read this word, because
 * its letters touch one another. In these puzzles, any change of the screen since `before` is enough.
 */
function isTold(player: Player, word: string, before?: Uint8Array): boolean {
  if (isTextOnScreen(player, `Ⓑ ${word}`) || isTextOnScreen(player, word)) return true;
  return (
    ["fruit", "skid"].includes(now(player).puzzle) &&
    (before === undefined || player.console.pixels.join() !== before.join())
  );
}

function lookingBack(puzzleId: string): Player {
  const player = openChallenge(storeWith(undefined, puzzleId), codeOf(puzzleId));
  win(player);
  frames(player, FRAMES_OF_LAST_MOVE);
  press(player, "b");
  settle(player);
  expect(now(player)).toMatchObject({ level: 1, outcome: "won" });
  return player;
}

describe.each(PUZZLE_ROWS)("looking back at a cleared level of %s", (puzzleId) => {
  test("the screen says what Ⓑ does while the player looks back, in a rush as well", () => {
    expect(isTold(lookingBack(puzzleId), "leave")).toBe(true);
    const rush = startPlayer(storeWith(undefined, puzzleId));
    openLevelOf(rush, "Rush");
    win(rush);
    frames(rush, FRAMES_OF_LAST_MOVE);
    press(rush, "b");
    settle(rush);
    expect(isTold(rush, "leave")).toBe(true);
  });

  test("a second tap of Ⓑ leaves a level that the player looks back at, and the first tap says so", () => {
    const player = lookingBack(puzzleId);
    frames(player, FRAMES_OF_LAST_MOVE);
    const before = player.console.pixels.slice();
    press(player, "b");
    settle(player);
    expect(now(player)).toMatchObject({ level: 1, outcome: "won" });
    expect(isTold(player, "again:", before)).toBe(true);
    press(player, "b");
    settle(player);
    expect(levelNow(player)).toBeUndefined();
  });

  test.each([2, 5, 7])("Ⓑ that is tapped every %i frames from the last move on does not leave the level", (apart) => {
    const player = openChallenge(storeWith(undefined, puzzleId), codeOf(puzzleId));
    win(player);
    for (let tap = 0; tap < 20; tap++) {
      press(player, "b");
      frames(player, apart - 2);
      expect(now(player)).toMatchObject({ level: 1 });
    }
  });
});

describe("looking back at a cleared level", () => {
  test("Ⓑ that is held steps back through a cleared level, and with ✛ in both directions, but does not leave it", () => {
    const player = lookingBack("last-ball");
    const { moveCount } = now(player);
    expect(moveCount).toBeGreaterThan(1);
    frames(player, 10);
    frame(player, ["b"]);
    frame(player, ["b", "left"]);
    frame(player, ["b"]);
    frame(player);
    settle(player);
    expect(now(player)).toMatchObject({ level: 1, moveCount: moveCount - 1 });
    frame(player, ["b"]);
    frame(player, ["b", "right"]);
    frame(player, ["b"]);
    frame(player);
    settle(player);
    expect(now(player)).toMatchObject({ level: 1, moveCount });
    for (let at = 0; at < 60; at++) frame(player, ["b"]);
    settle(player);
    expect(now(player)).toMatchObject({ level: 1, moveCount: 0 });
  });

  test("an arrow removes the message about Ⓑ, and Ⓑ then needs two taps again", () => {
    const player = lookingBack("last-ball");
    frames(player, 10);
    press(player, "b");
    settle(player);
    press(player, "right");
    settle(player);
    expect(isEndCardShown(player)).toBe(true);
    press(player, "b");
    settle(player);
    expect(now(player)).toMatchObject({ level: 1 });
    leave(player);
    expect(levelNow(player)).toBeUndefined();
  });

  test("a cleared level that is turned back by the crank says what Ⓐ and Ⓑ do as soon as the board stands still", () => {
    const player = lookingBack("last-ball");
    for (let at = 0; at < 100 && now(player).moveCount > 0; at++) frame(player, [], -5);
    settle(player);
    expect(now(player)).toMatchObject({ moveCount: 0 });
    expect(isTextOnScreen(player, "Ⓑ leave")).toBe(true);
    expect(isEndCardShown(player)).toBe(true);
  });
});
