import { allLevelsOf } from "../../src/puzzles/campaign";
import { describe, expect, test } from "vitest";
import { composeNext, createRun } from "../../src/game/modes/run";
import { certify } from "../../src/kernel/certify";
import { explore } from "../../src/kernel/explore";
import { MAX_CENTIBITS } from "../../src/kernel/logarithm";
import { runToEnd } from "../../src/kernel/task";
import { loadAllPuzzles } from "../../src/puzzles/index";
import type { OpaqueLevel, AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { seedCount } from "../seed-count";
import { expectParsed } from "../kernel/parse-results";
import { slowDifficultyCentibits } from "../kernel/difficulty/slow-random-walk";

const LEVELS = seedCount(1000);
/** More states than any level of a climb or a campaign has; a table for a million would take longer to lay out than to fill. */
const NO_CAP = 20_000;
/** As many levels as a climb has, and more. */
const CLIMB = 60;

/** How far the difficulty of a level is from the exact one, of the graph that the general explorer finds. */
function errorOf(puzzle: AnyPuzzle, level: OpaqueLevel): number {
  const rules = puzzle.rules(level);
  const graph = runToEnd(explore(rules, NO_CAP));
  const certificate = runToEnd(certify(rules, NO_CAP));
  if (graph === undefined || certificate === undefined) throw new Error("the cap was met");
  const { difficultyCentibits } = certificate.analysis.verdict;
  certificate.release?.();
  return Math.abs(difficultyCentibits - Math.min(MAX_CENTIBITS, slowDifficultyCentibits(graph)));
}

describe.each(loadAllPuzzles())("difficulty in $id is exact to a hundredth of a bit", (puzzle) => {
  test(`on ${LEVELS} levels of its climb`, () => {
    for (let seed = 1; seed <= LEVELS; seed++) {
      const wish = puzzle.plan.endless(1 + (seed % CLIMB));
      const { level } = runToEnd(composeNext(puzzle, createRun(seed), wish, puzzle.playerPosition?.startPosition));
      expect(errorOf(puzzle, level), `seed ${seed}`).toBeLessThan(1);
    }
  });

  test("on the levels of its campaign", () => {
    const levels = allLevelsOf(puzzle.campaign);
    const every = Math.ceil(levels.length / seedCount(levels.length, 20));
    for (const { name, map } of levels.filter((_, at) => at % every === 0)) {
      expect(errorOf(puzzle, expectParsed(puzzle.parseMap(map.join("\n")))), name).toBeLessThan(1);
    }
  });
});
