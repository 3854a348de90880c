import { beforeEach, describe, expect, test, vi } from "vitest";
import type * as OwnLevels from "../../src/game/save/own-levels";
import { openSaveSlots } from "../../src/game/save/save-slots";
import { createRandom } from "../../src/kernel/random";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { usesAllSeeds } from "../seed-count";
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

/** A game that has just been started: what it knows lies in a module of its own. */
async function launch(): Promise<typeof OwnLevels> {
  return (await import(`../../src/game/save/own-levels?start=${++starts}`)) as typeof OwnLevels;
}

/** The maps that a game would start with. */
function mapsIn({ openOwnLevels, mapOf }: typeof OwnLevels, id: string): string[] {
  const own = openOwnLevels(id);
  return own.levels.map((_, number) => mapOf(own, number));
}

const puzzles = loadAllPuzzles();

/** As many levels as there is room for, of any sort. */
function manyOf(place: number): string[] {
  const random = createRandom(place);
  return Array.from({ length: 40 }, () => randomLevel(puzzles[place], random));
}

test("are as they were when the game starts again, forty of each puzzle", async () => {
  const game = await launch();
  puzzles.forEach(({ id }, place) => {
    const own = game.openOwnLevels(id);
    own.levels.push(...manyOf(place).map((map) => game.formatOwnLevel(map)));
    expect(game.saveOwnLevels(own)).toBe(true);
  });
  const again = await launch();
  puzzles.forEach(({ id }, place) => {
    expect(mapsIn(again, id)).toEqual(manyOf(place));
  });
});

test("are written only when there is something new", async () => {
  const game = await launch();
  const own = game.openOwnLevels("fruit");
  own.levels.push(game.formatOwnLevel("A.A"));
  game.saveOwnLevels(own);
  const before = [...files];
  expect(game.saveOwnLevels(own)).toBe(true);
  expect([...files]).toEqual(before);
});

/** At every character where all is proved. */
const MAX_CUTS = usesAllSeeds ? Infinity : 40;

describe.each(puzzles.map(({ id }, place) => ({ id, place })))("forty of $id", ({ id, place }) => {
  test("are those of before or those of after, wherever the power goes while they are written", async () => {
    const first = manyOf(place);
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
    const kept = [first, second].map((some) => some.map((map) => `map ${map.replaceAll("\n", "/")}`));
    const found = new Set<number>();
    const cuts = Math.min(text.length, MAX_CUTS);
    for (let cut = 0; cut <= cuts; cut++) {
      const characters = Math.round((cut * text.length) / cuts);
      for (const over of TORN_LEFTOVERS) {
        const left = new Map(before).set(name, tearText(before.get(name) ?? "", text, { characters, over }));
        const payload = openSaveSlots(dataFolder(left), 1, `own-${id}`).newestSlot?.payload ?? "";
        const maps = payload.split("\n").filter((line) => line.startsWith("map "));
        expect(kept).toContainEqual(maps);
        found.add(kept.findIndex((some) => some[39] === maps[39]));
      }
    }
    expect([...found].sort()).toEqual([0, 1]);
  }, 300_000);
});
