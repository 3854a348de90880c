import { describe, expect, test } from "vitest";
import { composeNext, startRun } from "../../../src/game/modes/run";
import type { Verdict } from "../../../src/kernel/verdict";
import { finish } from "../../../src/kernel/work";
import { levelsOf } from "../../../src/puzzles/campaign";
import { lastBall } from "../../../src/puzzles/last-ball/index";
import { plan } from "../../../src/puzzles/last-ball/make/plan";
import type { Wish } from "../../../src/puzzles/last-ball/make/wish";
import { placeOn, whereabouts } from "../../../src/puzzles/last-ball/whereabouts";
import { CHALLENGE_SIZES } from "../../../src/puzzles/puzzle";
import { isAsAsked } from "../../../tools/as-asked";
import { seeds } from "../../effort";
import { canonical } from "../../kernel/turns";

const CLIMB_LEVELS = 60;
const LEVELS = seeds(200, 40);
const LESSONS = 3;

const climb = Array.from({ length: CLIMB_LEVELS }, (_, at) => plan.endless(at + 1));
const rush = Array.from({ length: CLIMB_LEVELS }, (_, cleared) => plan.rush(cleared));
const week = Array.from({ length: 7 }, (_, weekday) => plan.daily(weekday));
const challenges = Array.from({ length: CHALLENGE_SIZES }, (_, at) => plan.challenge(at + 1));

/** Each wish once, with a name to be told by. */
const RUNGS = new Map(
  [...climb, ...rush, ...week, ...challenges].map((wish) => [
    `${wish.width}x${wish.height} with ${wish.whites} balls and ${wish.difficultyCentibits} centibits`,
    wish,
  ]),
);

/** The verdicts of many levels of a wish, from all over the board. */
function verdictsOf(wish: Wish): Verdict[] {
  return Array.from({ length: LEVELS }, (_, seed) => {
    const from = { x: (5 * seed) % 12, y: (3 * seed) % 7 };
    const { certificate } = finish(composeNext(lastBall, startRun(seed), wish, from));
    certificate.recycle?.();
    return certificate.analysis.verdict;
  });
}

function cellsOf({ width, height }: Wish): number {
  return width * height;
}

/** How much harder each wish is than all before it. */
function rises(wishes: readonly Wish[]): number[] {
  let summit = wishes[0].difficultyCentibits;
  return wishes.map(({ difficultyCentibits }) => {
    const rise = difficultyCentibits - summit;
    summit = Math.max(summit, difficultyCentibits);
    return rise;
  });
}

/** How many levels there are at the most until one is easier than the one before it. */
function longestClimb(wishes: readonly Wish[]): number {
  let longest = 0;
  let length = 0;
  wishes.forEach(({ difficultyCentibits }, at) => {
    length = at > 0 && difficultyCentibits < wishes[at - 1].difficultyCentibits ? 1 : length + 1;
    longest = Math.max(longest, length);
  });
  return longest;
}

describe.each([...RUNGS])("levels of %s", (_, wish) => {
  const verdicts = verdictsOf(wish);

  test("are as hard as asked, to the larger of half a bit and 15 percent, nine times in ten", () => {
    const asAsked = verdicts.filter((verdict) => isAsAsked(verdict.difficultyCentibits, wish.difficultyCentibits));
    expect(asAsked.length).toBeGreaterThanOrEqual(0.9 * LEVELS);
  });

  test("are no more of a railroad than asked, nine times in ten", () => {
    const few = verdicts.filter(({ railroadPercent }) => railroadPercent <= wish.mostRailroadPercent);
    expect(few.length).toBeGreaterThanOrEqual(0.9 * LEVELS);
  });

  test("take a move for each ball", () => {
    for (const { par } of verdicts) expect(par).toBe(wish.whites);
  });
});

describe.each([
  ["an endless run", climb],
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
    const pars = [lastBall.campaign.level(LESSONS - 1).verdict.par, ...wishes.slice(0, 10).map(({ whites }) => whites)];
    for (let at = 1; at < pars.length; at++) expect(pars[at] - pars[at - 1]).toBeLessThanOrEqual(2);
  });
});

test("a week rises from Monday to Saturday, and Sunday is the largest and mild", () => {
  for (let day = 1; day < 6; day++) {
    expect(week[day].whites).toBeGreaterThan(week[day - 1].whites);
    expect(week[day].difficultyCentibits).toBeGreaterThan(week[day - 1].difficultyCentibits);
  }
  expect(week[6].whites).toBeGreaterThan(week[5].whites);
  expect(week[6].difficultyCentibits).toBeLessThan(week[4].difficultyCentibits);
});

test("each size of a challenge is harder than the one before, and has no fewer balls", () => {
  for (let size = 1; size < CHALLENGE_SIZES; size++) {
    expect(challenges[size].whites).toBeGreaterThanOrEqual(challenges[size - 1].whites);
    expect(challenges[size].difficultyCentibits).toBeGreaterThan(challenges[size - 1].difficultyCentibits);
  }
});

test("an endless run and a rush of the same seed do not begin alike, and neither begins with a lesson", () => {
  const lessons = levelsOf(lastBall.campaign)
    .slice(0, LESSONS)
    .map(({ map }) => withoutMargin(map.join("\n")));
  for (let seed = 1; seed <= 100; seed++) {
    const [endless, hasty] = [plan.endless(1), plan.rush(0)].map((wish) => {
      const { level, certificate } = finish(composeNext(lastBall, startRun(seed), wish, whereabouts.start));
      certificate.recycle?.();
      return withoutMargin(lastBall.write(level));
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
  return canonical(
    rows
      .slice(Math.min(...filled), Math.max(...filled) + 1)
      .map((row) => row.slice(Math.min(...columns), Math.max(...columns) + 1))
      .join("\n"),
  );
}

describe("the place where a level begins", () => {
  test("is the same place of the screen on a board of any size", () => {
    expect(placeOn(12, 7, { x: 5, y: 3 })).toEqual({ x: 5, y: 3 });
    expect(placeOn(10, 7, { x: 5, y: 3 })).toEqual({ x: 4, y: 3 });
    expect(placeOn(8, 5, { x: 5, y: 3 })).toEqual({ x: 3, y: 2 });
  });

  test("is the nearest cell where the board is too small for that", () => {
    expect(placeOn(8, 5, { x: 0, y: 6 })).toEqual({ x: 0, y: 4 });
    expect(placeOn(8, 5, { x: 11, y: 0 })).toEqual({ x: 7, y: 0 });
  });
});
