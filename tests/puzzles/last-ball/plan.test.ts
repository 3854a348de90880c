import { describe, expect, test } from "vitest";
import { composeNext, createRun } from "../../../src/game/modes/run";
import type { Verdict } from "../../../src/kernel/verdict";
import { runToEnd } from "../../../src/kernel/task";
import { allLevelsOf } from "../../../src/puzzles/campaign";
import { lastBall } from "../../../src/puzzles/last-ball/index";
import { plan } from "../../../src/puzzles/last-ball/make/plan";
import type { Target } from "../../../src/puzzles/last-ball/make/target";
import { positionOn, playerPosition } from "../../../src/puzzles/last-ball/player-position";
import { CHALLENGE_SIZES, DAILY_RANKS } from "../../../src/puzzles/puzzle";
import { isWithinTolerance } from "../../../tools/difficulty-tolerance";
import { seedCount } from "../../seed-count";
import { canonicalForm } from "../../kernel/symmetries";

const CURVE_LEVELS = 60;
const LEVELS = seedCount(200, 40);
const LESSONS = 3;

const endless = Array.from({ length: CURVE_LEVELS }, (_, index) => plan.rising(index + 1));
const rush = Array.from({ length: CURVE_LEVELS }, (_, cleared) => plan.rush(cleared));
const day = Array.from({ length: DAILY_RANKS }, (_, index) => plan.daily(index + 1));
const challenges = Array.from({ length: CHALLENGE_SIZES }, (_, index) => plan.challenge(index + 1));

const TARGETS = new Map(
  [...endless, ...rush, ...day, ...challenges].map((target) => [
    `${target.width}x${target.height} with ${target.whiteCount} balls and ${target.difficultyCentibits} centibits`,
    target,
  ]),
);

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

/**
 * For successive levels of a mode, compares each wanted difficulty with the largest one before it. Returns the
 * differences in hundredths of a bit. A difference is negative if the level should be easier.
 */
function risesOf(targets: readonly Target[]): number[] {
  let hardest = targets[0].difficultyCentibits;
  return targets.map(({ difficultyCentibits }) => {
    const rise = difficultyCentibits - hardest;
    hardest = Math.max(hardest, difficultyCentibits);
    return rise;
  });
}

function longestClimb(targets: readonly Target[]): number {
  let longest = 0;
  let length = 0;
  targets.forEach(({ difficultyCentibits }, index) => {
    length = index > 0 && difficultyCentibits < targets[index - 1].difficultyCentibits ? 1 : length + 1;
    longest = Math.max(longest, length);
  });
  return longest;
}

describe.each([...TARGETS])("the levels for the target %s", (_, target) => {
  const verdicts = verdictsOf(target);

  test("nine in ten levels have the wanted difficulty, to half a bit or 15 percent, whichever is more", () => {
    const withinTolerance = verdicts.filter((verdict) =>
      isWithinTolerance(verdict.difficultyCentibits, target.difficultyCentibits),
    );
    expect(withinTolerance.length).toBeGreaterThanOrEqual(0.9 * LEVELS);
  });

  test("nine in ten levels have no more forced moves than wanted", () => {
    const few = verdicts.filter(({ forcedMovesPercent }) => forcedMovesPercent <= target.maxForcedMovesPercent);
    expect(few.length).toBeGreaterThanOrEqual(0.9 * LEVELS);
  });

  test("a level takes one move for each white ball", () => {
    for (const { par } of verdicts) expect(par).toBe(target.whiteCount);
  });
});

describe.each([
  ["an endless run", endless],
  ["a rush", rush],
])("the plan of %s", (_, targets) => {
  test("the first board is the smallest, and no later board is smaller than the one before it", () => {
    for (let index = 1; index < targets.length; index++)
      expect(cellsOf(targets[index])).toBeGreaterThanOrEqual(cellsOf(targets[index - 1]));
    expect(cellsOf(targets[0])).toBeLessThan(cellsOf(targets[targets.length - 1]));
  });

  test("difficulty rises by at most half a bit at once", () => {
    for (const rise of risesOf(targets)) expect(rise).toBeLessThanOrEqual(50);
  });

  test("the first ten levels continue from the last starter level, by at most two more balls at once", () => {
    const pars = [
      lastBall.campaign.level(LESSONS - 1).verdict.par,
      ...targets.slice(0, 10).map(({ whiteCount }) => whiteCount),
    ];
    for (let index = 1; index < pars.length; index++) expect(pars[index] - pars[index - 1]).toBeLessThanOrEqual(2);
  });
});

test("each place of a day has more balls and a harder level than the place before", () => {
  for (let index = 1; index < DAILY_RANKS; index++) {
    expect(day[index].whiteCount).toBeGreaterThan(day[index - 1].whiteCount);
    expect(day[index].difficultyCentibits).toBeGreaterThan(day[index - 1].difficultyCentibits);
  }
});

test("one in ten levels of an endless run is easier than the one before", () => {
  expect(longestClimb(endless)).toBeLessThanOrEqual(9);
});

test("no rung of a challenge is easier or has fewer balls than the rung before", () => {
  for (let index = 1; index < CHALLENGE_SIZES; index++) {
    expect(challenges[index].whiteCount).toBeGreaterThanOrEqual(challenges[index - 1].whiteCount);
    expect(challenges[index].difficultyCentibits).toBeGreaterThanOrEqual(challenges[index - 1].difficultyCentibits);
  }
});

test("an endless run and a rush of the same seed begin with different levels, and neither is a starter level", () => {
  const lessons = allLevelsOf(lastBall.campaign)
    .slice(0, LESSONS)
    .map(({ map }) => withoutMargin(map.join("\n")));
  for (let seed = 1; seed <= 100; seed++) {
    const [ofEndless, ofRush] = [plan.rising(1), plan.rush(0)].map((target) => {
      const { level, certificate } = runToEnd(
        composeNext(lastBall, createRun(seed), target, playerPosition.startPosition),
      );
      certificate.release?.();
      return withoutMargin(lastBall.formatMap(level));
    });
    expect(ofEndless).not.toBe(ofRush);
    expect(lessons).not.toContain(ofEndless);
    expect(lessons).not.toContain(ofRush);
  }
});

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

describe("the start position of a level", () => {
  test("the start position is at the same place of the screen on a board of any size", () => {
    expect(positionOn(12, 7, { x: 5, y: 3 })).toEqual({ x: 5, y: 3 });
    expect(positionOn(10, 7, { x: 5, y: 3 })).toEqual({ x: 4, y: 3 });
    expect(positionOn(8, 5, { x: 5, y: 3 })).toEqual({ x: 3, y: 2 });
  });

  test("the start position is the nearest cell if the board is too small for that place", () => {
    expect(positionOn(8, 5, { x: 0, y: 6 })).toEqual({ x: 0, y: 4 });
    expect(positionOn(8, 5, { x: 11, y: 0 })).toEqual({ x: 7, y: 0 });
  });
});
