import { describe, expect, test } from "vitest";
import { allLevelsOf } from "../../../src/puzzles/campaign";
import { campaign as stored } from "../../../src/puzzles/penguin/campaign/index";
import { notation } from "../../../src/puzzles/penguin/level";
import type { CampaignLevel } from "../../../src/puzzles/puzzle";
import { symmetriesWithThings } from "../../kernel/symmetries";
import { levelOf } from "./maps";
import { slowFigures } from "./slow-figures";
import { certified } from "./certified";

const campaign = allLevelsOf(stored);
const CHAPTERS = Array.from({ length: 6 }, (_, world) => campaign.slice(10 * world, 10 * world + 10));

/** What each world brings; the first has walls, trees and snow, the last brings nothing but all of them. */
const NEW_THINGS: readonly RegExp[] = [/[#T*]/, /x/, /[|-]/, /[\^>v<]/, /[a-d]/];
/** So many kinds of things stand at the least in each level of the last world. */
const KINDS_TOGETHER = 2;

function bits(levels: readonly CampaignLevel[]): number[] {
  return levels.map(({ verdict }) => verdict.difficultyCentibits);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function expectRising(numbers: readonly number[]): void {
  for (let index = 1; index < numbers.length; index++) expect(numbers[index]).toBeGreaterThan(numbers[index - 1]);
}

/** The same text for all turns and mirrors of a map, and for nothing else. */
function canonical(map: string): string {
  return symmetriesWithThings(notation.legend, map).sort()[0];
}

describe("the campaign", () => {
  test("has sixty levels, each with a short name of its own", () => {
    const names = campaign.map(({ name }) => name);
    expect(names).toHaveLength(60);
    expect(new Set(names).size).toBe(60);
    for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z' ?-]{2,15}$/);
  });

  test("begins with three small levels", () => {
    for (const { map, verdict } of campaign.slice(0, 3)) {
      expect(verdict.par).toBeLessThanOrEqual(4);
      expect(map.join("").length).toBeLessThanOrEqual(80);
    }
  });

  test("has no two levels alike, in any turn or mirror", () => {
    expect(new Set(campaign.map(({ map }) => canonical(map.join("\n")))).size).toBe(60);
  });

  test("has no two levels that differ only in where the penguin and the finish are", () => {
    const grounds = campaign.map(({ map }) => canonical(map.join("\n").replace(/[@F]/g, ".")));
    expect(new Set(grounds).size).toBe(60);
  });

  test("brings one new thing with each world, in each of its levels, and none of the later ones", () => {
    NEW_THINGS.forEach((thing, world) => {
      const maps = CHAPTERS[world].map(({ map }) => map.join("\n"));
      for (const map of maps) expect(map).toMatch(thing);
      for (const later of NEW_THINGS.slice(world + 1)) for (const map of maps) expect(map).not.toMatch(later);
    });
  });

  test("has things of several worlds together in each level of the last one, and all of them in the world", () => {
    const things = NEW_THINGS.slice(1);
    for (const { map } of CHAPTERS[5]) {
      const together = things.filter((thing) => thing.test(map.join("\n")));
      expect(together.length).toBeGreaterThanOrEqual(KINDS_TOGETHER);
    }
    for (const thing of things) expect(CHAPTERS[5].some(({ map }) => thing.test(map.join("\n")))).toBe(true);
  });

  test("rises within each world, whose last level is its summit", () => {
    for (const world of CHAPTERS) expectRising(bits(world));
  });

  test("rests after each summit, below the mean of the world before", () => {
    for (let world = 1; world < CHAPTERS.length; world++) {
      expect(bits(CHAPTERS[world])[0]).toBeLessThan(mean(bits(CHAPTERS[world - 1])));
    }
  });

  test("rises from world to world: the means and the summits", () => {
    expectRising(CHAPTERS.map((world) => mean(bits(world))));
    expectRising(CHAPTERS.map((world) => bits(world)[9]));
  });
});

describe.each(campaign)("$name", ({ map, verdict }) => {
  const level = levelOf(...map);

  test("fits on the floe", () => {
    expect(level.board.width).toBeLessThanOrEqual(16);
    expect(level.board.height).toBeLessThanOrEqual(8);
  });

  test("has one shortest win and no dead end, and the verdict that is written beside it", () => {
    expect(certified(level).analysis.verdict).toEqual(verdict);
    expect(verdict).toMatchObject({ solutions: 1, deadEnds: 0 });
  });

  test("has the figures that the slow penguin finds", () => {
    expect(slowFigures(map.join("\n"))).toEqual({ par: verdict.par, states: verdict.stateCount });
  });
});
