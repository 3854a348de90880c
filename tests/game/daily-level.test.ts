import { describe, expect, test } from "vitest";
import { composeDaily, dailyRankOf, dailyTargetOf } from "../../src/game/modes/daily-level";
import { runToEnd } from "../../src/kernel/task";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { lastBall } from "../../src/puzzles/last-ball/index";
import { DAILY_RANKS } from "../../src/puzzles/puzzle";
import { seedCount } from "../seed-count";

const PUZZLES = loadAllPuzzles();
/** The first day that the tests use: 23 November 2026, as a day number (days since 1 January 2000). */
const FIRST_DAY = 9823;
const DAYS = seedCount(60, 20);
const WANTED_CENTIBITS = [220, 270, 320, 360, 390];
const MAX_MISS_CENTIBITS = 30;

function orderOn(day: number): readonly string[] {
  return PUZZLES.slice(0, DAILY_RANKS)
    .map(({ id }) => id)
    .sort((one, other) => dailyRankOf(one, day) - dailyRankOf(other, day));
}

describe("the order of the daily levels", () => {
  test("on each day, each place has one of the first five puzzles, and each five more puzzles fill all places again", () => {
    for (let day = FIRST_DAY; day < FIRST_DAY + 400; day++) {
      const ranks = PUZZLES.map(({ id }) => dailyRankOf(id, day));
      expect(ranks.slice(0, DAILY_RANKS).sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
      ranks.slice(DAILY_RANKS).forEach((rank, index) => {
        expect(rank).toBe(ranks[index]);
      });
    }
  });

  test("each puzzle has each place once in any five days, and never one place on two days running", () => {
    for (const { id } of PUZZLES) {
      for (let day = FIRST_DAY; day < FIRST_DAY + 400; day++) {
        const ranks = Array.from({ length: DAILY_RANKS }, (_, later) => dailyRankOf(id, day + later));
        expect(new Set(ranks).size).toBe(DAILY_RANKS);
      }
    }
  });

  test("the order turns with the date", () => {
    expect(orderOn(FIRST_DAY)).toEqual(["fruit", "last-ball", "ice-path", "skid", "penguin"]);
    expect(orderOn(FIRST_DAY + 1)).toEqual(["skid", "penguin", "fruit", "last-ball", "ice-path"]);
    expect(orderOn(FIRST_DAY + DAILY_RANKS)).toEqual(orderOn(FIRST_DAY));
  });
});

describe("daily levels that are given up", () => {
  const HARD_DAY = FIRST_DAY + 4;

  test("after twelve levels that miss the wanted difficulty, the nearest of them is taken", () => {
    const { plan } = lastBall;
    const made: number[] = [];
    const released: number[] = [];
    const tooEasy = Object.assign({}, lastBall, {
      plan: { ...plan, daily: () => plan.daily(1) },
      compose: function* (...args: Parameters<typeof lastBall.compose>) {
        const certified = yield* lastBall.compose(...args);
        if (certified === undefined) return undefined;
        const { analysis, release } = certified.certificate;
        const difficulty = analysis.verdict.difficultyCentibits;
        made.push(difficulty);
        const releaseAndCount = (): void => {
          released.push(difficulty);
          release?.();
        };
        return { ...certified, certificate: { ...certified.certificate, release: releaseAndCount } };
      },
    });
    expect(dailyRankOf(lastBall.id, HARD_DAY)).toBe(DAILY_RANKS);
    const { certificate } = runToEnd(composeDaily(tooEasy, HARD_DAY));
    expect(made).toHaveLength(13);
    expect(released).toEqual(made.slice(0, 12));
    expect(made[12]).toBe(Math.max(...released));
    expect(certificate.analysis.verdict.difficultyCentibits).toBe(made[12]);
    certificate.release?.();
  });
});

describe.each(PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const))("the daily levels of %s", (id, puzzle) => {
  test(`each level of ${DAYS} days is as hard as its place asks, within 0.3 bits`, () => {
    for (let day = FIRST_DAY; day < FIRST_DAY + DAYS; day++) {
      const { level, certificate } = runToEnd(composeDaily(puzzle, day));
      certificate.release?.();
      const wanted = WANTED_CENTIBITS[dailyRankOf(id, day) - 1];
      const miss = Math.abs(certificate.analysis.verdict.difficultyCentibits - wanted);
      expect(miss, `day ${day}\n${puzzle.formatMap(level)}`).toBeLessThanOrEqual(MAX_MISS_CENTIBITS);
    }
  });

  test("a day asks for the target of the puzzle's place", () => {
    expect(dailyTargetOf(puzzle, FIRST_DAY)).toEqual(puzzle.plan.daily(dailyRankOf(id, FIRST_DAY)));
  });
});
