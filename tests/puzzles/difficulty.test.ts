import { levelsOf } from "../../src/puzzles/campaign";
import { describe, expect, test } from "vitest";
import { composeNext, startRun } from "../../src/game/modes/run";
import { certify } from "../../src/kernel/certify";
import { explore } from "../../src/kernel/explore";
import { MOST_CENTIBITS } from "../../src/kernel/logarithm";
import { finish } from "../../src/kernel/work";
import { allPuzzles } from "../../src/puzzles/index";
import type { SealedLevel, SealedPuzzle } from "../../src/puzzles/sealed";
import { seeds } from "../effort";
import { whole } from "../kernel/expect-level";
import { exactCentibits } from "../kernel/slow-wander";

const LEVELS = seeds(1000);
/** More states than any level of a climb or a campaign has; a table for a million would take longer to lay out than to fill. */
const NO_CAP = 20_000;
/** As many levels as a climb has, and more. */
const CLIMB = 60;

/** How far the difficulty of a level is from the exact one, of the graph that the general explorer finds. */
function errorOf(puzzle: SealedPuzzle, level: SealedLevel): number {
  const rules = puzzle.rules(level);
  const graph = finish(explore(rules, NO_CAP));
  const certificate = finish(certify(rules, NO_CAP));
  if (graph === undefined || certificate === undefined) throw new Error("the cap was met");
  const { difficultyCentibits } = certificate.analysis.verdict;
  certificate.recycle?.();
  return Math.abs(difficultyCentibits - Math.min(MOST_CENTIBITS, exactCentibits(graph)));
}

describe.each(allPuzzles())("difficulty in $id is exact to a hundredth of a bit", (puzzle) => {
  test(`on ${LEVELS} levels of its climb`, () => {
    for (let seed = 1; seed <= LEVELS; seed++) {
      const wish = puzzle.plan.endless(1 + (seed % CLIMB));
      const { level } = finish(composeNext(puzzle, startRun(seed), wish, puzzle.whereabouts?.start));
      expect(errorOf(puzzle, level), `seed ${seed}`).toBeLessThan(1);
    }
  });

  test("on the levels of its campaign", () => {
    const levels = levelsOf(puzzle.campaign);
    const every = Math.ceil(levels.length / seeds(levels.length, 20));
    for (const { name, map } of levels.filter((_, at) => at % every === 0)) {
      expect(errorOf(puzzle, whole(puzzle.read(map.join("\n")))), name).toBeLessThan(1);
    }
  });
});
