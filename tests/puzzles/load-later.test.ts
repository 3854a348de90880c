/**
 * Tests the numbers of levels in the list of puzzles, which the game loads at its start. Each campaign, which is loaded
 * later, must have as many levels as the list says.
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
