import { describe, expect, test } from "vitest";
import { composeNext, createRun } from "../../../src/game/modes/run";
import type { Verdict } from "../../../src/kernel/verdict";
import { runToEnd } from "../../../src/kernel/task";
import { allLevelsOf } from "../../../src/puzzles/campaign";
import { lastBall } from "../../../src/puzzles/last-ball/index";
import { plan } from "../../../src/puzzles/last-ball/make/plan";
import type { Target } from "../../../src/puzzles/last-ball/make/target";
import { positionOn, whereabouts } from "../../../src/puzzles/last-ball/whereabouts";
import { CHALLENGE_SIZES } from "../../../src/puzzles/puzzle";
import { isWithinTolerance } from "../../../tools/difficulty-tolerance";
import { seedCount } from "../../seed-count";
import { canonicalForm } from "../../kernel/symmetries";

const CLIMB_LEVELS = 60;
const LEVELS = seedCount(200, 40);
const LESSONS = 3;

const endless = Array.from({ length: CLIMB_LEVELS }, (_, at) => plan.endless(at + 1));
const rush = Array.from({ length: CLIMB_LEVELS }, (_, cleared) => plan.rush(cleared));
const week = Array.from({ length: 7 }, (_, weekday) => plan.daily(weekday));
const challenges = Array.from({ length: CHALLENGE_SIZES }, (_, at) => plan.challenge(at + 1));

/** Each wish once, with a name to be told by. */
const TARGETS = new Map(
  [...endless, ...rush, ...week, ...challenges].map((wish) => [
    `${wish.width}x${wish.height} with ${wish.whiteCount} balls and ${wish.difficultyCentibits} centibits`,
    wish,
  ]),
);

/** The verdicts of many levels of a wish, from all over the board. */
function verdictsOf(target: Target): Verdict[] {
  return Array.from({ length: LEVELS }, (_, seed) => {
    const from = { x: (5 * seed) % 12, y: (3 * seed) % 7 };
    const { certificate } = runToEnd(composeNext(lastBall, createRun(seed), target, from));
    certificate.release?.();
    return certificate.analysis.verdict;
  });
}

function cellsOf({ width, height }: Target): number {
  return width * height;
}

/** How much harder each wish is than all before it. */
function rises(targets: readonly Target[]): number[] {
  let summit = targets[0].difficultyCentibits;
  return targets.map(({ difficultyCentibits }) => {
    const rise = difficultyCentibits - summit;
    summit = Math.max(summit, difficultyCentibits);
    return rise;
  });
}

/** How many levels there are at the most until one is easier than the one before it. */
function longestClimb(targets: readonly Target[]): number {
  let longest = 0;
  let length = 0;
  targets.forEach(({ difficultyCentibits }, index) => {
    length = index > 0 && difficultyCentibits < targets[index - 1].difficultyCentibits ? 1 : length + 1;
    longest = Math.max(longest, length);
  });
  return longest;
}

describe.each([...TARGETS])("levels of %s", (_, wish) => {
  const verdicts = verdictsOf(wish);

  test("are as hard as asked, to the larger of half a bit and 15 percent, nine times in ten", () => {
    const asAsked = verdicts.filter((verdict) =>
      isWithinTolerance(verdict.difficultyCentibits, wish.difficultyCentibits),
    );
    expect(asAsked.length).toBeGreaterThanOrEqual(0.9 * LEVELS);
  });

  test("are no more of a railroad than asked, nine times in ten", () => {
    const few = verdicts.filter(({ forcedMovesPercent }) => forcedMovesPercent <= wish.maxForcedMovesPercent);
    expect(few.length).toBeGreaterThanOrEqual(0.9 * LEVELS);
  });

  test("take a move for each ball", () => {
    for (const { par } of verdicts) expect(par).toBe(wish.whiteCount);
  });
});

