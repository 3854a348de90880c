import { describe, expect, test } from "vitest";
import { seeds } from "../../effort";
import { composeLevel, enterNextLevel, startRun } from "../../../src/game/modes/run";
import { createRandom } from "../../../src/kernel/random";
import type { Certified } from "../../../src/kernel/select";
import { done, finish } from "../../../src/kernel/work";
import { icePath } from "../../../src/puzzles/ice-path/index";
import type { Level } from "../../../src/puzzles/ice-path/level";
import { plan } from "../../../src/puzzles/ice-path/make/plan";
import type { Wish } from "../../../src/puzzles/ice-path/make/wish";
import type { State } from "../../../src/puzzles/ice-path/state";
import type { Place } from "../../../src/puzzles/puzzle";
import { canonical } from "../../kernel/turns";
import { railroadOf } from "./maps";

const LEVELS_A_RUNG = seeds(1000);
/** The lessons are the campaign's first levels: the last of them says where the climb goes on. */
const LAST_LESSON = 2;

function levels(from: number, to: number): Wish[] {
  return Array.from({ length: to - from + 1 }, (_, at) => plan.endless(from + at));
}

/** The mean of something over wishes. */
function mean(wishes: readonly Wish[], of: (wish: Wish) => number): number {
  return wishes.reduce((sum, wish) => sum + of(wish), 0) / wishes.length;
}

function bitsOf({ difficultyCentibits = 0 }: Wish): number {
  return difficultyCentibits / 100;
}

function cellsOf({ width, height }: Wish): number {
  return width * height;
}

function composed(wish: Wish, from: Place, seed: number): Certified<Level, State> {
  const certified = finish(icePath.compose(wish, from, createRandom(seed), () => done(true)));
  if (certified === undefined) throw new Error(`seed ${seed} has no level`);
  return certified;
}

function expectNoSmallerBoards(wishes: readonly Wish[]): void {
  for (let at = 1; at < wishes.length; at++) {
    expect(wishes[at].width).toBeGreaterThanOrEqual(wishes[at - 1].width);
    expect(wishes[at].height).toBeGreaterThanOrEqual(wishes[at - 1].height);
  }
}

const CLIMB = levels(1, 60);
const GROUPS = [levels(1, 9), levels(10, 19), levels(20, 29), levels(30, 39)];
const RUSH = Array.from({ length: 100 }, (_, cleared) => plan.rush(cleared));
const WEEK = Array.from({ length: 7 }, (_, weekday) => plan.daily(weekday));
const CHALLENGES = Array.from({ length: 10 }, (_, at) => plan.challenge(at + 1));

describe("the climb", () => {
  test("goes on where the lessons end: as long, about as hard, on a board hardly larger", () => {
    const lesson = icePath.campaign.level(LAST_LESSON);
    for (const wish of levels(1, 4)) {
      expect(wish.leastMoves).toBeGreaterThanOrEqual(lesson.verdict.par);
      expect(wish.mostMoves).toBeLessThanOrEqual(lesson.verdict.par + 2);
      expect(Math.abs(bitsOf(wish) - lesson.verdict.difficultyCentibits / 100)).toBeLessThan(0.5);
      expect(cellsOf(wish)).toBeLessThanOrEqual(1.5 * lesson.map.join("").length);
    }
  });

  test("goes on to harder levels, longer ways, more hidden goals and less of a railroad", () => {
    for (let at = 1; at < GROUPS.length; at++) {
      const rises = (of: (wish: Wish) => number) => mean(GROUPS[at], of) - mean(GROUPS[at - 1], of);
      expect(rises(bitsOf)).toBeGreaterThan(0);
      expect(rises(({ mostMoves }) => mostMoves)).toBeGreaterThan(0);
      expect(rises(({ hiddenGoals }) => hiddenGoals)).toBeGreaterThan(0);
      expect(rises(({ mostRailroadPercent }) => mostRailroadPercent)).toBeLessThan(0);
    }
  });

  test("has its smaller boards first, and none that is smaller than the one before it", () => {
    expectNoSmallerBoards(levels(1, 200));
    expect(new Set(levels(1, 20).map(cellsOf)).size).toBe(4);
  });

  test("has a rest in every seven levels, once it has begun to climb", () => {
    for (let first = 5; first <= 200; first++) {
      const seven = levels(first, first + 6);
      expect(seven.some((wish, at) => at > 0 && bitsOf(wish) < bitsOf(seven[at - 1]))).toBe(true);
    }
  });

  test("never ends", () => {
    const far = levels(1001, 1100);
    expect(Math.min(...far.map(bitsOf))).toBeGreaterThan(2.5);
    expect(new Set(far.map(bitsOf)).size).toBeGreaterThan(5);
  });

  test("is climbed from hole to hole", () => {
    let from: Place = { x: 2, y: 5 };
    for (let number = 1; number <= 100; number++) {
      const { level } = composed(plan.endless(number), from, number);
      expect(icePath.whereabouts?.of(level, level.walker)).toEqual(from);
      from = icePath.whereabouts?.of(level, level.hole) ?? from;
    }
  });
});

