import { beforeEach, describe, expect, test, vi } from "vitest";
import type * as OwnLevels from "../../src/game/save/own-levels";
import { openSaveSlots } from "../../src/game/save/save-slots";
import { createRandom } from "../../src/kernel/random";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { isThorough } from "../seed-count";
import { randomLevel } from "./random-level";
import { dataFolder, TORN_LEFTOVERS, tearText, type Files } from "./data-folder";

let files: Files;
let starts = 0;

vi.stubGlobal("playdate", {
  datastore: {
    read: (name: string) => dataFolder(files).read(name),
    write: (value: object, name: string) => {
      dataFolder(files).write(name, value);
    },
  },
});

beforeEach(() => {
  files = new Map();
});

/**
 * Imports and returns the module that stores player-made levels, in its state when the game has just started. The
 * module is imported anew, because a fresh import has no state of an earlier game.
 */
async function launch(): Promise<typeof OwnLevels> {
  return (await import(`../../src/game/save/own-levels?start=${++starts}`)) as typeof OwnLevels;
}

function mapsIn({ openOwnLevels, readOwnMap }: typeof OwnLevels, id: string): string[] {
  const own = openOwnLevels(id);
  return own.levels.map((_, number) => readOwnMap(own, number));
}

const puzzles = loadAllPuzzles();

function manyOf(puzzleIndex: number): string[] {
  const random = createRandom(puzzleIndex);
  return Array.from({ length: 40 }, () => randomLevel(puzzles[puzzleIndex], random));
}

test("forty levels that the player has made for each puzzle are unchanged when the game starts again", async () => {
  const game = await launch();
  puzzles.forEach(({ id }, puzzleIndex) => {
    const own = game.openOwnLevels(id);
    own.levels.push(...manyOf(puzzleIndex).map((map) => game.formatOwnLevel(map)));
    expect(game.saveOwnLevels(own)).toBe(true);
  });
  const again = await launch();
  puzzles.forEach(({ id }, puzzleIndex) => {
    expect(mapsIn(again, id)).toEqual(manyOf(puzzleIndex));
  });
});

test("the player's own levels are written only if they have changed", async () => {
  const game = await launch();
  const own = game.openOwnLevels("fruit");
  own.levels.push(game.formatOwnLevel("A.A"));
  game.saveOwnLevels(own);
  const before = [...files];
  expect(game.saveOwnLevels(own)).toBe(true);
  expect([...files]).toEqual(before);
});

test("more than forty own levels, which can come together after a failed read, are all there at the next start", async () => {
  const maps = Array.from({ length: 41 }, (_, index) => ".".repeat(index + 1));
  const game = await launch();
  const own = game.openOwnLevels("fruit");
  own.levels.push(...maps.map((map) => game.formatOwnLevel(map)));
  expect(game.saveOwnLevels(own)).toBe(true);
  expect(mapsIn(await launch(), "fruit")).toEqual(maps);
});

const MAX_CUTS = isThorough ? Infinity : 40;

describe.each(puzzles.map(({ id }, puzzleIndex) => ({ id, puzzleIndex })))(
  "forty own levels of $id",
  ({ id, puzzleIndex }) => {
    test("the player's levels are either all old or all new if the power fails during a write", async () => {
      const first = manyOf(puzzleIndex);
      const second = [...first.slice(0, 39), "@F"];
      const game = await launch();
      const own = game.openOwnLevels(id);
      own.levels.push(...first.map((map) => game.formatOwnLevel(map)));
      game.saveOwnLevels(own);
      const before = new Map(files);
      own.levels[39] = game.formatOwnLevel("@F");
      game.saveOwnLevels(own);
      const [name] = [...files.keys()].filter((key) => files.get(key) !== before.get(key));
      const text = files.get(name) ?? "";
      const oldAndNew = [first, second].map((list) => list.map((map) => `map ${map.replaceAll("\n", "/")}`));
      const seen = new Set<number>();
      const cuts = Math.min(text.length, MAX_CUTS);
      for (let cut = 0; cut <= cuts; cut++) {
        const characters = Math.round((cut * text.length) / cuts);
        for (const over of TORN_LEFTOVERS) {
          const tornFiles = new Map(before).set(name, tearText(before.get(name) ?? "", text, { characters, over }));
          const payload = openSaveSlots(dataFolder(tornFiles), 1, `own-${id}`).newestSlot?.payload ?? "";
          const maps = payload.split("\n").filter((line) => line.startsWith("map "));
          expect(oldAndNew).toContainEqual(maps);
          seen.add(oldAndNew.findIndex((list) => list[39] === maps[39]));
        }
      }
      expect([...seen].sort()).toEqual([0, 1]);
    }, 300_000);
  },
);
