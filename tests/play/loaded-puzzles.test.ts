import { describe, expect, test } from "vitest";
import type { Host } from "../../simulator/host";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { runToEnd } from "../../src/kernel/task";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { PUZZLES } from "../../src/puzzles/index";
import { openRow, waitForLevel } from "./bot";
import { saveOwnLevels } from "./own-levels";
import { chooseMenuItem, frames, GAME_FILES, press, screenNow, settle, startPlayer, type Player } from "./player";
import { puzzleIndexOf, puzzleOf } from "./puzzles";
import { storeWith } from "./saves";

const FRAMES_OF_PICTURE = 400;
const LOAD = "local function loadChunk(group, file)\n";
const UNLOAD = "____loadedChunks[file] = nil\n";

function printingFiles(): Host["files"] {
  const main = new TextDecoder().decode(GAME_FILES.get("main.lua"));
  expect(main.split(LOAD)).toHaveLength(2);
  expect(main.split(UNLOAD)).toHaveLength(2);
  const printing = main
    .replace(LOAD, `${LOAD}print("loaded: " .. file)\n`)
    .replace(UNLOAD, `${UNLOAD}print("unloaded: " .. file)\n`);
  return new Map([...GAME_FILES, ["main.lua", new TextEncoder().encode(printing)]]);
}

const files = printingFiles();

function loadedPuzzles({ printed }: Player): string[][] {
  let loaded: string[] = [];
  return printed.flatMap((line) => {
    const [, event, file] = /^(loaded|unloaded): (.*)$/.exec(line) ?? [];
    if (!PUZZLES.some(({ id }) => id === file)) return [];
    loaded = event === "loaded" ? [...loaded, file] : loaded.filter((other) => other !== file);
    return [loaded];
  });
}

const loadedNow = (player: Player): string[] => loadedPuzzles(player).at(-1) ?? [];
const mostLoaded = (player: Player): number => Math.max(...loadedPuzzles(player).map(({ length }) => length));

function firstMapOf(puzzleId: string): string {
  return allLevelsOf(puzzleOf(puzzleId).campaign)[0].map.join("\n");
}

function codeOf(puzzleId: string): string {
  const level = { puzzleIndex: puzzleIndexOf(puzzleId), map: firstMapOf(puzzleId) };
  return runToEnd(writeLevelCode(level)).replaceAll("-", "");
}

describe("the code of puzzles in memory", () => {
  test("when the title turns to each of the puzzles, only the shown one is loaded", () => {
    const player = startPlayer(storeWith(undefined, "last-ball"), { files });
    settle(player);
    for (let turn = 1; turn <= PUZZLES.length; turn++) {
      press(player, "right");
      settle(player);
      expect(loadedNow(player)).toEqual([PUZZLES[turn % PUZZLES.length].id]);
    }
    expect(mostLoaded(player)).toBe(1);
  });

  test("when the page Today opens the level of another puzzle, only that one is loaded", () => {
    const player = startPlayer(storeWith(undefined, "last-ball"), { files });
    openRow(player, "Today");
    settle(player);
    press(player, "right");
    settle(player);
    press(player, "a");
    const { puzzle } = waitForLevel(player);
    expect(puzzle).not.toBe("last-ball");
    expect(loadedNow(player)).toEqual([puzzle]);
    expect(mostLoaded(player)).toBe(1);
  });

  test("while a pack of all puzzles is made and shared, at most two are loaded", () => {
    const store = storeWith(undefined, "last-ball");
    for (const { id } of PUZZLES) saveOwnLevels(store, [firstMapOf(id)], id);
    const player = startPlayer(store, { files });
    openRow(player, "Workshop");
    settle(player);
    chooseMenuItem(player, "share a pack");
    for (let row = 0; row < PUZZLES.length; row++) {
      press(player, "a");
      press(player, "down");
      settle(player);
    }
    for (let row = 0; row < PUZZLES.length; row++) press(player, "up");
    settle(player);
    press(player, "a");
    frames(player, FRAMES_OF_PICTURE);
    expect(player.printed.findLast((line) => line.startsWith("link: pack="))).toBe(
      `link: pack=PACK..${PUZZLES.map(({ id }) => codeOf(id)).join(".")}`,
    );
    expect(mostLoaded(player)).toBe(2);
    press(player, "b");
    press(player, "b");
    settle(player);
    expect(screenNow(player)).toBe("workshop");
    expect(loadedNow(player)).toEqual(["last-ball"]);
  });

  test("while the levels of a friend's pack are shown and played, at most two are loaded, and in a level one", () => {
    const pack = `SNOW..${PUZZLES.map(({ id }) => codeOf(id)).join(".")}`;
    const player = startPlayer(storeWith(undefined, "last-ball"), { files, arguments: [`pack=${pack}`] });
    settle(player);
    // Forgets the lines that the game has printed so far. Before its first screen, the game loads puzzles to read the
    // level codes of the friend's pack.
    player.printed.length = 0;
    player.printed.push(...PUZZLES.slice(0, 1).map(({ id }) => `loaded: ${id}`));
    for (const { id } of PUZZLES.slice(1)) {
      press(player, "down");
      settle(player);
      expect(loadedNow(player).toSorted()).toEqual([PUZZLES[0].id, id].toSorted());
    }
    press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ puzzle: "fruit" });
    expect(loadedNow(player)).toEqual(["fruit"]);
    expect(mostLoaded(player)).toBe(2);
  });
});
