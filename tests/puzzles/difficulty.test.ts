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
import { slowCentibits } from "../kernel/difficulty/slow-expected-moves";

const LEVELS = seedCount(1000);
/**
 * The test explores a level up to this number of states. No campaign or endless level has so many. With a limit of a
 * million, the table of states would take longer to allocate than to fill.
 */
const NO_CAP = 20_000;
/**
 * The highest number of a level of an endless run that the test generates. Before this level, the wanted difficulties
 * of every endless run have begun to repeat.
 */
const CLIMB = 60;

function errorOf(puzzle: AnyPuzzle, level: OpaqueLevel): number {
  const rules = puzzle.rules(level);
  const graph = runToEnd(explore(rules, NO_CAP));
  const certificate = runToEnd(certify(rules, NO_CAP));
  if (graph === undefined || certificate === undefined) throw new Error("the cap was met");
  const { difficultyCentibits } = certificate.analysis.verdict;
  certificate.release?.();
  return Math.abs(difficultyCentibits - Math.min(MAX_CENTIBITS, slowCentibits(graph)));
}

describe.each(loadAllPuzzles())("the difficulty of levels of $id", (puzzle) => {
  test(`the difficulty of ${LEVELS} endless levels is exact to a hundredth of a bit`, () => {
    for (let seed = 1; seed <= LEVELS; seed++) {
      const wish = puzzle.plan.rising(1 + (seed % CLIMB));
      const { level } = runToEnd(composeNext(puzzle, createRun(seed), wish, puzzle.playerPosition?.startPosition));
      expect(errorOf(puzzle, level), `seed ${seed}`).toBeLessThan(1);
    }
  });

  test("the difficulty of the campaign levels is exact to a hundredth of a bit", () => {
    const levels = allLevelsOf(puzzle.campaign);
    const every = Math.ceil(levels.length / seedCount(levels.length, 20));
    for (const { name, map } of levels.filter((_, at) => at % every === 0)) {
      expect(errorOf(puzzle, expectParsed(puzzle.parseMap(map.join("\n")))), name).toBeLessThan(1);
    }
  });
});
