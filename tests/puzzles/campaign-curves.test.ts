/**
 * Tests how the difficulty rises in all campaigns: each chapter gets harder, and ends harder than the chapter before
 * it. No level may be hard only because of many moves or many dead ends (states from which no win can be reached).
 */
import { describe, expect, test } from "vitest";
import { chapterInCampaign } from "../../src/game/play/chapters";
import { allLevelsOf } from "../../src/puzzles/campaign";
import type { CampaignLevel } from "../../src/puzzles/puzzle";
import { FINISHED_PUZZLES } from "../play/puzzles";

const LONGEST_REST_CENTIBITS = 40;
/**
 * The number of levels at the beginning of a campaign that teach the puzzle. The test does not require that they become
 * harder.
 */
const STARTERS = 3;
/**
 * How much harder a campaign level may be than a level with equally many moves in which each move is obvious. The
 * difference is in hundredths of a bit of difficulty.
 */
const MOST_CENTIBITS_OVER_PAR = 300;

interface Limits {
  readonly levelCount: number;
  readonly mostPar: number;
  /**
   * The most moves that a shortest solution of the last level of each chapter may have. It is only set if these levels
   * may be longer than others.
   */
  readonly mostParOfEnds?: number;
  readonly lastTenth: number;
  readonly hardest: number;
  /**
   * The largest allowed share of dead ends among the states of a level, in percent. No win can be reached from a dead
   * end.
   */
  readonly mostDeadPercent: number;
}

const LIMITS: Readonly<Record<string, Limits>> = {
  "last-ball": { levelCount: 100, mostPar: 18, lastTenth: 530, hardest: 590, mostDeadPercent: 99 },
  "ice-path": { levelCount: 60, mostPar: 26, mostParOfEnds: 40, lastTenth: 600, hardest: 750, mostDeadPercent: 0 },
  skid: { levelCount: 100, mostPar: 14, lastTenth: 500, hardest: 620, mostDeadPercent: 0 },
  penguin: { levelCount: 60, mostPar: 16, lastTenth: 530, hardest: 650, mostDeadPercent: 0 },
  fruit: { levelCount: 60, mostPar: 14, lastTenth: 500, hardest: 620, mostDeadPercent: 40 },
};

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.ceil((sorted.length - 1) / 2)]) / 2;
}

function difficultyOf({ verdict }: CampaignLevel): number {
  return verdict.difficultyCentibits;
}

describe.each(FINISHED_PUZZLES.map((puzzle) => ({ id: puzzle.id, puzzle })))(
  "the campaign of $id",
  ({ id, puzzle }) => {
    const levels = allLevelsOf(puzzle.campaign);
    const limits = LIMITS[id];
    const chapters: CampaignLevel[][] = [];
    levels.forEach((level, index) => {
      const chapter = chapterInCampaign(puzzle, index + 1).index;
      chapters[chapter] = [...(chapters[chapter] ?? []), level];
    });

    test("the campaign has as many levels as planned, each with a short name of its own", () => {
      const names = levels.map(({ name }) => name);
      expect(names).toHaveLength(limits.levelCount);
      expect(new Set(names).size).toBe(limits.levelCount);
      for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z' ?-]{2,15}$/);
    });

    test("each chapter climbs after the starter levels, with short rests only, and ends with its hardest level", () => {
      chapters.forEach((chapter, index) => {
        const last = chapter[chapter.length - 1];
        const climb = chapter.slice(index === 0 ? STARTERS : 0);
        climb.slice(1).forEach((level, before) => {
          const restCentibits = difficultyOf(climb[before]) - difficultyOf(level);
          expect(restCentibits, level.name).toBeLessThanOrEqual(LONGEST_REST_CENTIBITS);
        });
        expect(Math.max(...chapter.map(difficultyOf)), last.name).toBe(difficultyOf(last));
      });
    });

    test("each chapter ends harder than the chapter before it", () => {
      const ends = chapters.map((chapter) => difficultyOf(chapter[chapter.length - 1]));
      expect(ends).toEqual(ends.toSorted((one, other) => one - other));
    });

    test("the last tenth is as hard as planned, and so is the hardest level", () => {
      expect(median(levels.slice(-levels.length / 10).map(difficultyOf))).toBeGreaterThanOrEqual(limits.lastTenth);
      expect(difficultyOf(levels[levels.length - 1])).toBeGreaterThanOrEqual(limits.hardest);
    });

    test("no level has too many moves, too many dead ends, or is much harder than its moves are many", () => {
      const ends = chapters.map((chapter) => chapter[chapter.length - 1]);
      for (const level of levels) {
        const { name, verdict } = level;
        const mostPar = ends.includes(level) ? (limits.mostParOfEnds ?? limits.mostPar) : limits.mostPar;
        const { par, deadEndCount, stateCount, difficultyCentibits } = verdict;
        expect(par, name).toBeLessThanOrEqual(mostPar);
        expect((100 * deadEndCount) / stateCount, name).toBeLessThanOrEqual(limits.mostDeadPercent);
        expect(difficultyCentibits - 100 * Math.log2(par), name).toBeLessThanOrEqual(MOST_CENTIBITS_OVER_PAR);
      }
    });
  },
);
