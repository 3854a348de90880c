/**
 * Taps things on screens that are no menus: letters of a code or of a name, cards, postcards, and rows of level packs.
 * The game announces what it selects, and the tests read these announcements.
 */
import { describe, expect, test } from "vitest";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { runToEnd } from "../../src/kernel/task";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { openRow } from "./bot";
import { storeWithOwnLevels } from "./own-levels";
import { chooseMenuItem, frames, press, screenNow, settle, startPlayer, type Launch, type Player } from "./player";
import { puzzleIndexOf, puzzleOf } from "./puzzles";
import { storeWith } from "./saves";

const BACK = [30, 225] as const;
const NEXT = [370, 225] as const;
const LETTERS_Y = 112;
const LETTERS_APART = 56;

function listen(player: Player): Player {
  player.console.keyPressed("o");
  frames(player, 2);
  return player;
}

function tap(player: Player, ...[x, y]: readonly [number, number]): string[] {
  const { length } = player.printed;
  player.console.touched("tap", x, y);
  settle(player);
  return player.printed
    .slice(length)
    .filter((line) => line.startsWith("announcement: "))
    .map((line) => line.slice("announcement: ".length));
}

function letterPoint(index: number, count: number): [number, number] {
  return [200 + (index - (count - 1) / 2) * LETTERS_APART, LETTERS_Y];
}

function mapsOf(puzzleId: string, count: number): string[] {
  return allLevelsOf(puzzleOf(puzzleId).campaign)
    .slice(0, count)
    .map(({ map }) => map.join("\n"));
}

describe("letters on drums", () => {
  function openChallengeDial(): Player {
    const player = startPlayer(storeWith());
    openRow(player, "Challenge");
    press(player, "a");
    settle(player);
    return listen(player);
  }

  test("on the dial of a challenge, a tap on another letter goes to it, and the halves of its drum turn it", () => {
    const player = openChallengeDial();
    expect(tap(player, ...letterPoint(4, 7))).toContain("5 of 7");
    const [x] = letterPoint(4, 7);
    expect(tap(player, x, LETTERS_Y + 46)).toEqual(["B"]);
    expect(tap(player, x, LETTERS_Y + 46)).toEqual(["C"]);
    expect(tap(player, x, LETTERS_Y - 46)).toEqual(["B"]);
    expect(tap(player, ...letterPoint(1, 7))).toContain("2 of 7");
  });

  test("on the dial of a challenge, a tap on the selected letter is Ⓐ, and the texts at the foot are Ⓑ and Ⓐ", () => {
    const player = openChallengeDial();
    expect(tap(player, ...letterPoint(0, 7))).toEqual(["2 of 7"]);
    expect(tap(player, ...NEXT)).toEqual(["3 of 7"]);
    expect(tap(player, ...BACK)).toEqual(["2 of 7"]);
    expect(tap(player, 200, 30)).toEqual([]);
  });

  test("on a new challenge, taps change its size and its code, and a tap on the code plays it", () => {
    const player = startPlayer(storeWith());
    openRow(player, "Challenge");
    press(player, "down");
    press(player, "a");
    settle(player);
    listen(player);
    const [larger] = tap(player, 296, 53);
    expect(larger).toMatch(/size 5/);
    expect(tap(player, 104, 53)[0]).toMatch(/size 4/);
    const [other] = tap(player, 200, 224);
    expect(other).not.toMatch(/size/);
    tap(player, ...letterPoint(2, 7));
    expect(screenNow(player)).toBe("play");
  });

  test("on the dial of a level code, a tap on a group of letters goes to its first letter", () => {
    const [map] = mapsOf("skid", 1);
    const code = runToEnd(writeLevelCode({ puzzleIndex: puzzleIndexOf("skid"), map }));
    const player = startPlayer(storeWith(), { arguments: [`level=${code.slice(0, -1)}A`] });
    frames(player, 60);
    settle(player);
    expect(screenNow(player)).toBe("level dial");
    listen(player);
    expect(tap(player, 45, 199).join()).toMatch(/\b1 of /);
    expect(tap(player, 121, 199).join()).toMatch(/\b6 of /);
    expect(tap(player, ...letterPoint(3, 5)).join()).toMatch(/\b9 of /);
  });

  test("on the dial of a pack's name, taps turn a letter, go on and go back", () => {
    const player = startPlayer(storeWithOwnLevels(mapsOf("skid", 1), "skid"));
    openRow(player, "Workshop");
    chooseMenuItem(player, "share a pack");
    press(player, "up");
    press(player, "up");
    press(player, "a");
    settle(player);
    expect(screenNow(player)).toBe("name");
    listen(player);
    expect(tap(player, letterPoint(0, 6)[0], LETTERS_Y + 46).join()).toBe("Q");
    expect(tap(player, ...letterPoint(1, 6)).join()).toMatch(/2 of 6/);
    expect(tap(player, ...BACK).join()).toMatch(/1 of 6/);
    tap(player, ...BACK);
    expect(screenNow(player)).toBe("pack maker");
  });
});

