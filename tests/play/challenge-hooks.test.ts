import { expect, test } from "vitest";
import { rememberEnded, rememberOpened } from "../../src/game/codes/recent-challenges";
import { RUSH_SIZE } from "../../src/game/codes/challenge-code";
import { openRow, waitForLevel, winAndGoOn } from "./bot";
import { announcedChallenge } from "./ghosts";
import { expectScreen } from "./golden-screens";
import { codeOf, openChallenge } from "./open-mode";
import { press, saveAfterExit, settle, startPlayer, type Player } from "./player";
import { puzzleIndexOf } from "./puzzles";
import { storeWith } from "./saves";

const CODE = codeOf("ice-path", 4);
const FRIEND = { name: "MARLEN", tenths: 684, cleared: 0 };

function startWithFive(): Player {
  const store = storeWith(({ challenges }) => {
    const rush = { seed: 20, puzzleIndex: puzzleIndexOf("fruit"), size: RUSH_SIZE };
    rememberEnded(challenges, rush, { tenths: 1799, cleared: 12 }, true);
    rememberOpened(challenges, { seed: 91_234, puzzleIndex: puzzleIndexOf("penguin"), size: 10 });
    const skid = { seed: 123_456, puzzleIndex: puzzleIndexOf("skid"), size: 6, ghost: FRIEND };
    rememberOpened(challenges, skid);
    rememberEnded(challenges, skid, { tenths: 720, cleared: 0 }, false, true);
    const ball = { seed: 33_333, puzzleIndex: puzzleIndexOf("last-ball"), size: 3 };
    rememberEnded(challenges, ball, { tenths: 485, cleared: 0 }, true);
  }, "ice-path");
  const before = openChallenge(store, CODE);
  winAndGoOn(before);
  saveAfterExit(before);
  const player = startPlayer(before.store);
  openRow(player, "Challenge");
  settle(player);
  return player;
}

function pressAll(player: Player, buttons: readonly ("up" | "down" | "left" | "right" | "a" | "b")[]): void {
  for (const button of buttons) {
    press(player, button);
    settle(player);
  }
}

test("the first page of challenges shows the unfinished challenge, and the last five codes on hooks", () => {
  const player = startWithFive();
  expectScreen(player, "challenge-hooks");
  pressAll(player, ["a"]);
  expect(waitForLevel(player)).toMatchObject({ puzzle: "ice-path", mode: "challenge", level: 2 });
});

test("the headings of the page describe the challenge on the selected hook, and Ⓐ shows its code", () => {
  const player = startWithFive();
  pressAll(player, ["down", "down", "right", "right"]);
  expectScreen(player, "challenge-hooks-friend");
  pressAll(player, ["right", "a"]);
  expect(announcedChallenge(player)).toBe(codeOfHook(player, 3));
});

test("✛ down goes from row to row of the page, and ✛ right goes through all its items", () => {
  const player = startWithFive();
  pressAll(player, ["right", "right"]);
  expectScreen(player, "challenge-hooks-words");
  const words = player.console.pixels.slice();
  pressAll(player, ["up", "down", "right"]);
  expect(player.console.pixels).toEqual(words);
  pressAll(player, ["right"]);
  const hooks = player.console.pixels.slice();
  pressAll(player, ["up", "up", "down", "down", "down"]);
  expect(player.console.pixels).toEqual(hooks);
});

test("the plate shows the letters of an entered code if no challenge is unfinished", () => {
  const player = startPlayer(storeWith());
  openRow(player, "Challenge");
  pressAll(player, ["a", "up", "up", "b"]);
  expectScreen(player, "challenge-hooks-entered");
});

test("a player who cannot see the screen hears each item of the page when the cursor moves to it", () => {
  const player = startWithFive();
  player.console.keyPressed("o");
  settle(player);
  pressAll(player, ["right", "right", "right", "right", "right"]);
  expect(heard(player).slice(-6)).toEqual([
    "Challenge. Go on. 2 of 10. Ice Path, size 4. D E M D C Z U",
    "New challenge",
    "Enter a code",
    "Recent challenges. 1 of 5. Ice Path, size 4. 2 of 10. D E M D C Z U",
    "2 of 5. Last Ball, size 3. 0:48.5. W 4 F M A A H",
    "3 of 5. Skid, size 6, MARLEN: 1:08.4. 1:12.0, with a break. L 5 9 P F Z 6",
  ]);
});

function heard({ printed }: Player): string[] {
  return printed.filter((line) => line.startsWith("announcement: ")).map((line) => line.slice("announcement: ".length));
}

function codeOfHook(player: Player, hook: number): string {
  return saveAfterExit(player).challenges.text.split(",")[hook].split("/")[0];
}
