import { expect, test } from "vitest";
import { readCode, RUSH_SIZE, writeCode } from "../../src/game/codes/challenge-code";
import { isFault } from "../../src/kernel/fault";
import { waitForLevel, openRow, winAndGoOn, winAndSee, levelNow } from "./bot";
import { challengeTold, ghostTold, resultTold } from "./ghosts";
import { expectScreen } from "./golden";
import { codeOf } from "./open-mode";
import { keptBy, press, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";
import { placeOf, WORLDS } from "./worlds";

const LEVELS = 10;

/** Opens the list of the challenges that were played last, from the title. */
function openList(player: Player): void {
  openRow(player, "Challenge");
  press(player, "down");
  press(player, "down");
  press(player, "a");
  settle(player);
}

/** Plays all ten levels of a challenge that the game was started with. */
function playTen(player: Player): void {
  if (levelNow(player) === undefined) press(player, "a");
  waitForLevel(player);
  settle(player);
  for (let level = 1; level < LEVELS; level++) winAndGoOn(player);
  winAndSee(player);
  settle(player);
}

test("without a challenge the list of the last ones says that there is none", () => {
  const player = startPlayer(storeWith());
  openList(player);
  expectScreen(player, "challenges-none");
});

test("a challenge that was left is in the list with its code, also after a new start of the game", () => {
  const code = codeOf("last-ball");
  const player = startPlayer(storeWith(), { arguments: [`code=${code}`] });
  waitForLevel(player);
  keptBy(player);
  const again = startPlayer(player.store);
  openList(again);
  expectScreen(again, "challenges-left");
  press(again, "a");
  settle(again);
  expect(challengeTold(again)).toBe(code);
});

test("the code of a new rush challenge is shown before it begins, and kept", () => {
  const rush = { seed: 4711, puzzle: 0, size: RUSH_SIZE };
  const player = startPlayer(storeWith(), { arguments: [`code=${writeCode(rush)}`] });
  settle(player);
  expectScreen(player, "rush-challenge-before");
  press(player, "b");
  settle(player);
  const again = startPlayer(storeWith((save) => Object.assign(save, keptBy(player))));
  openList(again);
  press(again, "a");
  settle(again);
  expect(challengeTold(again)).toBe(writeCode(rush));
});

test.each(WORLDS)(
  "the card after a friend's challenge says who won, and both times; both codes are handed on: %s",
  (world) => {
    const challenge = { seed: 4711, puzzle: placeOf(world), size: 2 };
    const friend = { ...challenge, ghost: { name: "MARLEN", tenths: 36_000, cleared: 0 } };
    const store = storeWith(({ settings }) => void (settings.name = "OLIVIA"));
    const player = startPlayer(store, { arguments: [`code=${writeCode(friend)}`] });
    settle(player);
    playTen(player);
    const said = resultTold(player) ?? "";
    expect(said).toMatch(/You beat MARLEN by \d+:\d\d\.\d \/ You: \d+:\d\d\.\d \/ MARLEN: 60:00\.0/);
    expectScreen(player, `friend-end-${world}`);
    press(player, "a");
    settle(player);
    expectScreen(player, `friend-codes-${world}`);
    const own = ghostTold(player);
    expect(own).toMatchObject({ name: "OLIVIA" });
    expect(own?.splits).toHaveLength(LEVELS);
    expect(own?.splits?.[LEVELS - 1]).toBe(own?.tenths);
    const [kept = "", ownKept = ""] = keptBy(player).played.list.split(",")[0].split("/");
    expect(readCode(kept, WORLDS.length)).toMatchObject({ ghost: { name: "MARLEN", tenths: 36_000 } });
    const read = readCode(ownKept, WORLDS.length);
    expect(isFault(read) ? undefined : read.ghost?.tenths).toBe(own?.tenths);
  },
);
