import jsQR from "jsqr";
import { describe, expect, test } from "vitest";
import { WHITE } from "../../simulator/graphics/bitmap";
import type { Host, Store } from "../../simulator/host";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { runToEnd } from "../../src/kernel/task";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { printedAttempt } from "./attempt-json";
import { openRow, waitForLevel, winAndSee } from "./bot";
import { expectScreen } from "./golden-screens";
import { chooseOwnAction, gameFilesFor, ownMaps, saveOwnLevels, storeWithOwnLevels } from "./own-levels";
import { chooseMenuItem, frames, GAME_FILES, press, screenNow, settle, startPlayer, type Player } from "./player";
import { PUZZLE_ROWS, puzzleIndexOf, puzzleOf } from "./puzzles";
import { storeWith } from "./saves";

const PAGE = "https://example.org/glissade/";
const FRAMES_OF_PICTURE = 400;
const NEWER_LEVEL = "HAA6C";
/**
 * The index of the row "leave" on the editor's page about the board. The player opens this page with the entry "board"
 * of the system menu.
 */
const EDITOR_LEAVE_ROW = 4;

function mapsOf(puzzleId: string, count: number): string[] {
  return allLevelsOf(puzzleOf(puzzleId).campaign)
    .slice(0, count)
    .map(({ map }) => map.join("\n"));
}

function codeOf(puzzleId: string, map: string): string {
  return runToEnd(writeLevelCode({ puzzleIndex: puzzleIndexOf(puzzleId), map })).replaceAll("-", "");
}

function openMaker(store: Store, files: Host["files"] = gameFilesFor(GAME_FILES, PAGE)): Player {
  const player = startPlayer(store, { files });
  openRow(player, "Workshop");
  settle(player);
  chooseMenuItem(player, "share a pack");
  expect(screenNow(player)).toBe("pack maker");
  return player;
}

function pressTimes(player: Player, button: "up" | "down", times: number): void {
  for (let row = 0; row < times; row++) press(player, button);
  settle(player);
}

function shareFirst(player: Player, count: number): void {
  for (let row = 0; row < count; row++) {
    press(player, "a");
    if (row < count - 1) press(player, "down");
  }
  pressTimes(player, "up", count);
  press(player, "a");
  frames(player, FRAMES_OF_PICTURE);
}

function scan({ console: { pixels, width, height } }: Player): string {
  const colours = new Uint8ClampedArray(4 * pixels.length).map((_, at) => (pixels[at >> 2] === WHITE ? 255 : 0));
  return jsQR(colours, width, height)?.data ?? "";
}

function linesOf({ printed }: Player, topic: string): string[] {
  return printed.filter((line) => line.startsWith(`${topic}: `)).map((line) => line.slice(topic.length + 2));
}

function openPack(value: string, store = storeWith(undefined, "last-ball")): Player {
  const player = startPlayer(store, { arguments: [`pack=${value}`] });
  settle(player);
  return player;
}

describe("making a pack", () => {
  test("own levels of two puzzles become one link, as a QR code and for the page", () => {
    const store = storeWithOwnLevels(mapsOf("skid", 2), "skid");
    saveOwnLevels(store, mapsOf("last-ball", 1), "last-ball");
    const maker = openMaker(store);
    expectScreen(maker, "pack-maker");
    shareFirst(maker, 3);
    expectScreen(maker, "pack-shared");
    const codes = [
      codeOf("last-ball", mapsOf("last-ball", 1)[0]),
      ...mapsOf("skid", 2).map((map) => codeOf("skid", map)),
    ];
    expect(scan(maker)).toBe(`${PAGE}?pack=PACK..${codes.join(".")}`);
    expect(linesOf(maker, "link").at(-1)).toBe(`pack=PACK..${codes.join(".")}`);
    press(maker, "b");
    settle(maker);
    expect(linesOf(maker, "link").at(-1)).toBe("none");
    press(maker, "b");
    settle(maker);
    expect(screenNow(maker)).toBe("workshop");
  });

  test.each(PUZZLE_ROWS)("a camera can read the QR code of a pack of ten levels of %s", (puzzleId) => {
    const maps = mapsOf(puzzleId, 10);
    const maker = openMaker(storeWithOwnLevels(maps, puzzleId));
    shareFirst(maker, 10);
    const value = `PACK..${maps.map((map) => codeOf(puzzleId, map)).join(".")}`;
    expect(linesOf(maker, "link").at(-1)).toBe(`pack=${value}`);
    expect(scan(maker)).toBe(`${PAGE}?pack=${value}`);
  });

  test("a pack whose link is too long for a QR code has a link for the web page only", () => {
    const maps = mapsOf("ice-path", 60).slice(-10);
    const files = gameFilesFor(GAME_FILES, `${PAGE}${"long/".repeat(30)}`);
    const maker = openMaker(storeWithOwnLevels(maps, "ice-path"), files);
    shareFirst(maker, 10);
    frames(maker, FRAMES_OF_PICTURE);
    expect(linesOf(maker, "link").at(-1)).toBe(`pack=PACK..${maps.map((map) => codeOf("ice-path", map)).join(".")}`);
    expectScreen(maker, "pack-too-long");
  });

  test("a pack has at most ten levels and needs at least one", () => {
    const maker = openMaker(storeWithOwnLevels(mapsOf("skid", 11), "skid"));
    press(maker, "up");
    press(maker, "a");
    settle(maker);
    expectScreen(maker, "pack-empty");
    press(maker, "down");
    for (let row = 0; row < 11; row++) {
      press(maker, "a");
      press(maker, "down");
    }
    settle(maker);
    press(maker, "a");
    settle(maker);
    expectScreen(maker, "pack-full");
  });

  test("a level of the pack may be edited, and another level deleted, before the pack is shared", () => {
    const store = storeWithOwnLevels(mapsOf("skid", 3), "skid");
    const player = openMaker(store);
    press(player, "down");
    for (const button of ["a", "down", "a", "b"] as const) press(player, button);
    settle(player);
    expect(screenNow(player)).toBe("workshop");
    chooseOwnAction(player, "Delete");
    expect(ownMaps(store, "skid")).toEqual(mapsOf("skid", 3).slice(1));
    chooseOwnAction(player, "Edit");
    press(player, "a");
    settle(player);
    chooseMenuItem(player, "board");
    for (let row = 0; row < EDITOR_LEAVE_ROW; row++) press(player, "down");
    press(player, "a");
    settle(player);
    const [edited, other] = ownMaps(store, "skid");
    expect([edited === mapsOf("skid", 2)[1], other]).toEqual([false, mapsOf("skid", 3)[2]]);
    expect(screenNow(player)).toBe("workshop");
    chooseMenuItem(player, "share a pack");
    expectScreen(player, "pack-edited");
  });

  test("the player gives the pack a name", () => {
    const maker = openMaker(storeWithOwnLevels(mapsOf("skid", 1), "skid"));
    pressTimes(maker, "up", 2);
    press(maker, "a");
    settle(maker);
    expectScreen(maker, "pack-name");
    press(maker, "down");
    press(maker, "right");
    press(maker, "right");
    press(maker, "right");
    press(maker, "right");
    settle(maker);
    press(maker, "a");
    settle(maker);
    expect(screenNow(maker)).toBe("pack maker");
    shareFirst(maker, 1);
    expect(linesOf(maker, "link").at(-1)).toMatch(/^pack=QACK\.\./);
  });

  test("a level that cannot be won is named, and no link is made", () => {
    const maker = openMaker(storeWithOwnLevels(["@...\n....\n..o."], "last-ball"));
    shareFirst(maker, 1);
    expectScreen(maker, "pack-fault");
    expect(linesOf(maker, "link")).toEqual([]);
  });

  test("a workshop without levels offers no pack", () => {
    const player = startPlayer(storeWith(undefined, "skid"));
    openRow(player, "Workshop");
    settle(player);
    expect(player.console.menuItems()).toEqual([]);
  });
});

