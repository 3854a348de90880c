import { expect, test } from "vitest";
import { aimsAtIdeas, composeAtPace, targetAtPace } from "../../src/game/modes/pace";
import { advanceRun, createRun } from "../../src/game/modes/run";
import { bestLevelAt, withLevelReached } from "../../src/game/save/pace-records";
import { LOST, UNREACHABLE } from "../../src/kernel/graph";
import type { CertifiedLevel } from "../../src/kernel/select-level";
import { explore } from "../../src/kernel/explore";
import { NO_IDEA } from "../../src/kernel/ideas/leading-idea";
import type { StrongStrengths } from "../../src/kernel/ideas/puzzle-ideas";
import { runToEnd } from "../../src/kernel/task";
import { computeWinDistance } from "../../src/kernel/win-distance";
import type { AnyPuzzle, OpaqueLevel, OpaqueState } from "../../src/puzzles/any-puzzle";
import { loadAllPuzzles } from "../../src/puzzles/index";
import type { Pace } from "../../src/puzzles/pace";
import { seedCount } from "../seed-count";

const PUZZLES = loadAllPuzzles().map((puzzle) => [puzzle.id, puzzle] as const);
const RUNS = seedCount(6);
const LEVELS = 30;
const MAX_CALM_CENTIBITS = 250;
const MAX_STATES = 5000;

type ComposedLevel = CertifiedLevel<OpaqueLevel, OpaqueState>;

/**
 * Generates the first levels of an endless run (a sequence of levels) at the calm difficulty pace, which stays easy.
 * Each level is won by its shortest solution.
 */
function composeCalmRun(puzzle: AnyPuzzle, seed: number): ComposedLevel[] {
  const run = createRun(seed);
  let from = puzzle.playerPosition?.startPosition;
  return Array.from({ length: LEVELS }, () => {
    const composed = runToEnd(composeAtPace(puzzle, "calm", run, from));
    advanceRun(puzzle, run, composed);
    let state = composed.rules.start;
    for (const move of composed.solution) state = composed.rules.move(state, move) ?? state;
    from = puzzle.playerPosition?.positionOf(composed.level, state);
    return composed;
  });
}

function canBeSpoilt({ rules }: ComposedLevel): boolean {
  const graph = runToEnd(explore(rules, MAX_STATES));
  if (graph === undefined) throw new Error(`the level has more than ${MAX_STATES} states`);
  const { winDistance } = runToEnd(computeWinDistance(graph));
  return winDistance.includes(UNREACHABLE) || graph.next.some((states) => states.includes(LOST));
}

test.each(PUZZLES)("calm levels of %s stay easy, and only those of Last Ball can be spoilt", (id, puzzle) => {
  for (let seed = 1; seed <= RUNS; seed++) {
    for (const composed of composeCalmRun(puzzle, 9000 + seed)) {
      const map = puzzle.formatMap(composed.level);
      expect(composed.certificate.analysis.verdict.difficultyCentibits, map).toBeLessThanOrEqual(MAX_CALM_CENTIBITS);
      if (id !== "last-ball") expect(canBeSpoilt(composed), map).toBe(false);
    }
  }
});

test.each(PUZZLES)("a hard run of %s begins where a rising run has its 31st level", (_, puzzle) => {
  for (let number = 1; number <= 50; number++) {
    if (puzzle.plan.onlyInHard?.(number) !== undefined) continue;
    expect(targetAtPace(puzzle, "hard", number)).toEqual(targetAtPace(puzzle, "rising", number + 30));
  }
});

test.each(PUZZLES)("the levels of %s are asked for by the curve of the pace", (_, puzzle) => {
  expect(targetAtPace(puzzle, "rising", 7)).toBe(puzzle.plan.rising(7));
  expect(targetAtPace(puzzle, "calm", 7)).toEqual(puzzle.plan.calm(7));
});

test("the best level of a pace only grows, and other paces keep theirs", () => {
  const first = withLevelReached([], "hard", 3);
  expect(first).toEqual([0, 0, 3]);
  const second = withLevelReached(first, "calm", 5);
  expect(second).toEqual([5, 0, 3]);
  expect(withLevelReached(second, "calm", 4)).toBe(second);
  expect(withLevelReached(second, "calm", 5)).toBe(second);
  expect([bestLevelAt(second, "calm"), bestLevelAt(second, "rising"), bestLevelAt([], "hard")]).toEqual([5, 0, 0]);
});

test("generators aim at ideas from level 11 of rising runs on and in hard runs, where the puzzle can afford it", () => {
  const [puzzle] = loadAllPuzzles();
  const withAim = (canBeAimedAt: boolean) => ({ ...puzzle, ideas: { ...puzzle.ideas, canBeAimedAt } });
  const levels = (pace: Pace, canBeAimedAt = true) =>
    [1, 10, 11, 60].filter((number) => aimsAtIdeas(withAim(canBeAimedAt), pace, number));
  expect(levels("rising")).toEqual([11, 60]);
  expect(levels("hard")).toEqual([1, 10, 11, 60]);
  expect(levels("calm")).toEqual([]);
  expect(levels("hard", false)).toEqual([]);
});

test.each(PUZZLES)("a composed level of %s has a lead exactly if its generator aims at ideas", (_, puzzle) => {
  const from = puzzle.playerPosition?.startPosition;
  for (const levelNumber of [9, 10]) {
    const run = { ...createRun(77), levelNumber };
    const { leadingIdea } = runToEnd(composeAtPace(puzzle, "rising", run, from));
    expect(leadingIdea !== undefined).toBe(aimsAtIdeas(puzzle, "rising", levelNumber + 1));
  }
});

test("no idea leads a level in which all ideas are weak, and the run remembers that", () => {
  const puzzle = PUZZLES.map(([, each]) => each).find(({ id }) => id === "ice-path")!;
  const weakEverywhere = puzzle.ideas.strongStrengths.map(({ minPar, strengths }) => ({
    minPar,
    strengths: strengths.map(() => Infinity),
  }));
  const leadsOf = (strongStrengths: readonly StrongStrengths[]): readonly number[] => {
    const run = createRun(77);
    const composing = composeAtPace(
      { ...puzzle, ideas: { ...puzzle.ideas, strongStrengths } },
      "hard",
      run,
      puzzle.playerPosition?.startPosition,
    );
    advanceRun(puzzle, run, runToEnd(composing));
    return run.recentLeadingIdeas;
  };
  expect(leadsOf(weakEverywhere)).toEqual([NO_IDEA]);
  expect(leadsOf(puzzle.ideas.strongStrengths)).not.toEqual([NO_IDEA]);
});
