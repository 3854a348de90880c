import { describe, expect, test } from "vitest";
import { whole } from "../../kernel/expect-level";
import { createRandom } from "../../../src/kernel/random";
import { finish } from "../../../src/kernel/work";
import { plan, wishOfShelf, SHELVES } from "../../../src/puzzles/skid/make/plan";
import { generate } from "../../../src/puzzles/skid/make/generator";
import type { Wish } from "../../../src/puzzles/skid/make/wish";
import { Ground, notation, type Level } from "../../../src/puzzles/skid/level";
import { levelFromStore, levelsOnShelf, packRows, unpackRows } from "../../../src/puzzles/skid/make/store";
import { anyLevels } from "./levels";
import { drawn, solve } from "./slow-solver";

const SHELF_NUMBERS = Array.from({ length: SHELVES }, (_, shelf) => shelf);

function made(wish: Wish, seed: number): Level {
  return finish(generate(wish, createRandom(seed, wish.shelf))).level;
}

function expectFair(level: Level, wish: Wish, name: string): void {
  const found = solve(drawn(notation.write(level)), 5000);
  expect(found?.deadEnds, name).toBe(0);
  expect(found?.parCombo, name).toBeGreaterThanOrEqual(wish.leastPar);
  expect(found?.parCombo, name).toBeLessThanOrEqual(wish.mostPar);
  expect(found?.parPlain, name).toBeGreaterThanOrEqual(found?.parCombo ?? Infinity);
  expect(found?.parPlain, name).toBeLessThan(Infinity);
}

function castOf({ reds, yellows, crates, ices, ground }: Level): number[] {
  const pits = ground.filter((kind) => kind === Ground.Pit).length;
  return [reds.length, yellows.length, crates.length, ices.length, pits];
}

describe.each(SHELF_NUMBERS)("levels of kind %i", (shelf) => {
  const wish = wishOfShelf(shelf);

  test("are fair and have the wanted par and cast, whatever the seed", () => {
    for (let seed = 1; seed <= 12; seed++) {
      const level = made(wish, seed);
      expectFair(level, wish, `seed ${seed}`);
      const { reds, yellows, crates, ices, pits } = wish;
      const cast = castOf(level);
      expect([
        [reds, yellows, crates, ices, pits],
        [yellows, reds, crates, ices, pits],
      ]).toContainEqual(cast);
    }
  });

  test("come from the store within a few slices when there is nothing to spend, and are fair too", () => {
    for (let seed = 1; seed <= 6; seed++) {
      const work = generate({ ...wish, states: 0 }, createRandom(seed));
      let slices = 1;
      let step = work.next();
      for (; step.done !== true; step = work.next()) slices++;
      expect(slices).toBeLessThan(25);
      expectFair(step.value.level, wish, `seed ${seed}`);
    }
  });
});

const STORE = Array.from({ length: SHELVES }, (_, shelf) => finish(levelsOnShelf(shelf)));

describe("the generator", () => {
  test("makes the same level of the same seed, and others of others", () => {
    const wish = wishOfShelf(5);
    const maps = Array.from({ length: 30 }, (_, seed) => notation.write(made(wish, seed)));
    expect(Array.from({ length: 30 }, (_, seed) => notation.write(made(wish, seed)))).toEqual(maps);
    expect(new Set(maps).size).toBe(30);
  });

  test("takes from the store less than one level in ten of most kinds", () => {
    const stored = new Set(STORE.flat().map((packed) => notation.fingerprint(levelOfPacked(packed))));
    for (const shelf of [1, 2, 3, 5, 8, 10, 13]) {
      const levels = Array.from({ length: 20 }, (_, seed) => made(wishOfShelf(shelf), 100 + seed));
      expect(levels.filter((level) => stored.has(notation.fingerprint(level))).length).toBeLessThanOrEqual(2);
    }
  });
});

describe("the store", () => {
  test("has levels for every kind, no two alike", () => {
    for (const levels of STORE) {
      expect(levels.length).toBeGreaterThanOrEqual(4);
      expect(new Set(levels.map((packed) => notation.fingerprint(levelOfPacked(packed)))).size).toBe(levels.length);
    }
  });

  test("packs and unpacks any map", () => {
    for (const { level } of anyLevels(200))
      expect(finish(unpackRows(packRows(notation.write(level).split("\n"))))).toEqual(
        notation.write(level).split("\n"),
      );
  });

  test("turns, mirrors and recolours what it gives", () => {
    const maps = Array.from({ length: 300 }, (_, seed) =>
      notation.write(finish(levelFromStore(5, createRandom(seed)))),
    );
    expect(new Set(maps).size).toBeGreaterThan(4 * STORE[5].length);
  });
});

describe("the ladder of an endless run", () => {
  test("begins with reds alone and has every kind of level in its time", () => {
    expect(plan.endless(1)).toMatchObject({ reds: 2, yellows: 0, crates: 0, ices: 0, pits: 0, width: 5, height: 4 });
    const shelves = Array.from({ length: 60 }, (_, at) => plan.endless(at + 1).shelf);
    expect(new Set(shelves)).toEqual(new Set(SHELF_NUMBERS));
    expect(shelves.indexOf(5)).toBeGreaterThan(shelves.indexOf(3));
  });

  test("never ends", () => {
    for (const number of [31, 100, 12345]) expect(plan.endless(number).leastPar).toBeGreaterThan(2);
  });

  test("asks for something on each day, at each size of a challenge and far into a rush", () => {
    for (let day = 0; day < 7; day++) expect(plan.daily(day).leastPar).toBeGreaterThan(2);
    const challenges = Array.from({ length: 10 }, (_, at) => plan.challenge(at + 1));
    expect(new Set(challenges.map(({ shelf }) => shelf)).size).toBe(10);
    expect(challenges[9].mostPar).toBeGreaterThan(challenges[0].mostPar);
    expect(plan.rush(0).shelf).toBe(0);
    expect(plan.rush(500)).toEqual(plan.rush(11));
  });
});

function levelOfPacked(packed: string): Level {
  return whole(notation.read(finish(unpackRows(packed)).join("\n")));
}
