import { describe, expect, test } from "vitest";
import { CALENDAR, POSTCARDS_IN_SIGHT, backSpotAfter, spotAfter, SHELF_SPOT } from "../../src/game/screens/stats-spots";
import { DOWN, LEFT, RIGHT, UP } from "../../src/kernel/direction";
import { PUZZLES } from "../../src/puzzles/index";

const SPOTS = Array.from({ length: PUZZLES.length + 2 }, (_, spot) => spot);
/**
 * The index of the first postcard on the page of statistics while the cursor is at the last postcard. The page shows
 * only some postcards at once. `LAST_ABOVE` is the index of the last postcard in the upper row.
 */
const FIRST_CARD = PUZZLES.length - POSTCARDS_IN_SIGHT;
const LAST_ABOVE = FIRST_CARD + 3;
const LOWER_ROW = [PUZZLES.length - 1, CALENDAR, SHELF_SPOT];

describe("the spots on the wall of statistics", () => {
  test("✛ right goes round all spots in order, and ✛ left goes the same way back", () => {
    for (const spot of SPOTS) {
      expect(spotAfter(spot, RIGHT)).toBe(spot === SHELF_SPOT ? 0 : spot + 1);
      expect(spotAfter(spotAfter(spot, RIGHT), LEFT)).toBe(spot);
    }
  });

  test("✛ down goes to the spot below, and ✛ up goes back to a postcard above it", () => {
    expect([0, 1, 2].map((spot) => spotAfter(spot, DOWN))).toEqual([4, CALENDAR, CALENDAR]);
    expect([LAST_ABOVE - 1, LAST_ABOVE].map((spot) => spotAfter(spot, DOWN))).toEqual([CALENDAR, SHELF_SPOT]);
    expect(LOWER_ROW.map((spot) => spotAfter(spot, UP))).toEqual([FIRST_CARD, FIRST_CARD + 1, LAST_ABOVE]);
  });

  test("✛ up in the upper row and ✛ down in the lower row lead nowhere", () => {
    for (let spot = 0; spot <= LAST_ABOVE; spot++) expect(spotAfter(spot, UP)).toBe(spot);
    for (const spot of LOWER_ROW) expect(spotAfter(spot, DOWN)).toBe(spot);
  });

  test("the backs go round all postcards and the calendar", () => {
    expect(backSpotAfter(CALENDAR, 1)).toBe(0);
    expect(backSpotAfter(0, -1)).toBe(CALENDAR);
    expect(backSpotAfter(2, 1)).toBe(3);
  });
});
