import { expect, test } from "vitest";
import { certify, MAX_LEVEL_STATES } from "../../src/kernel/certify";
import { isFault } from "../../src/kernel/fault";
import { countSolutionsLeft } from "../../src/kernel/solutions-left";
import { enumerateSolutions } from "../../src/kernel/solutions";
import { runToEnd } from "../../src/kernel/task";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { sampleMaps } from "../puzzles/sample-maps";
import { seedCount } from "../seed-count";

const MAX_COUNTED = 2000;

test.each(loadAllPuzzles().map((puzzle) => ({ id: puzzle.id, puzzle })))(
  "in levels of $id, countSolutionsLeft falls from the number of solutions to 1",
  ({ puzzle }) => {
    for (const map of sampleMaps(puzzle, seedCount(Math.max(5, puzzle.campaign.levelCount), 5))) {
      const level = puzzle.parseMap(map);
      if (isFault(level)) throw new Error(level.fault.kind);
      const certificate = runToEnd(certify(puzzle.rules(level), MAX_LEVEL_STATES));
      if (certificate === undefined) throw new Error("the level has too many states");
      const { graph, analysis } = certificate;
      const { par } = analysis.verdict;
      const solutionsLeft = runToEnd(countSolutionsLeft(graph, analysis.winDistance));
      expect(solutionsLeft).toHaveLength(par + 1);
      expect(solutionsLeft[par]).toBe(1);
      for (let moveCount = 0; moveCount < par; moveCount++)
        expect(solutionsLeft[moveCount]).toBeGreaterThanOrEqual(solutionsLeft[moveCount + 1]);
      const all = enumerateSolutions(graph, analysis.winDistance, par);
      let count = 0;
      while (count <= MAX_COUNTED && all.next().done !== true) count++;
      if (count <= MAX_COUNTED) expect(solutionsLeft[0]).toBe(count);
      certificate.release?.();
    }
  },
);
