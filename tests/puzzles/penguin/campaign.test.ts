import { describe, expect, test } from "vitest";
import { allLevelsOf } from "../../../src/puzzles/campaign";
import { campaign as stored } from "../../../src/puzzles/penguin/campaign/index";
import { notation } from "../../../src/puzzles/penguin/level";
import { symmetriesWithThings } from "../../kernel/symmetries";
import { levelOf } from "./maps";
import { slowFigures } from "./slow-figures";
import { certified } from "./certified";

const campaign = allLevelsOf(stored);
const CHAPTERS = Array.from({ length: 4 }, (_, chapter) => campaign.slice(15 * chapter, 15 * chapter + 15));

/**
 * For each chapter of the campaign of the puzzle Penguin, the things that no earlier chapter has. They are given by
 * their characters in text maps of levels. The last chapter has no new things.
 */
const NEW_THINGS: readonly RegExp[] = [/[#T*x]/, /[|-]/, /[\^>v<a-d]/];

function canonical(map: string): string {
  return symmetriesWithThings(notation.legend, map).sort()[0];
}

describe("the campaign of Penguin", () => {
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

  test("each chapter has its new things, and nothing of later chapters", () => {
    NEW_THINGS.forEach((thing, chapter) => {
      expect(CHAPTERS[chapter].some(({ map }) => thing.test(map.join("")))).toBe(true);
      for (const later of NEW_THINGS.slice(chapter + 1))
        for (const { name, map } of CHAPTERS[chapter]) expect(map.join(""), name).not.toMatch(later);
    });
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
