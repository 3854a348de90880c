import { describe, expect, test } from "vitest";
import { countMedals, nextLevelNumber, MAX_OPEN_UNCLEARED, openLevelFlags } from "../../src/game/save/progress";

const numbers = (open: readonly boolean[]) => open.flatMap((isOpen, number) => (isOpen ? [number] : []));

describe("the open levels of a campaign", () => {
  test("are the first five for a new player", () => {
    expect(numbers(openLevelFlags("", 100))).toEqual([0, 1, 2, 3, 4]);
  });

  test("are all that are cleared and the next five that are not", () => {
    expect(numbers(openLevelFlags("1030700001", 20))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 9]);
  });

  test("are always five to choose from, whichever are cleared, as long as so many are left", () => {
    for (const medals of ["", "1", "0101010101", "777777777777", "00001", "9d31"]) {
      const uncleared = numbers(openLevelFlags(medals, 30)).filter(
        (number) => !"13579bdf".includes(medals.charAt(number) || "0"),
      );
      expect(uncleared).toHaveLength(MAX_OPEN_UNCLEARED);
    }
  });

  test("are all there are in a short campaign", () => {
    expect(openLevelFlags("", 3)).toEqual([true, true, true]);
    expect(openLevelFlags("11", 0)).toEqual([]);
  });
});

describe("the level to go on with", () => {
  test("is the first that is not cleared", () => {
    expect(nextLevelNumber("13010", 10)).toBe(2);
    expect(nextLevelNumber("", 10)).toBe(0);
  });

  test("is the last once all are cleared, and the first place of an empty campaign", () => {
    expect(nextLevelNumber("111", 3)).toBe(2);
    expect(nextLevelNumber("", 0)).toBe(0);
  });
});

describe("counting medals", () => {
  test("counts each kind by itself", () => {
    expect(countMedals("0135f130", 100)).toEqual({ cleared: 6, par: 3, feat: 2 });
  });

  test("leaves out what lies beyond the campaign", () => {
    expect(countMedals("7777", 2)).toEqual({ cleared: 2, par: 2, feat: 2 });
    expect(countMedals("", 100)).toEqual({ cleared: 0, par: 0, feat: 0 });
  });
});
