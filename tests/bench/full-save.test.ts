import { describe, expect, test } from "vitest";
import { fillSave, PUZZLE_SIZES } from "../../bench/device/saving/full-save";
import { targetAtPace } from "../../src/game/modes/pace";
import { NUMBERS_PER_RESULT } from "../../src/game/save/day-record";
import {
  createFreshSave,
  packSave,
  openPuzzleSave,
  readAllSections,
  unpackSections,
  type Save,
} from "../../src/game/save/save";
import {
  createResumePoint,
  MAX_FIRST_LEVELS,
  MAX_RECENT_LEADING_IDEAS,
  MAX_RECENT_LEVELS,
} from "../../src/game/save/resume-point";
import { parseSketches } from "../../src/game/save/sketch-text";
import { MAX_DAYS } from "../../src/game/save/stats";
import { MODE_NAMES } from "../../src/game/save/tally";
import { NUMBERS_PER_SKETCH } from "../../src/kernel/similarity-sketch";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { DAILY_RANKS } from "../../src/puzzles/puzzle";
import { FINISHED_PUZZLES } from "../play/puzzles";

/** How many levels of each mode the test looks at, at most, to find the largest board of the mode. */
const LEVELS_OF_A_RUN = 100;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The wanted size of a level's board. A level of several rooms has `cave` instead: how many rooms there are, and how
 * large each of them is.
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

function filled(): Save {
  const save = createFreshSave();
  fillSave(save, PUZZLE_SIZES.length);
  return save;
}

function unchangedIn(value: object, fresh: object, prefix = ""): string[] {
  const names = Object.keys(fresh).sort((one, other) => one.localeCompare(other));
  return names.flatMap((name) => {
    const [before, after] = [fresh, value].map((part) => (part as Record<string, unknown>)[name]);
    if (typeof before === "object" && before !== null && !Array.isArray(before))
      return unchangedIn(after as object, before, `${prefix}${name}.`);
    return JSON.stringify(before) === JSON.stringify(after) ? [prefix + name] : [];
  });
}

describe("the save that the bench fills", () => {
  test.each(FINISHED_PUZZLES.map((puzzle) => ({ id: puzzle.id, puzzle })))(
    "the boards of $id in the bench's save are as large as the largest of the game",
    ({ id, puzzle }) => {
      const size = PUZZLE_SIZES.find((each) => each.id === id);
      if (size === undefined) throw new Error(`the bench has no ${id}`);
      const { plan, campaign } = puzzle;
      const cells = Object.fromEntries(
        (["campaign", "hard", "rising", "calm"] as const).map((name) => [name, size[name][0] * size[name][1]]),
      );
      const maps = allLevelsOf(campaign).map(({ map }) => map.join("").length);
      expect(campaign.levelCount).toBe(size.campaignLevels);
      expect(cells.campaign).toBeGreaterThanOrEqual(Math.max(...maps));
      expect(cells.hard).toBe(largest((number) => targetAtPace(puzzle, "hard", number)));
      expect(cells.rising).toBe(Math.max(largest(plan.rising), largest(plan.daily, DAILY_RANKS)));
      expect(cells.calm).toBe(Math.max(...[plan.calm, plan.rush, plan.challenge].map((targetOf) => largest(targetOf))));
    },
  );

  test("the save has an unfinished level of each mode of each puzzle, but only one remix, as in the game", () => {
    const save = createFreshSave();
    fillSave(save, PUZZLE_SIZES.length);
    expect(save.resumePoints).toHaveLength((MODE_NAMES.length - 1) * PUZZLE_SIZES.length + 1);
    expect(save.resumePoints.filter(({ tally }) => tally.mode === "remix")).toHaveLength(1);
  });

  test("no value of the whole save and of a puzzle is a new player's", () => {
    expect(unchangedIn(filled(), createFreshSave())).toEqual(["unreadResumePoints", "unreadSections"]);
    for (const puzzle of filled().puzzles)
      expect(unchangedIn(puzzle, openPuzzleSave(createFreshSave(), puzzle.id)), puzzle.id).toEqual(["id"]);
  });

  test("no value of an unfinished level is that of a level just begun, but for modes that never store the value", () => {
    for (const resumePoint of filled().resumePoints) {
      const { mode } = resumePoint.tally;
      const ofRuns = ["recentLeadingIdeas", "recentSketches"];
      const notStored = ["campaign", "daily", "remix"].includes(mode) ? ofRuns : [];
      const unchanged = unchangedIn(resumePoint, createResumePoint(resumePoint.puzzleId, mode));
      expect(unchanged, mode).toEqual(["puzzleId", ...notStored, "tally.mode"]);
    }
  });

  test("each list of the save has its full length", () => {
    const { stats, days, remix, puzzles, resumePoints } = filled();
    expect(stats.dayLevels).toHaveLength(MAX_DAYS);
    expect(days.results).toHaveLength(NUMBERS_PER_RESULT * PUZZLE_SIZES.length);
    expect(parseSketches(puzzles[0].firstLevelSketches)).toHaveLength(MAX_FIRST_LEVELS * NUMBERS_PER_SKETCH);
    expect(remix.results).toHaveLength(16);
    puzzles.forEach(({ medals, bestMoves, helpDigits }, index) => {
      const { campaignLevels } = PUZZLE_SIZES[index];
      expect([medals.length, bestMoves.length, helpDigits.length]).toEqual(new Array(3).fill(campaignLevels));
    });
    for (const { recentSketches, recentLeadingIdeas } of resumePoints.filter((point) => point.recentSketches !== "")) {
      expect(parseSketches(recentSketches)).toHaveLength(MAX_RECENT_LEVELS * NUMBERS_PER_SKETCH);
      expect(recentLeadingIdeas).toHaveLength(MAX_RECENT_LEADING_IDEAS);
    }
  });

  test("the text of the whole save holds at most 40 kB", () => {
    expect(packSave(filled()).text.length).toBeLessThanOrEqual(40_000);
  });

  test("the game reads the save back unchanged", () => {
    const { save } = unpackSections(packSave(filled()).textSections);
    readAllSections(save);
    expect(save).toEqual(filled());
  });
});
