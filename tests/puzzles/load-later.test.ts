/**
 * Tests that each campaign has as many levels as the list of puzzles says. The game loads the levels later than this
 * list.
 */
import { expect, test } from "vitest";
import { PUZZLES } from "../../src/puzzles/index";

for (const { id, levelCount, loadPuzzle } of PUZZLES) {
  test(`the campaign of ${id} has exactly as many levels as is known before its code is loaded`, () => {
    const { campaign } = loadPuzzle();
    expect(campaign.levelCount).toBe(levelCount);
    if (levelCount > 0) expect(campaign.level(levelCount - 1).name).not.toBe("");
    const afterHoursCount = campaign.afterHours?.levelCount ?? 0;
    if (afterHoursCount > 0) expect(campaign.level(levelCount + afterHoursCount - 1).name).not.toBe("");
    expect(() => campaign.level(levelCount + afterHoursCount)).toThrow();
  });
}
