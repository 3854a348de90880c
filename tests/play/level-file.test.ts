import { describe, expect, test } from "vitest";
import type { Host, Store } from "../../simulator/host";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { runToEnd } from "../../src/kernel/task";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { openRow } from "./bot";
import { expectScreen } from "./golden-screens";
import { saveOwnLevels, ownMaps, storeWithOwnLevels } from "./own-levels";
import { frame, frames, gameBehind, press, settle, startPlayer, type Player } from "./player";
import { saveIn, storeWith } from "./saves";
import { isTextOnScreen } from "./screen-text";
import { puzzleIndexOf, PUZZLE_ROWS, puzzleOf } from "./puzzles";

const FRAMES_OF_CARDS = 10;

const FRAME_MS = 33;
const FRAMES_A_SECOND = 30;
const MAX_FRAMES = 3000;

function mapsOf(puzzleId: string): string[] {
  return allLevelsOf(puzzleOf(puzzleId).campaign).map(({ map }) => map.join("\n"));
}

function codeOf(puzzleId: string, map: string): string {
  return runToEnd(writeLevelCode({ puzzleIndex: puzzleIndexOf(puzzleId), map }));
}

function startWith(lines: readonly string[], store: Store, files?: Host["files"]): Player {
  store.write("levels.txt", `${lines.join("\n")}\n`);
  const player = startPlayer(store, files === undefined ? {} : { files });
  for (let at = 0; at < MAX_FRAMES && store.read("levels-read.json") === undefined; at++) frame(player);
  settle(player);
  return player;
}

test("the levels of a file in the data folder are in the workshop after the start, whatever their puzzles are", () => {
  const store = storeWith(undefined, "last-ball");
  const lines = PUZZLE_ROWS.flatMap(([puzzleId]) => [`# ${puzzleId}`, "", codeOf(puzzleId, mapsOf(puzzleId)[7])]);
  const player = startWith(lines, store);
  for (const [puzzleId] of PUZZLE_ROWS) expect(ownMaps(store, puzzleId)).toEqual([mapsOf(puzzleId)[7]]);
  expect(Math.max(...player.reports.map(({ simulatedMs }) => simulatedMs))).toBeLessThan(FRAME_MS);
});

test("the report on a file of levels lists new and known levels, those without room, and the wrong lines", () => {
  const maps = mapsOf("fruit").slice(0, 42);
  const store = storeWithOwnLevels(maps.slice(0, 39), "fruit");
  const codes = maps.slice(38).map((map) => codeOf("fruit", map));
  const wrong = codes[0].slice(0, 4) + (codes[0].charAt(4) === "A" ? "B" : "A") + codes[0].slice(5);
  const player = startWith([...codes, "# mine", wrong, "hello", codes[1]], store);
  expectScreen(player, "level-file");
  expect(ownMaps(store, "fruit")).toEqual(maps.slice(0, 40));
  press(player, "a");
  settle(player);
  openRow(player, "Workshop");
  player.console.signal("gameWillTerminate");
  expect(ownMaps(store, "fruit")).toEqual(maps.slice(0, 40));
});

test("a long report on a file of levels can be scrolled line by line", () => {
  const player = startWith(
    Array.from({ length: 30 }, (_, at) => `line ${at}`),
    storeWith(undefined, "skid"),
  );
  for (let at = 0; at < 3; at++) press(player, "down");
  settle(player);
  expectScreen(player, "level-file-long");
});

test("a level on three thousand lines of a file is decoded once, so that the file is read in a good second", () => {
  const [map] = mapsOf("fruit");
  const store = storeWith(undefined, "fruit");
  const player = startWith(Array<string>(3000).fill(codeOf("fruit", map)), store);
  expect(isTextOnScreen(player, "1 level is new in the workshop.")).toBe(true);
  expect(isTextOnScreen(player, "999 were there already.")).toBe(true);
  expect(ownMaps(store, "fruit")).toEqual([map]);
  expect(player.reports.length).toBeLessThan(FRAMES_A_SECOND + FRAMES_OF_CARDS);
});

