import { describe, expect, test } from "vitest";
import { countMedals, nextLevelNumber, MAX_OPEN_UNCLEARED, openLevelFlags } from "../../src/game/save/progress";

const numbers = (open: readonly boolean[]) => open.flatMap((isOpen, number) => (isOpen ? [number] : []));

describe("the open levels of a campaign", () => {
  test("a new player has the first five levels open", () => {
    expect(numbers(openLevelFlags("", 100))).toEqual([0, 1, 2, 3, 4]);
  });

  test("all cleared levels and the next five others are open", () => {
    expect(numbers(openLevelFlags("1030700001", 20))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 9]);
  });

  test("five uncleared levels are always open while that many are left, whichever are cleared", () => {
    for (const medals of ["", "1", "0101010101", "777777777777", "00001", "9d31"]) {
      const uncleared = numbers(openLevelFlags(medals, 30)).filter(
        (number) => !"13579bdf".includes(medals.charAt(number) || "0"),
      );
      expect(uncleared).toHaveLength(MAX_OPEN_UNCLEARED);
    }
  });

  test("a campaign of fewer than five levels is open as a whole", () => {
    expect(openLevelFlags("", 3)).toEqual([true, true, true]);
    expect(openLevelFlags("11", 0)).toEqual([]);
  });
});

describe("the next level of a campaign", () => {
  test("the first uncleared level is the next one", () => {
    expect(nextLevelNumber("13010", 10)).toBe(2);
    expect(nextLevelNumber("", 10)).toBe(0);
  });

  test("the last level is the next one when all are cleared, and number 0 in an empty campaign", () => {
    expect(nextLevelNumber("111", 3)).toBe(2);
    expect(nextLevelNumber("", 0)).toBe(0);
  });
});

describe("counting medals", () => {
  test("each kind of medal is counted separately", () => {
    expect(countMedals("0135f130", 100)).toEqual({ cleared: 6, par: 3, feat: 2 });
  });

  test("digits beyond the last level of the campaign are not counted", () => {
    expect(countMedals("7777", 2)).toEqual({ cleared: 2, par: 2, feat: 2 });
    expect(countMedals("", 100)).toEqual({ cleared: 0, par: 0, feat: 0 });
  });
});
