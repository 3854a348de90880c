import { describe, expect, test } from "vitest";
import type { Ghost } from "../../src/game/codes/ghost";
import {
  computeLeadLevels,
  formatLead,
  formatLevelsComparison,
  composeRushRaceHud,
  formatTimeComparison,
} from "../../src/game/modes/race";

const FRIEND: Ghost = { name: "ANNA", tenths: 1800, cleared: 12 };

describe("the comparison with a friend", () => {
  test("says that both were equally fast or cleared equally many levels", () => {
    expect(formatTimeComparison(FRIEND, 1800)).toBe("As fast as ANNA");
    expect(formatLevelsComparison(FRIEND, 12)).toEqual(["As many as ANNA"]);
  });

  test("says by how much a friend was faster, also by a tenth of a second", () => {
    expect(formatTimeComparison(FRIEND, 1801)).toBe("ANNA was 0.1 s faster");
    expect(formatTimeComparison(FRIEND, 2400)).toBe("ANNA was 1:00.0 faster");
  });

  test("says who is ahead, with the friend's name only if the friend's times are known", () => {
    expect(formatLead(12, FRIEND)).toEqual(["12 s ahead, average pace", "+12 s, average pace"]);
    expect(formatLead(-1, { ...FRIEND, splits: [1800] })).toEqual(["1 s behind ANNA", "1 s behind", "–1 s"]);
    expect(formatLead(0, { ...FRIEND, splits: [1800] })[0]).toBe("0 s ahead of ANNA");
  });
});

describe("the race in a rush", () => {
  test.each([
    { cleared: 0, tenths: 0, levels: 0 },
    { cleared: 0, tenths: 149, levels: 0 },
    { cleared: 0, tenths: 150, levels: -1 },
    { cleared: 7, tenths: 900, levels: 1 },
    { cleared: 12, tenths: 1800, levels: 0 },
    { cleared: 12, tenths: 1999, levels: 0 },
  ])("after $tenths tenths of a second with $cleared levels the lead is $levels", ({ cleared, tenths, levels }) => {
    expect(computeLeadLevels(FRIEND, cleared, tenths)).toBe(levels);
  });

  test.each([
    { levelsAhead: 0, lead: "even", short: "even" },
    { levelsAhead: 1, lead: "1 ahead", short: "+1" },
    { levelsAhead: -2, lead: "2 behind", short: "–2" },
  ])(
    "a lead of $levelsAhead is shown as $lead, or $short where there is little room",
    ({ levelsAhead, lead, short }) => {
      expect(composeRushRaceHud("1:00", 7, levelsAhead)).toMatchObject({
        main: "1:00",
        side: "average pace",
        long: [`7 cleared, ${lead}, average pace`, `${lead}, average pace`, `${short}, average pace`],
        shortForm: { main: `1:00  ${short}`, side: "average pace" },
      });
    },
  );
});
