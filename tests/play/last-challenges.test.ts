import { expect, test } from "vitest";
import { readChallengeCode, RUSH_SIZE, writeChallengeCode } from "../../src/game/codes/challenge-code";
import { rememberOpened } from "../../src/game/codes/recent-challenges";
import { isFault } from "../../src/kernel/fault";
import { waitForLevel, openRow, winAndGoOn, winAndSee, levelNow } from "./bot";
import { announcedChallenge, announcedGhost, announcedResult } from "./ghosts";
import { expectScreen } from "./golden-screens";
import { codeOf } from "./open-mode";
import { saveAfterExit, press, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";
import { puzzleIndexOf, PUZZLE_ROWS } from "./puzzles";

const LEVELS = 10;

function openHooks(player: Player): void {
  openRow(player, "Challenge");
  press(player, "down");
  press(player, "down");
  settle(player);
}

function playTen(player: Player): void {
  if (levelNow(player) === undefined) press(player, "a");
  waitForLevel(player);
  settle(player);
  for (let level = 1; level < LEVELS; level++) winAndGoOn(player);
  winAndSee(player);
  settle(player);
}

test("the first page of challenges says what a challenge is before any was played", () => {
  const player = startPlayer(storeWith());
  openHooks(player);
  expectScreen(player, "challenges-none");
});

test("a challenge that was left hangs on the first hook, even after a restart of the game", () => {
  const code = codeOf("last-ball");
  const player = startPlayer(storeWith(), { arguments: [`code=${code}`] });
  waitForLevel(player);
  saveAfterExit(player);
  const again = startPlayer(player.store);
  openHooks(again);
  expectScreen(again, "challenges-left");
  press(again, "a");
  settle(again);
  expect(announcedChallenge(again)).toBe(code);
});

test("Ⓑ on a code from one of the hooks goes back to its hook", () => {
  const store = storeWith(({ challenges }) => {
    for (const seed of [4711, 4712, 4713]) rememberOpened(challenges, { seed, puzzleIndex: 0, size: 2 });
  });
  const player = startPlayer(store);
  openHooks(player);
  press(player, "right");
  settle(player);
  const listed = player.console.pixels.slice();
  press(player, "a");
  settle(player);
  expect(announcedChallenge(player)).toBe(writeChallengeCode({ seed: 4712, puzzleIndex: 0, size: 2 }));
  press(player, "b");
  settle(player);
  expect(player.console.pixels).toEqual(listed);
});

test("the code of a new rush challenge is shown before the rush begins, and hangs on a hook afterwards", () => {
  const rush = { seed: 4711, puzzleIndex: 0, size: RUSH_SIZE };
  const player = startPlayer(storeWith(), { arguments: [`code=${writeChallengeCode(rush)}`] });
  settle(player);
  expectScreen(player, "rush-challenge-before");
  press(player, "b");
  settle(player);
  const again = startPlayer(storeWith((save) => Object.assign(save, saveAfterExit(player))));
  openHooks(again);
  press(again, "a");
  settle(again);
  expect(announcedChallenge(again)).toBe(writeChallengeCode(rush));
});

test.each(PUZZLE_ROWS)(
  "the card after a friend's challenge of %s says who won and both times, and both codes can be shared",
  (puzzleId) => {
    const challenge = { seed: 4711, puzzleIndex: puzzleIndexOf(puzzleId), size: 2 };
    const friend = { ...challenge, ghost: { name: "MARLEN", tenths: 36_000, cleared: 0 } };
    const store = storeWith(({ settings }) => void (settings.name = "OLIVIA"));
    const player = startPlayer(store, { arguments: [`code=${writeChallengeCode(friend)}`] });
    settle(player);
    playTen(player);
    const said = announcedResult(player) ?? "";
    expect(said).toMatch(/You beat MARLEN by \d+:\d\d\.\d \/ You: \d+:\d\d\.\d \/ MARLEN: 60:00\.0/);
    expectScreen(player, `friend-end-${puzzleId}`);
    press(player, "a");
    settle(player);
    expectScreen(player, `friend-codes-${puzzleId}`);
    const own = announcedGhost(player);
    expect(own).toMatchObject({ name: "OLIVIA" });
    expect(own?.splits).toHaveLength(LEVELS);
    expect(own?.splits?.[LEVELS - 1]).toBe(own?.tenths);
    const [kept = "", ownKept = ""] = saveAfterExit(player).challenges.text.split(",")[0].split("/");
    expect(readChallengeCode(kept, PUZZLE_ROWS.length)).toMatchObject({ ghost: { name: "MARLEN", tenths: 36_000 } });
    const read = readChallengeCode(ownKept, PUZZLE_ROWS.length);
    expect(isFault(read) ? undefined : read.ghost?.tenths).toBe(own?.tenths);
  },
);
