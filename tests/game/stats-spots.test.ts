import { describe, expect, test } from "vitest";
import { CALENDAR, nextBack, spotAfter, SHELF_SPOT } from "../../src/game/screens/stats-spots";
import { DOWN, LEFT, RIGHT, UP } from "../../src/kernel/direction";
import { PUZZLES } from "../../src/puzzles/index";

const SPOTS = Array.from({ length: PUZZLES.length + 2 }, (_, spot) => spot);

describe("the spots on the wall of statistics", () => {
  test("✛ right goes round all spots in order, and ✛ left goes the same way back", () => {
    for (const spot of SPOTS) {
      expect(spotAfter(spot, RIGHT)).toBe(spot === SHELF_SPOT ? 0 : spot + 1);
      expect(spotAfter(spotAfter(spot, RIGHT), LEFT)).toBe(spot);
    }
  });

  test("✛ down goes to the spot below, and ✛ up goes back to a postcard above it", () => {
    expect([0, 1, 2, 3].map((spot) => spotAfter(spot, DOWN))).toEqual([4, CALENDAR, CALENDAR, SHELF_SPOT]);
    expect([4, CALENDAR, SHELF_SPOT].map((spot) => spotAfter(spot, UP))).toEqual([0, 1, 3]);
  });

  test("✛ up in the upper row and ✛ down in the lower row lead nowhere", () => {
    for (const spot of [0, 1, 2, 3]) expect(spotAfter(spot, UP)).toBe(spot);
    for (const spot of [4, CALENDAR, SHELF_SPOT]) expect(spotAfter(spot, DOWN)).toBe(spot);
  });

  test("the backs go round all postcards and the calendar", () => {
    expect(nextBack(CALENDAR, 1)).toBe(0);
    expect(nextBack(0, -1)).toBe(CALENDAR);
    expect(nextBack(2, 1)).toBe(3);
  });
});