describe("cards and rows", () => {
  function openOwn(count: number, launch: Launch = {}): Player {
    const player = startPlayer(storeWithOwnLevels(mapsOf("skid", count), "skid"), launch);
    openRow(player, "Workshop");
    frames(player, 30);
    settle(player);
    return listen(player);
  }

  test("on the pinboard, a tap on a card selects it, one on an arrow shows the next cards, one on the bench opens it", () => {
    const player = openOwn(7);
    expect(tap(player, 17 + 3 * 75 + 30, 60).join()).toMatch(/4 of 7/);
    expect(tap(player, 391, 57).join()).toMatch(/6 of 7/);
    expect(tap(player, 8, 57).join()).toMatch(/5 of 7/);
    expect(tap(player, 20, 150)).toEqual([]);
    expect(tap(player, 178, 150).join()).toMatch(/Play/);
  });

  test("on the pinboard, a tap on the selected card opens it", () => {
    expect(tap(openOwn(2), 17 + 30, 60).join()).toMatch(/Play/);
  });

  test("a tap on a row of the screen where packs are made selects the row and presses Ⓐ there", () => {
    const player = openOwn(3);
    chooseMenuItem(player, "share a pack");
    tap(player, 200, 44 + 3 * 24 + 10);
    tap(player, 200, 44 + 1 * 24 + 10);
    frames(player, 400);
    expect(player.printed.findLast((line) => line.startsWith("link: "))).toMatch(/^link: pack=/);
    tap(player, ...BACK);
    expect(screenNow(player)).toBe("pack maker");
    tap(player, ...BACK);
    expect(screenNow(player)).toBe("workshop");
  });

  test("a tap on a row of a friend's pack plays this level", () => {
    const codes = mapsOf("skid", 2).map((map) =>
      runToEnd(writeLevelCode({ puzzleIndex: puzzleIndexOf("skid"), map })).replaceAll("-", ""),
    );
    const player = startPlayer(storeWith(), { arguments: [`pack=PACK..${codes.join(".")}`] });
    settle(player);
    expect(screenNow(player)).toBe("pack");
    tap(player, 200, 200);
    expect(screenNow(player)).toBe("pack");
    tap(player, 200, 44 + 24 + 10);
    expect(screenNow(player)).toBe("play");
  });
});

describe("the wall of the statistics", () => {
  function openStats(): Player {
    const player = startPlayer(storeWith());
    openRow(player, "Stats");
    settle(player);
    return listen(player);
  }

  test("a tap on a postcard selects it, a second tap turns it over, and a third turns it back", () => {
    const player = openStats();
    expect(tap(player, 250, 70).at(-1)).toMatch(/^Skid/);
    expect(tap(player, 250, 70).join()).not.toBe("");
    tap(player, 200, 120);
    expect(tap(player, 150, 70).at(-1)).toMatch(/^Ice Path/);
    expect(tap(player, 50, 225)).toEqual([]);
    expect(screenNow(player)).toBe("stats");
  });

  test("a tap on a keepsake selects it once the shelf is open, and a tap beside the shelf closes it", () => {
    const player = openStats();
    expect(tap(player, 300, 200).at(-1)).toMatch(/keepsakes/i);
    const first = tap(player, 300, 200).at(-1);
    const other = tap(player, 267 + 2 * 16 + 8, 112 + 24 + 10).at(-1);
    expect(first).toBe("Not yet, Last Ball, in 10 levels");
    expect(other).toBe("Not yet, Ice Path, in 30 levels");
    tap(player, 100, 60);
    expect(tap(player, 150, 70).at(-1)).toMatch(/^Ice Path/);
  });
});