describe("elsewhere", () => {
  test("a rush grows slowly and stays short, and begins with another wish than the climb", () => {
    expect([RUSH[0].leastMoves, RUSH[99].mostMoves]).toEqual([4, 11]);
    expect(CLIMB).not.toContainEqual(RUSH[0]);
    expectNoSmallerBoards(RUSH);
    for (let at = 1; at < RUSH.length; at++) {
      expect(RUSH[at].leastMoves - RUSH[at - 1].leastMoves).toBeLessThanOrEqual(1);
      expect(bitsOf(RUSH[at]) - bitsOf(RUSH[at - 1])).toBeLessThan(0.5);
    }
  });

  test("a week climbs from Monday to Saturday, and Sunday is the least of a railroad, long but mild", () => {
    for (let day = 1; day <= 5; day++) {
      expect(WEEK[day].leastMoves).toBeGreaterThan(WEEK[day - 1].leastMoves);
      expect(bitsOf(WEEK[day])).toBeGreaterThan(bitsOf(WEEK[day - 1]));
    }
    expect(Math.min(...WEEK.map(({ mostRailroadPercent }) => mostRailroadPercent))).toBe(WEEK[6].mostRailroadPercent);
    expect(WEEK[6].leastMoves).toBeGreaterThanOrEqual(WEEK[2].leastMoves);
    expect(bitsOf(WEEK[6])).toBeLessThan(bitsOf(WEEK[2]));
  });

  test("each size of a challenge is longer and harder than the one before", () => {
    for (let at = 1; at < CHALLENGES.length; at++) {
      expect(CHALLENGES[at].leastMoves).toBeGreaterThanOrEqual(CHALLENGES[at - 1].leastMoves);
      expect(CHALLENGES[at].mostMoves).toBeGreaterThan(CHALLENGES[at - 1].mostMoves);
      expect(bitsOf(CHALLENGES[at])).toBeGreaterThan(bitsOf(CHALLENGES[at - 1]));
    }
  });

  test("a place that a smaller board does not have becomes the nearest one that it has", () => {
    const { level } = composed(plan.endless(1), { x: 11, y: 3 }, 1);
    expect(icePath.whereabouts?.of(level, level.walker)).toEqual({ x: 7, y: 3 });
  });
});

/** Each wish once. */
const RUNGS = Array.from(
  new Map([...CLIMB, ...RUSH, ...WEEK, ...CHALLENGES].map((wish) => [JSON.stringify(wish), wish])).values(),
);

describe.each(RUNGS)(
  "$leastMoves to $mostMoves moves of $difficultyCentibits hundredths of a bit on $width by $height",
  (wish) => {
    const made = Array.from({ length: LEVELS_A_RUNG }, (_, at) =>
      composed(wish, { x: (7 * at) % wish.width, y: (5 * at) % wish.height }, at + 1),
    );
    const percent = (has: (certified: Certified<Level, State>) => boolean) =>
      (100 * made.filter(has).length) / made.length;

    test("are as hard as that, to half a bit or 15 percent, in nine cases of ten", () => {
      const wanted = wish.difficultyCentibits ?? 0;
      const isAsHard = ({ certificate }: Certified<Level, State>) =>
        Math.abs(certificate.analysis.verdict.difficultyCentibits - wanted) <= Math.max(50, 0.15 * wanted);
      expect(percent(isAsHard)).toBeGreaterThanOrEqual(90);
    });

    test("are as long as that", () => {
      for (const { certificate } of made) {
        expect(certificate.analysis.verdict.par).toBeGreaterThanOrEqual(wish.leastMoves);
        expect(certificate.analysis.verdict.par).toBeLessThanOrEqual(wish.mostMoves);
      }
    });

    test("are no more of a railroad than wanted in nine cases of ten", () => {
      expect(percent(({ level }) => railroadOf(level) <= wish.mostRailroadPercent)).toBeGreaterThanOrEqual(90);
    });
  },
);

test("of 500 levels of a climb none is a turn or a mirror of another", () => {
  const maps = new Set<string>();
  const run = startRun(1);
  let from = icePath.whereabouts?.start;
  const many = seeds(1000);
  for (let number = 1; number <= many; number++) {
    const { level } = finish(composeLevel(icePath, run, from));
    maps.add(canonical(icePath.write(level)));
    enterNextLevel(icePath, run, level);
    from = icePath.whereabouts?.of(level, level.hole);
  }
  expect(maps.size).toBe(many);
});
