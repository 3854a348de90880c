import fc from "fast-check";
import { expect, test } from "vitest";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import {
  chapterCountOf,
  chapterInCampaign,
  chapterInRun,
  isHardestOfChapter,
  withChapter,
} from "../../src/game/play/chapters";
import { openChapter } from "../../src/game/play/opening";
import { FINISHED_PUZZLES, FIRST_PUZZLE_ID, puzzleOf } from "../play/puzzles";

const puzzle = puzzleOf(FIRST_PUZZLE_ID);
const { painter } = puzzle;
const [chapterAfterFirst] = (puzzle.laterChapters ?? []).map((load) => load());

function puzzleWith(chapterCount: number, levelCount: number, id = "somewhere"): AnyPuzzle {
  const opening = {
    picture: "none",
    ink: "white",
    traveller: { sprites: "none", pictureNumber: 1, x: 0, y: 0, mark: { y: 0, height: 1, reach: 0, ink: "white" } },
  } as const;
  return {
    ...puzzle,
    id,
    campaign: { ...puzzle.campaign, levelCount },
    laterChapters: Array.from({ length: chapterCount - 1 }, (_, index) => () => ({
      name: `${index + 2}`,
      painter: { ...painter },
      soundTheme: chapterAfterFirst.soundTheme,
      opening,
    })),
  };
}

const sizes = fc.record({ chapters: fc.integer({ min: 1, max: 5 }), levels: fc.integer({ min: 5, max: 100 }) });

test("each level of a campaign is between the first and the last level of its chapter, and chapters follow in order", () => {
  fc.assert(
    fc.property(sizes, ({ chapters, levels }) => {
      const somewhere = puzzleWith(chapters, levels);
      let before = { index: -1, lastLevel: 0 };
      for (let level = 1; level <= levels; level++) {
        const levelInChapter = chapterInCampaign(somewhere, level);
        expect(level).toBeGreaterThanOrEqual(levelInChapter.firstLevel);
        expect(level).toBeLessThanOrEqual(levelInChapter.lastLevel);
        if (levelInChapter.index === before.index) expect(levelInChapter).toEqual({ ...before, level });
        else
          expect([levelInChapter.index, levelInChapter.firstLevel]).toEqual([before.index + 1, before.lastLevel + 1]);
        before = levelInChapter;
      }
      expect([before.index, before.lastLevel]).toEqual([chapters - 1, levels]);
    }),
  );
});

test("the chapters of a campaign differ by at most one level", () => {
  fc.assert(
    fc.property(sizes, ({ chapters, levels }) => {
      const somewhere = puzzleWith(chapters, levels);
      const lengths = Array.from({ length: levels }, (_, index) => chapterInCampaign(somewhere, index + 1)).map(
        ({ firstLevel, lastLevel }) => lastLevel - firstLevel + 1,
      );
      expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
    }),
  );
});

test("an endless run has ten levels of each chapter, and then begins with the first chapter again", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 9999 }), (chapters, level) => {
      const levelInChapter = chapterInRun(puzzleWith(chapters, 40), level);
      const turn = Math.ceil(level / 10) - 1;
      expect(levelInChapter).toEqual({
        index: turn % chapters,
        level,
        firstLevel: 10 * turn + 1,
        lastLevel: 10 * turn + 10,
      });
    }),
  );
});

test("the first chapter keeps the puzzle's own painter, and a later chapter has another", () => {
  const somewhere = puzzleWith(4, 40);
  expect(withChapter(somewhere, 0)).toBe(somewhere);
  expect(withChapter(somewhere, 3).painter).not.toBe(painter);
  expect(withChapter(somewhere, 3).soundTheme).toBe(chapterAfterFirst.soundTheme);
  expect(withChapter(somewhere, 3).rules).toBe(somewhere.rules);
});

test("a puzzle with one chapter has it one chapter for all levels", () => {
  const single = puzzleWith(1, 40);
  expect(chapterCountOf(single)).toBe(1);
  expect(chapterInCampaign(single, 40)).toEqual({ index: 0, level: 40, firstLevel: 1, lastLevel: 40 });
});

test("a chapter opens before its first level only, and only once", () => {
  const somewhere = puzzleWith(4, 40, "opens once");
  const openAt = (level: number): string | undefined =>
    openChapter(somewhere, { chapter: () => chapterInCampaign(somewhere, level) })?.name;
  expect([1, 10, 12, 11, 11, 31, 21].map(openAt)).toEqual([undefined, undefined, undefined, "2", undefined, "4", "3"]);
});

test("each chapter of each campaign has one hardest level, and no level of the chapter is harder", () => {
  for (const each of FINISHED_PUZZLES) {
    const { levelCount, level } = each.campaign;
    const levelsInChapters = Array.from({ length: levelCount }, (_, index) => chapterInCampaign(each, index + 1));
    const hardness = (number: number): number => level(number - 1).verdict.difficultyCentibits;
    const hardest = levelsInChapters.filter((levelInChapter) => isHardestOfChapter(each, levelInChapter));
    expect(hardest.map(({ index }) => index)).toEqual(
      Array.from({ length: chapterCountOf(each) }, (_, index) => index),
    );
    for (const levelInChapter of levelsInChapters) {
      const most = hardest[levelInChapter.index].level;
      expect(hardness(levelInChapter.level)).toBeLessThanOrEqual(hardness(most));
      if (hardness(levelInChapter.level) === hardness(most)) expect(levelInChapter.level).toBeLessThanOrEqual(most);
    }
  }
});

test("no level of a puzzle with a single chapter counts as its hardest", () => {
  const somewhere = puzzleWith(1, 5);
  expect(isHardestOfChapter(somewhere, chapterInCampaign(somewhere, 5))).toBe(false);
});
