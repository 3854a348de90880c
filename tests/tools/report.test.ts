import { expect, test } from "vitest";
import { readMoves } from "../../src/kernel/moves-text";
import { finish } from "../../src/kernel/work";
import { skid } from "../../src/puzzles/skid/index";
import { UsageError } from "../../tools/cli";
import { toolNamed } from "../../tools/puzzles/index";
import { certified, levelReport } from "../../tools/report";
import { whole } from "../kernel/expect-level";

/** The solution that is printed of a level of Skid, and whether it ends without a broken combo. */
function solutionOf(map: string): { solution: string; isMaxCombo: boolean } {
  const tool = toolNamed("skid");
  const level = whole(tool.puzzle.read(map));
  const report = levelReport(tool, level, finish(certified(tool, level, 1000, "the level")));
  const { solution } = JSON.parse(report) as { solution: string };
  const { start, move } = skid.rules(whole(skid.read(map)));
  const end = whole(readMoves(solution)).reduce((state, direction) => move(state, direction) ?? state, start);
  return { solution, isMaxCombo: end.broken === 0 };
}

test.each([
  "#####Y#\n##...y#\n#ry...R\n###.r.#\n#.....#\n#######",
  "##Y##R#\n##r...#\n#.y.y.#\n#...#.#\n#.#r..#\n#######",
])("where a max combo takes no more moves than a win without one, the solution of Skid earns it", (map) => {
  expect(solutionOf(map).isMaxCombo).toBe(true);
});

test("a level with more states than it may have is refused", () => {
  const tool = toolNamed("last-ball");
  const level = whole(tool.puzzle.read("@.o.o.o.."));
  expect(finish(certified(tool, level, 4, "the level")).graph.size).toBe(4);
  expect(() => finish(certified(tool, level, 3, "the level"))).toThrow(
    new UsageError("the level has more than 3 states; --states allows more"),
  );
});

test("where a max combo takes more moves, the solution of Skid is the shortest", () => {
  expect(solutionOf("#######\n#....##\n#....r#\n#.r#.##\n##R####")).toEqual({ solution: "DLDRD", isMaxCombo: false });
});