describe.each([
  ["an endless run", endless],
  ["a rush", rush],
])("%s", (_, wishes) => {
  test("begins on the smallest boards, and no later one is smaller than the one before", () => {
    for (let at = 1; at < wishes.length; at++)
      expect(cellsOf(wishes[at])).toBeGreaterThanOrEqual(cellsOf(wishes[at - 1]));
    expect(cellsOf(wishes[0])).toBeLessThan(cellsOf(wishes[wishes.length - 1]));
  });

  test("rises by half a bit at the most, and has a rest in every ten levels", () => {
    for (const rise of rises(wishes)) expect(rise).toBeLessThanOrEqual(50);
    expect(longestClimb(wishes)).toBeLessThanOrEqual(9);
  });

  test("goes on in its first ten levels where the lessons end, never by more than two balls at once", () => {
    const pars = [
      lastBall.campaign.level(LESSONS - 1).verdict.par,
      ...wishes.slice(0, 10).map(({ whiteCount }) => whiteCount),
    ];
    for (let at = 1; at < pars.length; at++) expect(pars[at] - pars[at - 1]).toBeLessThanOrEqual(2);
  });
});

test("a week rises from Monday to Saturday, and Sunday is the largest and mild", () => {
  for (let day = 1; day < 6; day++) {
    expect(week[day].whiteCount).toBeGreaterThan(week[day - 1].whiteCount);
    expect(week[day].difficultyCentibits).toBeGreaterThan(week[day - 1].difficultyCentibits);
  }
  expect(week[6].whiteCount).toBeGreaterThan(week[5].whiteCount);
  expect(week[6].difficultyCentibits).toBeLessThan(week[4].difficultyCentibits);
});

test("each size of a challenge is harder than the one before, and has no fewer balls", () => {
  for (let size = 1; size < CHALLENGE_SIZES; size++) {
    expect(challenges[size].whiteCount).toBeGreaterThanOrEqual(challenges[size - 1].whiteCount);
    expect(challenges[size].difficultyCentibits).toBeGreaterThan(challenges[size - 1].difficultyCentibits);
  }
});

test("an endless run and a rush of the same seed do not begin alike, and neither begins with a lesson", () => {
  const lessons = allLevelsOf(lastBall.campaign)
    .slice(0, LESSONS)
    .map(({ map }) => withoutMargin(map.join("\n")));
  for (let seed = 1; seed <= 100; seed++) {
    const [endless, hasty] = [plan.endless(1), plan.rush(0)].map((wish) => {
      const { level, certificate } = runToEnd(composeNext(lastBall, createRun(seed), wish, whereabouts.startPosition));
      certificate.release?.();
      return withoutMargin(lastBall.formatMap(level));
    });
    expect(endless).not.toBe(hasty);
    expect(lessons).not.toContain(endless);
    expect(lessons).not.toContain(hasty);
  }
});

/** The part of a map that has balls, in the same form for all its turns and mirrors. */
function withoutMargin(map: string): string {
  const rows = map.split("\n");
  const filled = rows.flatMap((row, y) => (/[@o]/.test(row) ? [y] : []));
  const columns = rows.flatMap((row) => Array.from(row).flatMap((character, x) => (character === "." ? [] : [x])));
  return canonicalForm(
    rows
      .slice(Math.min(...filled), Math.max(...filled) + 1)
      .map((row) => row.slice(Math.min(...columns), Math.max(...columns) + 1))
      .join("\n"),
  );
}

describe("the place where a level begins", () => {
  test("is the same place of the screen on a board of any size", () => {
    expect(positionOn(12, 7, { x: 5, y: 3 })).toEqual({ x: 5, y: 3 });
    expect(positionOn(10, 7, { x: 5, y: 3 })).toEqual({ x: 4, y: 3 });
    expect(positionOn(8, 5, { x: 5, y: 3 })).toEqual({ x: 3, y: 2 });
  });

  test("is the nearest cell where the board is too small for that", () => {
    expect(positionOn(8, 5, { x: 0, y: 6 })).toEqual({ x: 0, y: 4 });
    expect(positionOn(8, 5, { x: 11, y: 0 })).toEqual({ x: 7, y: 0 });
  });
});
