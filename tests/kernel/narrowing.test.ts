import { expect, test } from "vitest";
import { certify, MOST_STATES } from "../../src/kernel/certify";
import { isFault } from "../../src/kernel/fault";
import { waysAlong } from "../../src/kernel/narrowing";
import { solutions } from "../../src/kernel/solutions";
import { finish } from "../../src/kernel/work";
import { allPuzzles } from "../../src/puzzles/index";
import { seeds } from "../effort";

const MOST_COUNTED = 2000;

test.each(allPuzzles().map((puzzle) => ({ id: puzzle.id, puzzle })))(
  "along the best line of levels of $id the ways grow fewer, from as many as there are solutions to one",
  ({ puzzle }) => {
    for (let number = 0; number < seeds(puzzle.campaign.length, 5); number++) {
      const level = puzzle.read(puzzle.campaign.level(number).map.join("\n"));
      if (isFault(level)) throw new Error(level.fault);
      const certificate = finish(certify(puzzle.rules(level), MOST_STATES));
      if (certificate === undefined) throw new Error("too large");
      const { graph, analysis } = certificate;
      const { par } = analysis.verdict;
      const ways = finish(waysAlong(graph, analysis.distance));
      expect(ways).toHaveLength(par + 1);
      expect(ways[par]).toBe(1);
      for (let at = 0; at < par; at++) expect(ways[at]).toBeGreaterThanOrEqual(ways[at + 1]);
      const all = solutions(graph, analysis.distance, par);
      let count = 0;
      while (count <= MOST_COUNTED && all.next().done !== true) count++;
      if (count <= MOST_COUNTED) expect(ways[0]).toBe(count);
      certificate.recycle?.();
    }
  },
);
