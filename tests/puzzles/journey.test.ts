import { describe, expect, test } from "vitest";
import { chapterCountOf } from "../../src/game/play/chapters";
import {
  boxOfChapter,
  chapterAtPlace,
  chapterOfLevel,
  createMapChapters,
  type MapChapter,
} from "../../src/game/screens/map-chapters";
import { moveMapCursor, type MapCursor } from "../../src/game/screens/map-navigation";
import { TEXTS } from "../../src/game/texts/index";
import { MAP_TEXTS } from "../../src/game/texts/map";
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../../src/kernel/direction";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { groundOfLevel, MARK_SIZE, riseAt, TRAVELLER_SIZE } from "../../src/puzzles/looks/journey";
import { plainJourney } from "../../src/puzzles/placeholders/journey";
import { widthOf } from "../play/drawn-text-check";
import { FINISHED_PUZZLES } from "../play/puzzles";

/** The y coordinate, in pixels, of the lower edge of the line of text above the campaign's map. */
const LINE_FOOT = 24;
/** The y coordinate, in pixels, of the lower edge of an open chapter's heading on the campaign's map. */
const HEADING_FOOT = 22;
const MOST_LEVELS = 25;
const PLAIN_LEVELS = 90;
const MIN_APART = 14;
/**
 * How far the heading of an open chapter on the campaign's map reaches beyond the outermost levels, and the least gap
 * between the heading's two texts, in pixels.
 */
const HEADING = { reach: 8, gap: 6 };
/** The margins of the line of text above the campaign's map, and the least gap between its texts, in pixels. */
const LINE = { margin: 8, gap: 14 };
const SCREEN_WIDTH = 400;
const ROW_NAME = { left: 23, right: 134 };

const puzzles = FINISHED_PUZZLES.map((puzzle) => ({ id: puzzle.id, puzzle }));

function groundsOf(levels: AnyPuzzle["journey"]["levels"], count: number): { x: number; y: number }[] {
  return Array.from({ length: count }, (_, index) => groundOfLevel(levels, index, count));
}

function expectRoom({ levels, thumbnailBox, openHeight }: AnyPuzzle["journey"], count: number): void {
  const grounds = groundsOf(levels, count);
  const { x, y, width, height } = thumbnailBox;
  grounds.forEach((ground, index) => {
    const name = `level ${index + 1} of ${count}`;
    expect(ground.x - MARK_SIZE / 2, name).toBeGreaterThanOrEqual(8);
    expect(ground.x + TRAVELLER_SIZE / 2, name).toBeLessThanOrEqual(393);
    expect(ground.y - MARK_SIZE, name).toBeGreaterThanOrEqual(HEADING_FOOT);
    expect(ground.y, name).toBeLessThan(openHeight);
    const isBeside = ground.x - MARK_SIZE / 2 > x + width || ground.x + MARK_SIZE / 2 < x;
    expect(isBeside || ground.y - MARK_SIZE > y + height || ground.y < y, name).toBe(true);
    for (const other of grounds.slice(index + 1)) {
      expect(Math.hypot(ground.x - other.x, ground.y - other.y), name).toBeGreaterThanOrEqual(MIN_APART);
    }
  });
}

describe.each(puzzles)("the map of the campaign of $id", ({ puzzle }) => {
  const { journey, campaign } = puzzle;
  const chapters = createMapChapters(puzzle);

  test("a map has a name for each chapter, and its chapters have all levels once", () => {
    expect(journey.chapterNames.length).toBe(chapterCountOf(puzzle));
    expect(chapters.map(({ name }) => name)).toEqual(journey.chapterNames);
    let firstLevel = 0;
    for (const chapter of chapters) {
      expect(chapter.firstLevel).toBe(firstLevel);
      firstLevel += chapter.levelCount;
    }
    expect(firstLevel).toBe(campaign.levelCount);
  });

  test("a chapter has room for any number of levels up to 25", () => {
    for (let count = 1; count <= MOST_LEVELS; count++) expectRoom(journey, count);
  });

  test("the chapters fill the screen below the line of text, from place 0 at the foot, whichever is open", () => {
    for (const count of [chapters.length, chapters.length + 1]) {
      for (let open = 0; open < count; open++) {
        let foot = 240;
        for (let place = 0; place < count; place++) {
          const { y, height } = boxOfChapter(puzzle, count, open, chapterAtPlace(puzzle, count, place));
          expect(y + height).toBe(foot);
          expect(height).toBeGreaterThanOrEqual(24);
          foot = y;
        }
        expect(foot).toBeGreaterThanOrEqual(LINE_FOOT);
      }
    }
  });

  test("the name of a chapter fits beside its furniture, and beside the texts of the open chapter", () => {
    const space = journey.levels.right - journey.levels.left + 2 * HEADING.reach;
    for (const { name, levelCount } of chapters) {
      expect(ROW_NAME.left + widthOf(name), name).toBeLessThanOrEqual(ROW_NAME.right);
      const text = TEXTS.countOf(levelCount, levelCount);
      expect(widthOf(name) + HEADING.gap + widthOf(text), name).toBeLessThanOrEqual(space);
    }
  });
});

