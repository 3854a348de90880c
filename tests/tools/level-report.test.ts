import { expect, test } from "vitest";
import { parseMoves } from "../../src/kernel/moves-text";
import { runToEnd } from "../../src/kernel/task";
import { skid } from "../../src/puzzles/skid/index";
import { UsageError } from "../../tools/cli";
import { findTool } from "../../tools/puzzles/index";
import { certifyOrRefuse, formatLevelReport, measureLevelDepth } from "../../tools/level-report";
import { slowExpectedMoves } from "../kernel/difficulty/slow-expected-moves";
import { expectParsed } from "../kernel/parse-results";

function solutionOf(map: string): { solution: string; isFullCombo: boolean } {
  const tool = findTool("skid");
  const level = expectParsed(tool.puzzle.parseMap(map));
  const report = formatLevelReport(tool, level, runToEnd(certifyOrRefuse(tool, level, 1000, "the level")));
  const { solution } = JSON.parse(report) as { solution: string };
  const { start, move } = skid.rules(expectParsed(skid.parseMap(map)));
  const end = expectParsed(parseMoves(solution)).reduce((state, direction) => move(state, direction) ?? state, start);
  return { solution, isFullCombo: end.brokenCombos === 0 };
}

test.each([
  "#####Y#\n##...y#\n#ry...R\n###.r.#\n#.....#\n#######",
  "##Y##R#\n##r...#\n#.y.y.#\n#...#.#\n#.#r..#\n#######",
])("the reported solution of a Skid level earns the full combo if that takes no more moves", (map) => {
  expect(solutionOf(map).isFullCombo).toBe(true);
});

test("a level with more states than the limit is rejected", () => {
  const tool = findTool("last-ball");
  const level = expectParsed(tool.puzzle.parseMap("@.o.o.o.."));
  expect(runToEnd(certifyOrRefuse(tool, level, 4, "the level")).graph.stateCount).toBe(4);
  expect(() => runToEnd(certifyOrRefuse(tool, level, 3, "the level"))).toThrow(
    new UsageError("the level has more than 3 states; --states allows more"),
  );
});

test("the reported solution of a Skid level is the shortest one if the full combo takes more moves", () => {
  expect(solutionOf("#######\n#....##\n#....r#\n#.r#.##\n##R####")).toEqual({ solution: "DLDRD", isFullCombo: false });
});

test("the depth of a level has its expected moves and their logarithm, its forced moves and its states", () => {
  const tool = findTool("last-ball");
  const level = expectParsed(
    tool.puzzle.parseMap("...o.@.o....\n.....o......\n.....o......\n.....o......\n............"),
  );
  const certificate = runToEnd(certifyOrRefuse(tool, level, 1000, "the level"));
  const { bits, expectedMoves, forced, states } = measureLevelDepth(tool, certificate);
  const exactMoves = slowExpectedMoves(certificate.graph);
  expect(exactMoves).toBeGreaterThan(certificate.analysis.verdict.par);
  expect(Math.abs((expectedMoves ?? NaN) - exactMoves)).toBeLessThanOrEqual(0.051);
  expect(Math.abs((bits ?? NaN) - Math.log2(exactMoves))).toBeLessThanOrEqual(0.01);
  expect({ forced, states }).toEqual({
    forced: certificate.analysis.verdict.forcedMovesPercent,
    states: certificate.graph.stateCount,
  });
});

test("a level that cannot be won has neither bits nor expected moves", () => {
  const tool = findTool("last-ball");
  const level = expectParsed(tool.puzzle.parseMap("@.o...o\n...o..."));
  const depth = measureLevelDepth(tool, runToEnd(certifyOrRefuse(tool, level, 1000, "the level")));
  expect(depth).toMatchObject({ bits: null, expectedMoves: null });
});