test("Ⓑ stops a long reading of a file, the screen says which lines are left, and the next start reads them", () => {
  const maps = [...mapsOf("fruit").slice(0, 35), ...mapsOf("penguin").slice(0, 35)];
  const codes = maps.map((_, at) => codeOf(at < 35 ? "fruit" : "penguin", maps[at]));
  const store = storeWith(undefined, "fruit");
  store.write("levels.txt", `${codes.join("\n")}\n`);
  const player = startPlayer(store);
  frames(player, FRAMES_A_SECOND + 2);
  expect(isTextOnScreen(player, "Ⓑ stop")).toBe(true);
  press(player, "b");
  settle(player);
  const read = ownMaps(store, "fruit").length;
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(35);
  expect(isTextOnScreen(player, `Lines ${read + 1} to 70 are read`)).toBe(true);
  saveOwnLevels(store, maps.slice(1, read), "fruit");
  const again = startPlayer(store);
  for (let at = 0; at < MAX_FRAMES && !isTextOnScreen(again, "Ⓐ go on"); at += 10) frames(again, 10);
  expect(isTextOnScreen(again, `${70 - read} levels are new in the workshop.`)).toBe(true);
  expect(ownMaps(store, "fruit")).toEqual(maps.slice(1, 35));
  expect(ownMaps(store, "penguin")).toEqual(maps.slice(35));
  const third = startPlayer(store);
  settle(third);
  openRow(third, "Workshop");
  expect(ownMaps(store, "fruit")).toEqual(maps.slice(1, 35));
});

test("a file of levels is read once, and again only if it has changed", () => {
  const [first, second] = mapsOf("skid");
  const store = storeWith(undefined, "skid");
  startWith([codeOf("skid", first)], store);
  const again = startPlayer(store);
  settle(again);
  openRow(again, "Workshop");
  expect(ownMaps(store, "skid")).toEqual([first]);
  store.remove("levels-read.json");
  startWith([codeOf("skid", first), codeOf("skid", second)], store);
  expect(ownMaps(store, "skid")).toEqual([first, second]);
});

test("a deleted level stays deleted if the file changes, unless its line was removed and added again", () => {
  const [first, second, third] = mapsOf("skid");
  const [one, two, three] = [first, second, third].map((map) => codeOf("skid", map));
  const store = storeWith(undefined, "skid");
  const readAgain = (lines: readonly string[]): Player => {
    const note = store.read("levels-read.json");
    store.write("levels.txt", `${lines.join("\n")}\n`);
    const player = startPlayer(store);
    for (let at = 0; at < MAX_FRAMES && store.read("levels-read.json") === note; at++) frame(player);
    settle(player);
    return player;
  };
  readAgain([one, two]);
  saveOwnLevels(store, [second], "skid");
  expectScreen(readAgain([one, two, three]), "level-file-deleted");
  expect(ownMaps(store, "skid")).toEqual([second, third]);
  readAgain([two, three, one, "# another comment"]);
  expect(ownMaps(store, "skid")).toEqual([second, third]);
  readAgain([two]);
  readAgain([two, one]);
  expect(ownMaps(store, "skid")).toEqual([second, third, first]);
});

test.each(["", "\n\n", "# nothing but a comment", "\u0000\u0001", "{}", "A".repeat(301)])(
  "a file of levels with any contents changes neither the own levels nor the save: %j",
  (text) => {
    const store = storeWithOwnLevels(mapsOf("penguin").slice(0, 3), "penguin");
    const before = saveIn(store);
    startWith([text], store);
    expect(ownMaps(store, "penguin")).toEqual(mapsOf("penguin").slice(0, 3));
    expect(saveIn(store)).toEqual(before);
  },
);

/**
 * Lua code that imitates a special console: each text that is read from a file ends before its first zero byte, as
 * texts in C do. The reported number of bytes stays correct.
 */
const CUTTING_CONSOLE = `
  local open = playdate.file.open
  local function cut(text) return text and string.match(text, "^[^\\0]*") end
  playdate.file.open = function(path, mode)
    local file, reason = open(path, mode)
    if file == nil then return nil, reason end
    return {
      read = function(_, bytes)
        local text, count = file:read(bytes)
        return cut(text), count
      end,
      readline = function() return cut(file:readline()) end,
      close = function() file:close() end,
    }
  end`;

describe.each([
  ["returns them", undefined],
  ["ends a text there", gameBehind(CUTTING_CONSOLE)],
])("a console that reads zero bytes and %s", (_, files) => {
  test("a file of levels with zero bytes is read, and the report says which lines have one", () => {
    const [first, second, third] = mapsOf("skid").map((map) => codeOf("skid", map));
    const store = storeWith(undefined, "skid");
    const lines = [
      first,
      `${second}\0`,
      "\0",
      "# a comm\0ent",
      `${second.slice(0, 7)}\0${second.slice(7)}`,
      "é",
      third,
    ];
    const player = startWith(lines, store, files);
    expectScreen(player, "level-file-zero-bytes");
    expect(ownMaps(store, "skid")).toEqual([mapsOf("skid")[0], mapsOf("skid")[2]]);
  });
});
