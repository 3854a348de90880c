import { describe, expect, test } from "vitest";
import { findNextRemixLevel, recordRemixLevel, remixResultsOf, remixWeekOn } from "../../src/game/modes/remix-results";
import { firstDayOfWeek, weekNumber } from "../../src/game/save/days";
import { createFreshSave } from "../../src/game/save/save";

const WEEK = 1405;
const MONDAY = firstDayOfWeek(WEEK);

describe("the results of a remix", () => {
  test("the week begins on Monday and ends on Sunday", () => {
    expect([MONDAY - 1, MONDAY, MONDAY + 6, MONDAY + 7].map(weekNumber)).toEqual([WEEK - 1, WEEK, WEEK, WEEK + 1]);
  });

  test("the levels come in their order, and after the last one there is none", () => {
    const save = createFreshSave();
    const next = () => findNextRemixLevel(remixResultsOf(save.remix, WEEK));
    expect(next()).toBe(1);
    recordRemixLevel(save, WEEK, 1, { moves: 5, par: 4 });
    expect(next()).toBe(2);
    recordRemixLevel(save, WEEK, 2, { moves: 0, par: 6 });
    expect(next()).toBe(3);
    recordRemixLevel(save, WEEK, 3, { moves: 9, par: 9 });
    expect(next()).toBeUndefined();
    expect(save.remix).toEqual({ week: WEEK, results: [5, 4, 0, 6, 9, 9] });
  });

  test("the first result of a level stays, also if the solution was watched", () => {
    const save = createFreshSave();
    recordRemixLevel(save, WEEK, 1, { moves: 0, par: 4 });
    recordRemixLevel(save, WEEK, 1, { moves: 4, par: 4 });
    expect(remixResultsOf(save.remix, WEEK)[0]).toEqual({ moves: 0, par: 4 });
  });

  test("a new week begins without results, and an earlier week changes nothing", () => {
    const save = createFreshSave();
    recordRemixLevel(save, WEEK, 1, { moves: 5, par: 4 });
    recordRemixLevel(save, WEEK - 1, 2, { moves: 5, par: 4 });
    expect(save.remix).toEqual({ week: WEEK, results: [5, 4, 0, 0, 0, 0] });
    expect(findNextRemixLevel(remixResultsOf(save.remix, WEEK + 1))).toBe(1);
    recordRemixLevel(save, WEEK + 1, 1, { moves: 7, par: 7 });
    expect(save.remix).toEqual({ week: WEEK + 1, results: [7, 7, 0, 0, 0, 0] });
  });

  test("with the clock set back, the last week that was begun is shown", () => {
    const save = createFreshSave();
    expect(remixWeekOn(save.remix, MONDAY)).toBe(WEEK);
    recordRemixLevel(save, WEEK, 1, { moves: 5, par: 4 });
    expect(remixWeekOn(save.remix, MONDAY - 1)).toBe(WEEK);
    expect(remixWeekOn(save.remix, MONDAY + 7)).toBe(WEEK + 1);
  });
});
