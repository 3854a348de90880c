import { expect, test } from "vitest";
import { certify, MAX_LEVEL_STATES } from "../../src/kernel/certify";
import { isFault } from "../../src/kernel/fault";
import { solutionsLeftAlong } from "../../src/kernel/solutions-left";
import { enumerateSolutions } from "../../src/kernel/solutions";
import { runToEnd } from "../../src/kernel/task";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { seedCount } from "../seed-count";

const MAX_COUNTED = 2000;

test.each(loadAllPuzzles().map((puzzle) => ({ id: puzzle.id, puzzle })))(
  "along the best line of levels of $id the ways grow fewer, from as many as there are solutions to one",
  ({ puzzle }) => {
    for (let number = 0; number < seedCount(puzzle.campaign.levelCount, 5); number++) {
      const level = puzzle.parseMap(puzzle.campaign.level(number).map.join("\n"));
      if (isFault(level)) throw new Error(level.fault);
      const certificate = runToEnd(certify(puzzle.rules(level), MAX_LEVEL_STATES));
      if (certificate === undefined) throw new Error("too large");
      const { graph, analysis } = certificate;
      const { par } = analysis.verdict;
      const ways = runToEnd(solutionsLeftAlong(graph, analysis.winDistance));
      expect(ways).toHaveLength(par + 1);
      expect(ways[par]).toBe(1);
      for (let at = 0; at < par; at++) expect(ways[at]).toBeGreaterThanOrEqual(ways[at + 1]);
      const all = enumerateSolutions(graph, analysis.winDistance, par);
      let count = 0;
      while (count <= MAX_COUNTED && all.next().done !== true) count++;
      if (count <= MAX_COUNTED) expect(ways[0]).toBe(count);
      certificate.release?.();
    }
  },
);
