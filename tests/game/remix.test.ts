import { describe, expect, test } from "vitest";
import { composeDaily } from "../../src/game/modes/daily-level";
import { composeRemixLevel } from "../../src/game/modes/remix";
import { remixOf, REMIX_LEVELS, twistOf } from "../../src/game/modes/remix-week";
import { dayNumber, weekNumber } from "../../src/game/save/days";
import { runToEnd } from "../../src/kernel/task";
import { loadAllPuzzles, PUZZLES } from "../../src/puzzles/index";

const FIRST_WEEK = weekNumber(dayNumber({ year: 2026, month: 11, day: 23 }));
const WANTED_CENTIBITS = [220, 320, 390];
const MAX_MISS_CENTIBITS = 30;

describe("the order of the remixes", () => {
  test("fifteen weeks have each pair of a puzzle and a twist once, and neither stays for two weeks", () => {
    for (const first of [FIRST_WEEK, FIRST_WEEK + 7]) {
      const remixes = Array.from({ length: 15 }, (_, later) => remixOf(first + later));
      expect(new Set(remixes.map(({ puzzleId, twist }) => `${puzzleId} ${twist}`)).size).toBe(15);
      for (let week = 1; week < 15; week++) {
        expect(remixes[week].puzzleId).not.toBe(remixes[week - 1].puzzleId);
        expect(remixes[week].twist).not.toBe(remixes[week - 1].twist);
      }
    }
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "with %i puzzles, each of them has each twist before one comes again",
    (count) => {
      for (const first of [FIRST_WEEK, FIRST_WEEK + 7]) {
        const weeks = Array.from({ length: 3 * count }, (_, later) => first + later);
        expect(new Set(weeks.map((week) => `${week % count} ${twistOf(week, count)}`)).size).toBe(3 * count);
      }
    },
  );

  test("the remix is the same on all days of a week, and changes on Monday", () => {
    const ofDay = (day: number) => remixOf(weekNumber(dayNumber({ year: 2026, month: 11, day })));
    for (let day = 23; day <= 29; day++) expect(ofDay(day)).toEqual({ puzzleId: "fruit", twist: "rewinds" });
    expect(ofDay(22)).toEqual({ puzzleId: "penguin", twist: "fog" });
    expect(ofDay(30)).toEqual({ puzzleId: "last-ball", twist: "turned" });
  });
});

describe.each(PUZZLES.map(({ id }, index) => [id, index] as const))("a remix of %s", (id, index) => {
  const puzzle = loadAllPuzzles()[index];
  const composed = (week: number, number: number) => {
    const { level, certificate } = runToEnd(composeRemixLevel(puzzle, week, number));
    certificate.release?.();
    return { map: puzzle.formatMap(level), centibits: certificate.analysis.verdict.difficultyCentibits };
  };

  test("its levels rise from 2.2 to 3.9 bits, and are the same again", () => {
    for (let number = 1; number <= REMIX_LEVELS; number++) {
      const { map, centibits } = composed(FIRST_WEEK, number);
      expect(Math.abs(centibits - WANTED_CENTIBITS[number - 1]), `${id}\n${map}`).toBeLessThanOrEqual(
        MAX_MISS_CENTIBITS,
      );
      expect(composed(FIRST_WEEK, number).map).toBe(map);
    }
  });

  test("each week has other levels, and none is a level of the day", () => {
    const maps = [FIRST_WEEK, FIRST_WEEK + 1].map((week) => composed(week, 1).map);
    const { level, certificate } = runToEnd(composeDaily(puzzle, FIRST_WEEK));
    certificate.release?.();
    expect(new Set([...maps, puzzle.formatMap(level)]).size).toBe(3);
  });
});
