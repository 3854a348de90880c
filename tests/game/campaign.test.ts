import { describe, expect, test } from "vitest";
import { countCleared, MEDAL_DIGITS } from "../../src/game/save/medals";
import {
  countMedals,
  findNextLevelIndex,
  findNextOnMap,
  isLastLevelReached,
  MAX_OPEN_UNCLEARED,
  openAfterHoursFlags,
  openLevelFlags,
} from "../../src/game/save/progress";

const numbers = (open: readonly boolean[]) => open.flatMap((isOpen, number) => (isOpen ? [number] : []));

describe("the open levels of a campaign", () => {
  test("a new player may play the first five levels of a campaign", () => {
    expect(numbers(openLevelFlags("", 100))).toEqual([0, 1, 2, 3, 4]);
  });

  test("a player may play all cleared levels and the next five levels", () => {
    expect(numbers(openLevelFlags("1030700001", 20))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 9]);
  });

  test("a player may always play five uncleared levels, as long as that many are left", () => {
    for (const medals of ["", "1", "0101010101", "777777777777", "00001", "9d31"]) {
      const uncleared = numbers(openLevelFlags(medals, 30)).filter(
        (number) => !"13579bdf".includes(medals.charAt(number) || "0"),
      );
      expect(uncleared).toHaveLength(MAX_OPEN_UNCLEARED);
    }
  });

  test("a player may play all levels of a campaign with fewer than five levels", () => {
    expect(openLevelFlags("", 3)).toEqual([true, true, true]);
    expect(openLevelFlags("11", 0)).toEqual([]);
  });
});

describe("the levels after hours", () => {
  const campaign = { levelCount: 3, afterHours: { levelCount: 10, chapter: 0 } };

  test("a player may play none of them before the campaign's last level is cleared", () => {
    expect(numbers(openAfterHoursFlags("", campaign))).toEqual([]);
    expect(numbers(openAfterHoursFlags("110", campaign))).toEqual([]);
    expect(openAfterHoursFlags("111", { levelCount: 3 })).toEqual([]);
  });

  test("then a player may play five of them, and one more for each that is cleared", () => {
    expect(numbers(openAfterHoursFlags("001", campaign))).toEqual([0, 1, 2, 3, 4]);
    expect(numbers(openAfterHoursFlags("11101", campaign))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(openAfterHoursFlags("111", campaign)).toHaveLength(10);
  });

  test("a last level that was cleared while the map locked it opens none of them", () => {
    expect(isLastLevelReached("000001", 6)).toBe(false);
    expect(isLastLevelReached("100001", 6)).toBe(true);
    const campaign = { levelCount: 6, afterHours: { levelCount: 10, chapter: 0 } };
    expect(openAfterHoursFlags("000001", campaign)).toEqual([]);
  });

  test("the map selects the next of them only if the player has cleared one", () => {
    expect(findNextOnMap("11", campaign)).toBe(2);
    expect(findNextOnMap("111", campaign)).toBe(2);
    expect(findNextOnMap("1111", campaign)).toBe(4);
    expect(findNextOnMap("1".repeat(13), campaign)).toBe(12);
  });
});

describe("the next level of a campaign", () => {
  test("the first uncleared level of a campaign is the next level", () => {
    expect(findNextLevelIndex("13010", 10)).toBe(2);
    expect(findNextLevelIndex("", 10)).toBe(0);
  });

  test("the last level of a campaign is the next level once all levels are cleared", () => {
    expect(findNextLevelIndex("111", 3)).toBe(2);
    expect(findNextLevelIndex("", 0)).toBe(0);
  });
});

describe("counting medals", () => {
  test("each kind of medal is counted separately", () => {
    expect(countMedals("0135f130", 100)).toEqual({ cleared: 6, par: 3, feat: 2 });
  });

  test("medals beyond the last level of a campaign are not counted", () => {
    expect(countMedals("7777", 2)).toEqual({ cleared: 2, par: 2, feat: 2 });
    expect(countMedals("", 100)).toEqual({ cleared: 0, par: 0, feat: 0 });
  });
});

test("the cleared levels are counted as the medals count them, for each digit and only up to the number of levels", () => {
  for (let count = 0; count <= MEDAL_DIGITS.length + 1; count++) {
    expect(countCleared(MEDAL_DIGITS, count)).toBe(countMedals(MEDAL_DIGITS, count).cleared);
  }
});
