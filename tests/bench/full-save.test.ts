import { describe, expect, test } from "vitest";
import { fillSave, PUZZLE_SIZES } from "../../bench/device/saving/full-save";
import { targetAtPace } from "../../src/game/modes/pace";
import { freshSave, packSave } from "../../src/game/save/save";
import { MAX_RECENT_LEVELS } from "../../src/game/save/resume-point";
import { MODE_NAMES } from "../../src/game/save/tally";
import { NUMBERS_PER_SKETCH } from "../../src/kernel/similarity-sketch";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { DAILY_PLACES } from "../../src/puzzles/puzzle";

/** How many levels of each run are looked at, to find its largest board. */
const LEVELS_OF_A_RUN = 100;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The wanted size of a level. The board of a cave is larger than `width` by `height`; `cave` says how many rooms it has
 * and how large they are.
 */
type SizedTarget = Size & {
  readonly cave?: { readonly [name in "columns" | "rows" | "roomWidth" | "roomHeight"]: number };
};

function cellsOf(target: unknown): number {
  const { width, height, cave } = target as SizedTarget;
  if (cave === undefined) return width * height;
  return (cave.columns * (cave.roomWidth + 1) - 1) * (cave.rows * (cave.roomHeight + 1) - 1);
}

function largest(targetOf: (number: number) => unknown, count = LEVELS_OF_A_RUN): number {
  return Math.max(...Array.from({ length: count }, (_, index) => cellsOf(targetOf(index + 1))));
}

describe("the save that the benchmark fills", () => {
  test.each(loadAllPuzzles().map((puzzle) => ({ id: puzzle.id, puzzle })))(
    "the boards of $id in the benchmark's save are as large as the largest of the game",
    ({ id, puzzle }) => {
      const size = PUZZLE_SIZES.find((each) => each.id === id);
      if (size === undefined) throw new Error(`the benchmark has no ${id}`);
      const { plan, campaign } = puzzle;
      const cells = Object.fromEntries(
        (["campaign", "hard", "long", "short"] as const).map((name) => [name, size[name][0] * size[name][1]]),
      );
      const maps = allLevelsOf(campaign).map(({ map }) => map.join("").length);
      expect(campaign.levelCount).toBe(size.campaignLevels);
      expect(cells.campaign).toBeGreaterThanOrEqual(Math.max(...maps));
      expect(cells.hard).toBe(largest((number) => targetAtPace(puzzle, "hard", number)));
      expect(cells.long).toBe(Math.max(largest(plan.rising), largest(plan.daily, DAILY_PLACES)));
      expect(cells.short).toBe(
        Math.max(...[plan.calm, plan.rush, plan.challenge].map((targetOf) => largest(targetOf))),
      );
    },
  );

  test("the save has an unfinished level of each mode of each puzzle, but only one remix, as in the game", () => {
    const save = freshSave();
    fillSave(save, PUZZLE_SIZES.length);
    expect(save.resumePoints).toHaveLength((MODE_NAMES.length - 1) * PUZZLE_SIZES.length + 1);
    expect(save.resumePoints.filter(({ tally }) => tally.mode === "remix")).toHaveLength(1);
  });

  test("each value of a run, a puzzle and the whole save has its full length", () => {
    const save = freshSave();
    fillSave(save, PUZZLE_SIZES.length);
    for (const { tally, recentSketches } of save.resumePoints) {
      const isRun = !["campaign", "daily", "remix"].includes(tally.mode);
      expect(recentSketches, tally.mode).toHaveLength(isRun ? MAX_RECENT_LEVELS * NUMBERS_PER_SKETCH : 0);
    }
    const empty = packSave(save).text.match(/^(?!titlePuzzleId|knownControls)\w+ $/gm) ?? [];
    expect([...new Set(empty)]).toEqual(["recentSketches ", "recentLeads ", "tally "]);
  });
});
