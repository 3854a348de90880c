import { describe, expect, test } from "vitest";
import { LESSONS } from "../../src/game/save/progress";
import { withLevelsInNewOrder } from "../../src/game/save/upgrades";
import { allPuzzles } from "../../src/puzzles/index";

describe("a save of version 2", () => {
  const verdict = { par: 1, solutions: 1, states: 2, deadEnds: 0, difficultyCentibits: 0, railroadPercent: 100 };
  const level = { name: "", map: [], verdict };
  /** Of the four levels that there were the second is gone; the others are the third, first and fifth of five. */
  const formerNumbers = [2, -1, 0, -1, 3];
  const campaign = { length: 5, level: () => level, formerNumbers };
  const puzzles = [
    { id: "some", campaign },
    { id: "other", campaign: { length: 4, level: () => level } },
  ];
  const upgraded = (packed: string) => withLevelsInNewOrder(packed, puzzles);
  const left = (id: string, mode: string, number: number) =>
    `# left\npuzzle ${id}\nmode ${mode}\nseed 7\nlevelNumber ${number}\nmap 4 @..o....`;

  test("has its medals go with the levels that they were won with", () => {
    expect(upgraded("# puzzle some\nmedals 13f7\nrushBest 12")).toBe("# puzzle some\nmedals f0107\nrushBest 12");
    expect(upgraded("# puzzle some\nmedals 1\nrushBest 12")).toBe("# puzzle some\nmedals 001\nrushBest 12");
    expect(upgraded("# puzzle some\nmedals \nrushBest 12")).toBe("# puzzle some\nmedals \nrushBest 12");
  });

  test("has a campaign's level that was left go on as the level that it was", () => {
    expect(upgraded(left("some", "campaign", 1))).toBe(left("some", "campaign", 3));
    expect(upgraded(left("some", "campaign", 4))).toBe(left("some", "campaign", 5));
  });

  test("loses the level that was left if it is gone, and nothing else", () => {
    const packed = `world some\n${left("some", "campaign", 2)}\n${left("some", "endless", 2)}`;
    expect(upgraded(packed)).toBe(`world some\n${left("some", "endless", 2)}`);
  });

  test("keeps all else as it is", () => {
    const packed = `world some\n# stats\nrewinds 3\n# puzzle other\nmedals 13f7\n${left("other", "campaign", 2)}`;
    expect(upgraded(packed)).toBe(packed);
  });

  test.each(allPuzzles())("has a place for each level that $id still has, and only one", ({ campaign }) => {
    const kept = (campaign.formerNumbers ?? []).filter((number) => number >= 0);
    expect(new Set(kept).size).toBe(kept.length);
    if (campaign.formerNumbers !== undefined) expect(campaign.formerNumbers).toHaveLength(campaign.length);
  });

  test("has the lessons of every puzzle where they were", () => {
    for (const { campaign } of allPuzzles()) {
      if (campaign.formerNumbers !== undefined) expect(campaign.formerNumbers.slice(0, LESSONS)).toEqual([0, 1, 2]);
    }
  });
});
