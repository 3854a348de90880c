import { describe, expect, test } from "vitest";
import { CALENDAR, nextBack, placeAfter, SHELF_PLACE } from "../../src/game/screens/stats-places";
import { DOWN, LEFT, RIGHT, UP } from "../../src/kernel/direction";
import { PUZZLES } from "../../src/puzzles/index";

const PLACES = Array.from({ length: PUZZLES.length + 2 }, (_, place) => place);

describe("the places on the wall of statistics", () => {
  test("✛ right goes round all places in order, and ✛ left goes the same way back", () => {
    for (const place of PLACES) {
      expect(placeAfter(place, RIGHT)).toBe(place === SHELF_PLACE ? 0 : place + 1);
      expect(placeAfter(placeAfter(place, RIGHT), LEFT)).toBe(place);
    }
  });

  test("✛ down goes to the place below, and ✛ up goes back to a postcard above it", () => {
    expect([0, 1, 2, 3].map((place) => placeAfter(place, DOWN))).toEqual([4, CALENDAR, CALENDAR, SHELF_PLACE]);
    expect([4, CALENDAR, SHELF_PLACE].map((place) => placeAfter(place, UP))).toEqual([0, 1, 3]);
  });

  test("✛ up in the upper row and ✛ down in the lower row lead nowhere", () => {
    for (const place of [0, 1, 2, 3]) expect(placeAfter(place, UP)).toBe(place);
    for (const place of [4, CALENDAR, SHELF_PLACE]) expect(placeAfter(place, DOWN)).toBe(place);
  });

  test("the backs go round all postcards and the calendar", () => {
    expect(nextBack(CALENDAR, 1)).toBe(0);
    expect(nextBack(0, -1)).toBe(CALENDAR);
    expect(nextBack(2, 1)).toBe(3);
  });
});
