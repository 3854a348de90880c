import { describe, expect, test } from "vitest";
import { seedCount } from "../../seed-count";
import { composeEndlessLevel, advanceRun, createRun } from "../../../src/game/modes/run";
import { createRandom } from "../../../src/kernel/random";
import type { CertifiedLevel } from "../../../src/kernel/select-level";
import { finishedTask, runToEnd } from "../../../src/kernel/task";
import { icePath } from "../../../src/puzzles/ice-path/index";
import type { Level } from "../../../src/puzzles/ice-path/level";
import { plan } from "../../../src/puzzles/ice-path/make/plan";
import type { Target } from "../../../src/puzzles/ice-path/make/target";
import type { State } from "../../../src/puzzles/ice-path/state";
import type { Position } from "../../../src/puzzles/puzzle";
import { canonicalForm } from "../../kernel/symmetries";
import { forcedMovesPercentOf } from "./maps";

const LEVELS_PER_TARGET = seedCount(1000);
/** The lessons are the campaign's first levels: the last of them says where the climb goes on. */
const LAST_LESSON = 2;

function endlessTargets(from: number, to: number): Target[] {
  return Array.from({ length: to - from + 1 }, (_, index) => plan.endless(from + index));
}

/** The mean of something over wishes. */
function mean(targets: readonly Target[], of: (target: Target) => number): number {
  return targets.reduce((sum, target) => sum + of(target), 0) / targets.length;
}

function bitsOf({ difficultyCentibits = 0 }: Target): number {
  return difficultyCentibits / 100;
}

function cellsOf({ width, height }: Target): number {
  return width * height;
}

function composed(target: Target, from: Position, seed: number): CertifiedLevel<Level, State> {
  const certified = runToEnd(icePath.compose(target, from, createRandom(seed), () => finishedTask(true)));
  if (certified === undefined) throw new Error(`seed ${seed} has no level`);
  return certified;
}

function expectNoSmallerBoards(targets: readonly Target[]): void {
  for (let index = 1; index < targets.length; index++) {
    expect(targets[index].width).toBeGreaterThanOrEqual(targets[index - 1].width);
    expect(targets[index].height).toBeGreaterThanOrEqual(targets[index - 1].height);
  }
}

const ENDLESS = endlessTargets(1, 60);
const GROUPS = [endlessTargets(1, 9), endlessTargets(10, 19), endlessTargets(20, 29), endlessTargets(30, 39)];
const RUSH = Array.from({ length: 100 }, (_, cleared) => plan.rush(cleared));
const WEEK = Array.from({ length: 7 }, (_, weekday) => plan.daily(weekday));
const CHALLENGES = Array.from({ length: 10 }, (_, at) => plan.challenge(at + 1));

describe("the climb", () => {
  test("goes on where the lessons end: as long, about as hard, on a board hardly larger", () => {
    const lesson = icePath.campaign.level(LAST_LESSON);
    for (const wish of endlessTargets(1, 4)) {
      expect(wish.minMoves).toBeGreaterThanOrEqual(lesson.verdict.par);
      expect(wish.maxMoves).toBeLessThanOrEqual(lesson.verdict.par + 2);
      expect(Math.abs(bitsOf(wish) - lesson.verdict.difficultyCentibits / 100)).toBeLessThan(0.5);
      expect(cellsOf(wish)).toBeLessThanOrEqual(1.5 * lesson.map.join("").length);
    }
  });

  test("goes on to harder levels, longer ways, more hidden goals and less of a railroad", () => {
    for (let at = 1; at < GROUPS.length; at++) {
      const rises = (of: (wish: Target) => number) => mean(GROUPS[at], of) - mean(GROUPS[at - 1], of);
      expect(rises(bitsOf)).toBeGreaterThan(0);
      expect(rises(({ maxMoves }) => maxMoves)).toBeGreaterThan(0);
      expect(rises(({ hiddenGoals }) => hiddenGoals)).toBeGreaterThan(0);
      expect(rises(({ maxForcedMovesPercent }) => maxForcedMovesPercent)).toBeLessThan(0);
    }
  });

  test("has its smaller boards first, and none that is smaller than the one before it", () => {
    expectNoSmallerBoards(endlessTargets(1, 200));
    expect(new Set(endlessTargets(1, 20).map(cellsOf)).size).toBe(4);
  });

  test("has a rest in every seven levels, once it has begun to climb", () => {
    for (let first = 5; first <= 200; first++) {
      const seven = endlessTargets(first, first + 6);
      expect(seven.some((wish, at) => at > 0 && bitsOf(wish) < bitsOf(seven[at - 1]))).toBe(true);
    }
  });

  test("never ends", () => {
    const far = endlessTargets(1001, 1100);
    expect(Math.min(...far.map(bitsOf))).toBeGreaterThan(2.5);
    expect(new Set(far.map(bitsOf)).size).toBeGreaterThan(5);
  });

  test("is climbed from hole to hole", () => {
    let from: Position = { x: 2, y: 5 };
    for (let number = 1; number <= 100; number++) {
      const { level } = composed(plan.endless(number), from, number);
      expect(icePath.playerPosition?.positionOf(level, level.seal)).toEqual(from);
      from = icePath.playerPosition?.positionOf(level, level.hole) ?? from;
    }
  });
});

