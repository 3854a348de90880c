import { describe, expect, test } from "vitest";
import { isRushOver, NEW_RUSH, resumeRush, type RushCounts } from "../../src/game/modes/rush";
import { createResumePoint } from "../../src/game/save/resume-point";

const LEFT: RushCounts = { remainingMs: 60_000, cleared: 12, losses: 1 };
const levelWithLosses = { ...createResumePoint("skid", "rush"), losses: 1 };

describe("a rush that is continued", () => {
  test("has the losses before its level and those in its level", () => {
    expect(resumeRush(LEFT, levelWithLosses, false)).toMatchObject({ ...LEFT, losses: 2, lossesBefore: 1 });
  });

  test("forgets the losses in a level that cannot be read", () => {
    expect(resumeRush(LEFT, levelWithLosses, true)).toMatchObject({ ...LEFT, losses: 1, lossesBefore: 1 });
  });

  test("has no further losses if no level was left", () => {
    expect(resumeRush(LEFT, undefined, false)).toMatchObject({ ...LEFT, losses: 1, lossesBefore: 1 });
  });
});

describe("a rush is over", () => {
  const rush = resumeRush(NEW_RUSH, undefined, false);

  test("when its clock has run out, at the third loss, or when the player ends it", () => {
    expect(isRushOver(rush)).toBe(false);
    expect(isRushOver({ ...rush, remainingMs: 1, losses: 2 })).toBe(false);
    expect(isRushOver({ ...rush, remainingMs: 0 })).toBe(true);
    expect(isRushOver({ ...rush, losses: 3 })).toBe(true);
    expect(isRushOver({ ...rush, isGivenUp: true })).toBe(true);
  });
});
