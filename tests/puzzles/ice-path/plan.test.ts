import { describe, expect, test } from "vitest";
import { seedCount } from "../../seed-count";
import { composeAtPace } from "../../../src/game/modes/pace";
import { advanceRun, createRun } from "../../../src/game/modes/run";
import { createRandom } from "../../../src/kernel/random";
import type { CertifiedLevel } from "../../../src/kernel/select-level";
import { createFinishedTask, runToEnd } from "../../../src/kernel/task";
import { icePath } from "../../../src/puzzles/ice-path/index";
import type { Level } from "../../../src/puzzles/ice-path/level";
import { plan } from "../../../src/puzzles/ice-path/make/plan";
import type { Target } from "../../../src/puzzles/ice-path/make/target";
import type { State } from "../../../src/puzzles/ice-path/state";
import { DAILY_RANKS, type Position } from "../../../src/puzzles/puzzle";
import { canonicalForm } from "../../kernel/symmetries";
import { forcedMovesPercentOf } from "./maps";

const LEVELS_PER_TARGET = seedCount(1000);
/**
 * The index of the last of the three campaign levels with which a new player begins. The first levels of an endless run
 * are about as hard as it.
 */
const LAST_STARTER = 2;

function endlessTargets(from: number, to: number): Target[] {
  return Array.from({ length: to - from + 1 }, (_, index) => plan.rising(from + index));
}

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
  const certified = runToEnd(icePath.compose(target, from, createRandom(seed), () => createFinishedTask(true)));
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
const ENDLESS_TENS = [endlessTargets(1, 9), endlessTargets(10, 19), endlessTargets(20, 29), endlessTargets(30, 39)];
const RUSH = Array.from({ length: 100 }, (_, cleared) => plan.rush(cleared));
const DAY = Array.from({ length: DAILY_RANKS }, (_, index) => plan.daily(index + 1));
const CHALLENGES = Array.from({ length: 10 }, (_, index) => plan.challenge(index + 1));

describe("the plan of an endless run", () => {
  test("the first four levels continue from the last starter level, about as long, as hard and as large", () => {
    const starter = icePath.campaign.level(LAST_STARTER);
    for (const target of endlessTargets(1, 4)) {
      expect(target.minMoves).toBeGreaterThanOrEqual(starter.verdict.par);
      expect(target.maxMoves).toBeLessThanOrEqual(starter.verdict.par + 2);
      expect(Math.abs(bitsOf(target) - starter.verdict.difficultyCentibits / 100)).toBeLessThan(0.5);
      expect(cellsOf(target)).toBeLessThanOrEqual(1.5 * starter.map.join("").length);
    }
  });

  test("later levels are harder and longer, with more hidden goals and fewer forced moves", () => {
    for (let ten = 1; ten < ENDLESS_TENS.length; ten++) {
      const riseOf = (of: (target: Target) => number) => mean(ENDLESS_TENS[ten], of) - mean(ENDLESS_TENS[ten - 1], of);
      expect(riseOf(bitsOf)).toBeGreaterThan(0);
      expect(riseOf(({ maxMoves }) => maxMoves)).toBeGreaterThan(0);
      expect(riseOf(({ hiddenGoals }) => hiddenGoals)).toBeGreaterThan(0);
      expect(riseOf(({ maxForcedMovesPercent }) => maxForcedMovesPercent)).toBeLessThan(0);
    }
  });

  test("no board is smaller than the one before it, and the first thirty levels have boards of four sizes", () => {
    expectNoSmallerBoards(endlessTargets(1, 200));
    expect(new Set(endlessTargets(1, 30).map(cellsOf)).size).toBe(4);
  });

  test("one in any seven levels is easier than the one before it, from the fifth level on", () => {
    for (let first = 5; first <= 200; first++) {
      const seven = endlessTargets(first, first + 6);
      expect(seven.some((target, index) => index > 0 && bitsOf(target) < bitsOf(seven[index - 1]))).toBe(true);
    }
  });

  test("the plan has targets for levels beyond 1,000, which are hard and vary", () => {
    const far = endlessTargets(1001, 1100);
    expect(Math.min(...far.map(bitsOf))).toBeGreaterThan(2.5);
    expect(new Set(far.map(bitsOf)).size).toBeGreaterThan(5);
  });

  test("each level starts at the hole of the level before", () => {
    let from: Position = { x: 2, y: 5 };
    for (let number = 1; number <= 100; number++) {
      const { level } = composed(plan.rising(number), from, number);
      expect(icePath.playerPosition?.positionOf(level, level.seal)).toEqual(from);
      from = icePath.playerPosition?.positionOf(level, level.hole) ?? from;
    }
  });
});

