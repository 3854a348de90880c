import { describe, expect, test } from "vitest";
import { composeAtPace } from "../../../src/game/modes/pace";
import { advanceRun, createRun } from "../../../src/game/modes/run";
import { columnOf, rowOf } from "../../../src/kernel/board";
import { certify } from "../../../src/kernel/certify";
import { createRandom } from "../../../src/kernel/random";
import type { CertifiedLevel } from "../../../src/kernel/select-level";
import { runToEnd } from "../../../src/kernel/task";
import { generateCandidate } from "../../../src/puzzles/last-ball/make/generator";
import { lastBall } from "../../../src/puzzles/last-ball/index";
import type { Level } from "../../../src/puzzles/last-ball/level";
import { rules } from "../../../src/puzzles/last-ball/rules";
import type { State } from "../../../src/puzzles/last-ball/state";
import { positionOn, playerPosition } from "../../../src/puzzles/last-ball/player-position";
import { canonicalForm } from "../../kernel/symmetries";
import { statesOf } from "./maps";
import { generateWithRetries } from "../../../tools/generate-with-retries";

const LEVELS = 200;
const RECENT = 20;

function playedRun(seed: number, aimsAtIdeas: boolean): CertifiedLevel<Level, State>[] {
  const ideas = { ...lastBall.ideas, canBeAimedAt: aimsAtIdeas };
  const run = createRun(seed);
  const levels: CertifiedLevel<Level, State>[] = [];
  let from = playerPosition.startPosition;
  while (levels.length < LEVELS) {
    const certified = runToEnd(composeAtPace({ ...lastBall, ideas }, "rising", run, from));
    advanceRun(lastBall, run, certified);
    levels.push(certified);
    const states = statesOf(certified.level, certified.solution);
    from = playerPosition.positionOf(certified.level, states[states.length - 1]);
  }
  return levels;
}

const seeds = [1, 4711, 16_777_215];
const runs = seeds.map((seed) => playedRun(seed, true));

describe.each(seeds.map((seed, index) => [seed, runs[index]] as const))("an endless run of seed %i", (seed, levels) => {
  test("no level is a mirror or a turn of one of the last twenty", () => {
    const forms = levels.map(({ level }) => canonicalForm(lastBall.formatMap(level)));
    forms.forEach((form, index) => expect(forms.slice(Math.max(0, index - RECENT), index)).not.toContain(form));
  });

  test("every level can be won, and has as many balls as the plan asks for", () => {
    levels.forEach(({ level, certificate }, index) => {
      const { whiteCount } = lastBall.plan.rising(index + 1);
      expect(level.whites).toHaveLength(whiteCount);
      expect(certificate.analysis.verdict.par).toBe(whiteCount);
    });
  });

  test("every level begins where the level before was won", () => {
    levels.slice(1).forEach(({ level }, index) => {
      const before = levels[index];
      const states = statesOf(before.level, before.solution);
      const end = playerPosition.positionOf(before.level, states[states.length - 1]);
      const { width, height } = level.board;
      expect(playerPosition.positionOf(level, [level.black])).toEqual(end);
      expect(positionOn(width, height, end)).toEqual({
        x: columnOf(level.board, level.black),
        y: rowOf(level.board, level.black),
      });
    });
  });

  test("the same seed gives the same first level again", () => {
    const again = runToEnd(composeAtPace(lastBall, "rising", createRun(seed), lastBall.playerPosition?.startPosition));
    expect(lastBall.formatMap(again.level)).toBe(lastBall.formatMap(levels[0].level));
  });
});

describe("the selection among candidates", () => {
  function meanMiss(difficulties: readonly number[]): number {
    const misses = difficulties.map((difficulty, index) =>
      Math.abs(difficulty - lastBall.plan.rising(index + 1).difficultyCentibits),
    );
    return misses.reduce((sum, miss) => sum + miss) / misses.length;
  }

  function firstCandidateDifficulty(seed: number, { level }: CertifiedLevel<Level, State>, index: number): number {
    const { board, black } = level;
    const target = { ...lastBall.plan.rising(index + 1), fromX: columnOf(board, black), fromY: rowOf(board, black) };
    const first = runToEnd(
      generateWithRetries((random) => generateCandidate(target, random), createRandom(seed, index + 1)),
    );
    if (first === undefined) throw new Error(`the generator made no level ${index + 1} from seed ${seed}`);
    const certificate = runToEnd(certify(rules(first.level), 1_000_000));
    return certificate?.analysis.verdict.difficultyCentibits ?? NaN;
  }

  test.each(seeds.map((seed) => [seed, playedRun(seed, false)] as const))(
    "the selection halves the average miss of the wanted difficulty, or does better (seed %i)",
    (seed, levels) => {
      const selected = levels.map(({ certificate }) => certificate.analysis.verdict.difficultyCentibits);
      const first = levels.map((level, index) => firstCandidateDifficulty(seed, level, index));
      expect(meanMiss(selected)).toBeLessThan(meanMiss(first) / 2);
    },
  );
});