describe("opening a pack", () => {
  const [first, second] = ["skid", "fruit"].map((id) => codeOf(id, mapsOf(id, 1)[0]));

  test("the levels of a pack are listed under its name, and can be played one after another", () => {
    const player = openPack(`Snow 7..${first}.${second}`);
    expect([screenNow(player), linesOf(player, "link"), linesOf(player, "problem")]).toEqual([
      "pack",
      [`pack=SNOW 7..${first}.${second}`],
      [],
    ]);
    expectScreen(player, "pack");
    press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ puzzle: "skid", mode: "own", level: 1 });
    settle(player);
    winAndSee(player);
    press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ puzzle: "fruit", mode: "own", level: 2 });
    settle(player);
    winAndSee(player);
    press(player, "b");
    settle(player);
    expect(screenNow(player)).toBe("pack");
    expect(printedAttempt(player)).toBeUndefined();
    press(player, "b");
    settle(player);
    expect(screenNow(player)).toBe("title");
  });

  test("all levels of a pack are saved with the player's own levels, each in the workshop of its puzzle", () => {
    const store = storeWith(undefined, "last-ball");
    const player = openPack(`SNOW..${first}.${second}`, store);
    pressTimes(player, "down", 2);
    press(player, "a");
    settle(player);
    expectScreen(player, "pack-saved");
    expect(["skid", "fruit"].map((id) => ownMaps(store, id))).toEqual(["skid", "fruit"].map((id) => mapsOf(id, 1)));
  });

  test("a pack for whose levels there is no space says so", () => {
    const store = storeWithOwnLevels(mapsOf("skid", 41).slice(1), "skid");
    const player = openPack(`SNOW..${first}.${second}`, store);
    pressTimes(player, "down", 2);
    press(player, "a");
    settle(player);
    expectScreen(player, "pack-without-space");
  });

  const wrong = `${first.slice(0, 4)}${first[4] === "A" ? "B" : "A"}${first.slice(5)}`;
  test.each([
    ["", "pack wrong", "title"],
    ["SNOW", "pack wrong", "title"],
    ["SNOW..", "pack wrong", "title"],
    [`SNOW..${wrong}`, "pack wrong", "title"],
    [`SNOW..${NEWER_LEVEL}`, "pack newer", "title"],
    [`SNOW..${first}.${NEWER_LEVEL}`, "pack newer", "pack"],
    [`SNOW..${first}.${wrong}`, "pack broken-levels", "pack"],
    [`SNOW..${first}.${second.slice(0, 5)}`, "pack broken-levels", "pack"],
    [`SNOW..${Array.from({ length: 11 }, () => first).join(".")}`, "pack too-many", "pack"],
  ])("the game says what is wrong with the pack “%s”", (value, problem, screen) => {
    const player = openPack(value);
    expect([linesOf(player, "problem"), screenNow(player)]).toEqual([[problem], screen]);
  });

  test("the name of a pack has only letters, digits and spaces, and is never empty", () => {
    expect(linesOf(openPack(`a-b*c & a very long name of it..${first}`), "link")).toEqual([
      `pack=ABC  A VERY LON..${first}`,
    ]);
    expect(linesOf(openPack(`..${first}`), "link")).toEqual([`pack=PACK..${first}`]);
  });
});