test.each(puzzles)("what the map of $id says of special levels fits above the levels", ({ puzzle: { journey } }) => {
  const space = journey.levels.right - journey.levels.left + 2 * HEADING.reach;
  for (const text of [MAP_TEXTS.hardest, MAP_TEXTS.ending]) expect(widthOf(text)).toBeLessThanOrEqual(space);
});

test.each(puzzles)("the map of $id has room to say what Ⓐ does beside the name of each level", ({ puzzle }) => {
  const [shortest] = MAP_TEXTS.playTips.toReversed();
  const space = SCREEN_WIDTH - 2 * LINE.margin - LINE.gap - widthOf(shortest);
  const names = allLevelsOf(puzzle.campaign).map(({ name }, index) => `${index + 1}  ${name}`);
  expect(names.filter((name) => widthOf(name) > space)).toEqual([]);
});

test("the plain map of a new puzzle has room for ninety levels", () => {
  expectRoom(plainJourney, PLAIN_LEVELS);
});

describe("the ground of levels", () => {
  const rows = { left: 10, right: 110, top: 40, bottom: 80 };

  test("few levels stand in one row on the lower ground, and more of them in two rows", () => {
    expect(groundsOf(rows, 3)).toEqual([{ x: 10, y: 80 }, { x: 60, y: 80 }, { x: 110, y: 80 }]); // prettier-ignore
    const fifteen = groundsOf(rows, 15);
    expect([fifteen[7], fifteen[8]]).toEqual([{ x: 110, y: 40 }, { x: 10, y: 80 }]); // prettier-ignore
  });

  test("more than 26 levels stand in more rows, evenly spaced", () => {
    expect(new Set(groundsOf(rows, 39).map(({ y }) => y))).toEqual(new Set([40, 60, 80]));
  });

  test("a single level stands at the left", () => {
    expect(groundsOf(rows, 1)).toEqual([{ x: 10, y: 80 }]);
  });

  test("the ground rises between its points in straight lines", () => {
    const rising = { ...rows, rises: [0, 10, 4] };
    expect([0, 0.25, 0.5, 0.75, 1].map((share) => riseAt(rising, share))).toEqual([0, 5, 10, 7, 4]);
    expect(groundsOf(rising, 3).map(({ y }) => y)).toEqual([80, 70, 76]);
  });
});

describe("the cursor of the map", () => {
  const chapters: readonly MapChapter[] = [
    { name: "one", firstLevel: 0, levelCount: 3 },
    { name: "two", firstLevel: 3, levelCount: 4 },
    { name: "three", firstLevel: 7, levelCount: 2 },
  ];
  const cursorAt = (selectedLevel: number): MapCursor => ({ selectedLevel, levelInChapter: [] });
  const levelToGoOn = ({ firstLevel }: MapChapter): number => firstLevel + 1;
  const levelAfter = (cursor: MapCursor, direction: Direction | undefined, steps = 0): number => {
    moveMapCursor(cursor, chapters, direction, steps, levelToGoOn);
    return cursor.selectedLevel;
  };

  test("left and right go level by level, also from chapter to chapter", () => {
    const cursor = cursorAt(1);
    expect([RIGHT, RIGHT, LEFT].map((direction) => levelAfter(cursor, direction))).toEqual([2, 3, 2]);
  });

  test("left and right end at the first and the last level", () => {
    expect(levelAfter(cursorAt(0), LEFT)).toBe(0);
    expect(levelAfter(cursorAt(8), RIGHT)).toBe(8);
  });

  test("up and down go chapter by chapter, first to the level with which a chapter goes on", () => {
    const cursor = cursorAt(1);
    expect([UP, UP].map((direction) => levelAfter(cursor, direction))).toEqual([4, 8]);
  });

  test("up and down come back to the levels at which the chapters were left", () => {
    const cursor = cursorAt(1);
    expect([RIGHT, UP, RIGHT].map((direction) => levelAfter(cursor, direction))).toEqual([2, 4, 5]);
    expect([DOWN, UP].map((direction) => levelAfter(cursor, direction))).toEqual([2, 5]);
  });

  test("up and down end at the last and the first chapter", () => {
    expect(levelAfter(cursorAt(8), UP)).toBe(8);
    expect(levelAfter(cursorAt(0), DOWN)).toBe(0);
  });

  test("the crank goes any number of levels, but not beyond the campaign", () => {
    expect(levelAfter(cursorAt(1), undefined, 5)).toBe(6);
    expect(levelAfter(cursorAt(1), undefined, 50)).toBe(8);
    expect(levelAfter(cursorAt(1), undefined, -5)).toBe(0);
  });

  test("a level is in the chapter between whose first and last level it is", () => {
    expect([0, 2, 3, 6, 7, 8].map((level) => chapterOfLevel(chapters, level))).toEqual([0, 0, 1, 1, 2, 2]);
  });
});
