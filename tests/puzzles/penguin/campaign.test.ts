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
const CHAPTERS = Array.from({ length: 6 }, (_, chapter) => campaign.slice(10 * chapter, 10 * chapter + 10));

/**
 * By chapter of the campaign, the characters of the things that it introduces. The first chapter has walls, trees and
 * snow; the last chapter introduces nothing.
 */
const NEW_THINGS: readonly RegExp[] = [/[#T*]/, /x/, /[|-]/, /[\^>v<]/, /[a-d]/];
/** The fewest kinds of things, such as doors, in each level of the campaign's last chapter. */
const MIN_KINDS = 2;

function difficultiesOf(levels: readonly CampaignLevel[]): number[] {
  return levels.map(({ verdict }) => verdict.difficultyCentibits);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function expectRising(numbers: readonly number[]): void {
  for (let index = 1; index < numbers.length; index++) expect(numbers[index]).toBeGreaterThan(numbers[index - 1]);
}

/** Returns a text that is the same for all turns and mirrors of a map, and for no other map. */
function canonical(map: string): string {
  return symmetriesWithThings(notation.legend, map).sort()[0];
}

describe("the campaign of Penguin", () => {
  test("the campaign has sixty levels, each with a short name of its own", () => {
    const names = campaign.map(({ name }) => name);
    expect(names).toHaveLength(60);
    expect(new Set(names).size).toBe(60);
    for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z' ?-]{2,15}$/);
  });

  test("the campaign begins with three small levels", () => {
    for (const { map, verdict } of campaign.slice(0, 3)) {
      expect(verdict.par).toBeLessThanOrEqual(4);
      expect(map.join("").length).toBeLessThanOrEqual(80);
    }
  });

  test("the campaign has no two levels that are turns or mirrors of each other", () => {
    expect(new Set(campaign.map(({ map }) => canonical(map.join("\n")))).size).toBe(60);
  });

  test("the campaign has no two levels that differ only in the cells of the penguin and the finish", () => {
    const floors = campaign.map(({ map }) => canonical(map.join("\n").replace(/[@F]/g, ".")));
    expect(new Set(floors).size).toBe(60);
  });

  test("each chapter has its new thing in all its levels, and nothing of later chapters", () => {
    NEW_THINGS.forEach((thing, chapter) => {
      const maps = CHAPTERS[chapter].map(({ map }) => map.join("\n"));
      for (const map of maps) expect(map).toMatch(thing);
      for (const later of NEW_THINGS.slice(chapter + 1)) for (const map of maps) expect(map).not.toMatch(later);
    });
  });

  test("each level of the last chapter has things of several chapters, and the chapter has all things together", () => {
    const things = NEW_THINGS.slice(1);
    for (const { map } of CHAPTERS[5]) {
      const together = things.filter((thing) => thing.test(map.join("\n")));
      expect(together.length).toBeGreaterThanOrEqual(MIN_KINDS);
    }
    for (const thing of things) expect(CHAPTERS[5].some(({ map }) => thing.test(map.join("\n")))).toBe(true);
  });

  test("the last five levels of each chapter are harder on average than the first five", () => {
    for (const chapter of CHAPTERS) {
      const found = difficultiesOf(chapter);
      expect(mean(found.slice(5))).toBeGreaterThan(mean(found.slice(0, 5)));
    }
  });

  test("each chapter begins easier than the mean of the chapter before it", () => {
    for (let chapter = 1; chapter < CHAPTERS.length; chapter++) {
      const previousMean = mean(difficultiesOf(CHAPTERS[chapter - 1]));
      expect(difficultiesOf(CHAPTERS[chapter])[0]).toBeLessThan(previousMean);
    }
  });

  test("the campaign gets harder from chapter to chapter by the mean, and its last level is the hardest", () => {
    expectRising(CHAPTERS.map((chapter) => mean(difficultiesOf(chapter))));
    const found = difficultiesOf(campaign);
    expect(found[59]).toBe(Math.max(...found));
  });
});

describe.each(campaign)("the level $name", ({ map, verdict }) => {
  const level = levelOf(...map);

  test("the level fits on a board of 16 by 8 cells", () => {
    expect(level.board.width).toBeLessThanOrEqual(16);
    expect(level.board.height).toBeLessThanOrEqual(8);
  });

  test("the level has one shortest win, no dead end, and the stored verdict", () => {
    expect(certified(level).analysis.verdict).toEqual(verdict);
    expect(verdict).toMatchObject({ solutionCount: 1, deadEndCount: 0 });
  });

  test("the slow penguin confirms the verdict", () => {
    expect(slowFigures(map.join("\n"))).toEqual({ par: verdict.par, states: verdict.stateCount });
  });
});