describe("elsewhere", () => {
  test("a rush grows slowly and stays short, and begins with another wish than the climb", () => {
    expect([RUSH[0].minMoves, RUSH[99].maxMoves]).toEqual([4, 11]);
    expect(ENDLESS).not.toContainEqual(RUSH[0]);
    expectNoSmallerBoards(RUSH);
    for (let at = 1; at < RUSH.length; at++) {
      expect(RUSH[at].minMoves - RUSH[at - 1].minMoves).toBeLessThanOrEqual(1);
      expect(bitsOf(RUSH[at]) - bitsOf(RUSH[at - 1])).toBeLessThan(0.5);
    }
  });

  test("a week climbs from Monday to Saturday, and Sunday is the least of a railroad, long but mild", () => {
    for (let day = 1; day <= 5; day++) {
      expect(WEEK[day].minMoves).toBeGreaterThan(WEEK[day - 1].minMoves);
      expect(bitsOf(WEEK[day])).toBeGreaterThan(bitsOf(WEEK[day - 1]));
    }
    expect(Math.min(...WEEK.map(({ maxForcedMovesPercent }) => maxForcedMovesPercent))).toBe(
      WEEK[6].maxForcedMovesPercent,
    );
    expect(WEEK[6].minMoves).toBeGreaterThanOrEqual(WEEK[2].minMoves);
    expect(bitsOf(WEEK[6])).toBeLessThan(bitsOf(WEEK[2]));
  });

  test("each size of a challenge is longer and harder than the one before", () => {
    for (let at = 1; at < CHALLENGES.length; at++) {
      expect(CHALLENGES[at].minMoves).toBeGreaterThanOrEqual(CHALLENGES[at - 1].minMoves);
      expect(CHALLENGES[at].maxMoves).toBeGreaterThan(CHALLENGES[at - 1].maxMoves);
      expect(bitsOf(CHALLENGES[at])).toBeGreaterThan(bitsOf(CHALLENGES[at - 1]));
    }
  });

  test("a place that a smaller board does not have becomes the nearest one that it has", () => {
    const { level } = composed(plan.endless(1), { x: 11, y: 3 }, 1);
    expect(icePath.playerPosition?.positionOf(level, level.seal)).toEqual({ x: 7, y: 3 });
  });
});

/** Each wish once. */
const TARGETS = Array.from(
  new Map([...ENDLESS, ...RUSH, ...WEEK, ...CHALLENGES].map((wish) => [JSON.stringify(wish), wish])).values(),
);

describe.each(TARGETS)(
  "$minMoves to $maxMoves moves of $difficultyCentibits hundredths of a bit on $width by $height",
  (wish) => {
    const made = Array.from({ length: LEVELS_PER_TARGET }, (_, at) =>
      composed(wish, { x: (7 * at) % wish.width, y: (5 * at) % wish.height }, at + 1),
    );
    const percent = (has: (certified: CertifiedLevel<Level, State>) => boolean) =>
      (100 * made.filter(has).length) / made.length;

    test("are as hard as that, to half a bit or 15 percent, in nine cases of ten", () => {
      const wanted = wish.difficultyCentibits ?? 0;
      const isAsHard = ({ certificate }: CertifiedLevel<Level, State>) =>
        Math.abs(certificate.analysis.verdict.difficultyCentibits - wanted) <= Math.max(50, 0.15 * wanted);
      expect(percent(isAsHard)).toBeGreaterThanOrEqual(90);
    });

    test("are as long as that", () => {
      for (const { certificate } of made) {
        expect(certificate.analysis.verdict.par).toBeGreaterThanOrEqual(wish.minMoves);
        expect(certificate.analysis.verdict.par).toBeLessThanOrEqual(wish.maxMoves);
      }
    });

    test("are no more of a railroad than wanted in nine cases of ten", () => {
      expect(percent(({ level }) => forcedMovesPercentOf(level) <= wish.maxForcedMovesPercent)).toBeGreaterThanOrEqual(
        90,
      );
    });
  },
);

test("of 500 levels of a climb none is a turn or a mirror of another", () => {
  const maps = new Set<string>();
  const run = createRun(1);
  let from = icePath.playerPosition?.startPosition;
  const many = seedCount(1000);
  for (let number = 1; number <= many; number++) {
    const { level } = runToEnd(composeEndlessLevel(icePath, run, from));
    maps.add(canonicalForm(icePath.formatMap(level)));
    advanceRun(icePath, run, level);
    from = icePath.playerPosition?.positionOf(level, level.hole);
  }
  expect(maps.size).toBe(many);
});