describe("the plan of the other modes", () => {
  test("a rush gets longer slowly and stays short, and its first target is in no endless run", () => {
    expect([RUSH[0].minMoves, RUSH[99].maxMoves]).toEqual([3, 6]);
    expect(ENDLESS).not.toContainEqual(RUSH[0]);
    expectNoSmallerBoards(RUSH);
    for (let index = 1; index < RUSH.length; index++) {
      expect(RUSH[index].minMoves - RUSH[index - 1].minMoves).toBeLessThanOrEqual(1);
      expect(bitsOf(RUSH[index]) - bitsOf(RUSH[index - 1])).toBeLessThan(0.5);
    }
  });

  test("each place of a day has a longer and harder level than the place before", () => {
    for (let index = 1; index < DAILY_RANKS; index++) {
      expect(DAY[index].minMoves).toBeGreaterThan(DAY[index - 1].minMoves);
      expect(bitsOf(DAY[index])).toBeGreaterThan(bitsOf(DAY[index - 1]));
    }
  });

  test("each rung of a challenge is harder than the rung before, and none is shorter", () => {
    for (let index = 1; index < CHALLENGES.length; index++) {
      expect(CHALLENGES[index].minMoves).toBeGreaterThanOrEqual(CHALLENGES[index - 1].minMoves);
      expect(CHALLENGES[index].maxMoves).toBeGreaterThanOrEqual(CHALLENGES[index - 1].maxMoves);
      expect(bitsOf(CHALLENGES[index])).toBeGreaterThan(bitsOf(CHALLENGES[index - 1]));
    }
  });

  test("a start position beyond a smaller board becomes the nearest position on that board", () => {
    const { level } = composed(plan.rising(1), { x: 11, y: 3 }, 1);
    expect(icePath.playerPosition?.positionOf(level, level.seal)).toEqual({ x: 7, y: 3 });
  });
});

/**
 * The levels that the game's modes ask of the generator, such as their size and difficulty. Equal entries are listed
 * once.
 */
const TARGETS = Array.from(
  new Map([...ENDLESS, ...RUSH, ...DAY, ...CHALLENGES].map((target) => [JSON.stringify(target), target])).values(),
);

describe.each(TARGETS)(
  "the levels with $minMoves to $maxMoves moves and $difficultyCentibits centibits on a board of $width by $height",
  (target) => {
    const levels = Array.from({ length: LEVELS_PER_TARGET }, (_, index) =>
      composed(target, { x: (7 * index) % target.width, y: (5 * index) % target.height }, index + 1),
    );
    const percent = (has: (certified: CertifiedLevel<Level, State>) => boolean) =>
      (100 * levels.filter(has).length) / levels.length;

    test("nine in ten levels have the wanted difficulty, to half a bit or 15 percent, whichever is more", () => {
      const wanted = target.difficultyCentibits ?? 0;
      const isWithinTolerance = ({ certificate }: CertifiedLevel<Level, State>) =>
        Math.abs(certificate.analysis.verdict.difficultyCentibits - wanted) <= Math.max(50, 0.15 * wanted);
      expect(percent(isWithinTolerance)).toBeGreaterThanOrEqual(90);
    });

    test("every level has the wanted number of moves", () => {
      for (const { certificate } of levels) {
        expect(certificate.analysis.verdict.par).toBeGreaterThanOrEqual(target.minMoves);
        expect(certificate.analysis.verdict.par).toBeLessThanOrEqual(target.maxMoves);
      }
    });

    test("nine in ten levels have no more forced moves than wanted", () => {
      expect(
        percent(({ level }) => forcedMovesPercentOf(level) <= target.maxForcedMovesPercent),
      ).toBeGreaterThanOrEqual(90);
    });
  },
);

const RUN_LEVELS = seedCount(1000);

test(`no level in the first ${RUN_LEVELS} of an endless run is a turn or a mirror of another`, () => {
  const maps = new Set<string>();
  const run = createRun(1);
  let from = icePath.playerPosition?.startPosition;
  for (let number = 1; number <= RUN_LEVELS; number++) {
    const composed = runToEnd(composeAtPace(icePath, "rising", run, from));
    const { level } = composed;
    maps.add(canonicalForm(icePath.formatMap(level)));
    advanceRun(icePath, run, composed);
    from = icePath.playerPosition?.positionOf(level, level.hole);
  }
  expect(maps.size).toBe(RUN_LEVELS);
});
