import { describe, expect, test } from "vitest";
import { formatMoves } from "../../../src/kernel/moves-text";
import { createRandom } from "../../../src/kernel/random";
import { enumerateSolutions } from "../../../src/kernel/solutions";
import { finishedTask, runToEnd } from "../../../src/kernel/task";
import { certifyLevel } from "../../../src/puzzles/fruit/explore/certify";
import { notation, type Level } from "../../../src/puzzles/fruit/level";
import { compose } from "../../../src/puzzles/fruit/make/compose";
import { plan } from "../../../src/puzzles/fruit/make/plan";
import { mirroredCell, Symmetry } from "../../../src/puzzles/fruit/make/symmetry";
import { rules } from "../../../src/puzzles/fruit/rules";
import { seedCount } from "../../seed-count";
import { levelOf } from "./maps";
import { slowFigures } from "./slow-figures";

const NO_CAP = 20_000;
/** As many levels as the climb has before it repeats itself. */
const CLIMB = 30;

function certified(level: Level) {
  const certificate = runToEnd(certifyLevel(level, rules(level), NO_CAP));
  if (certificate === undefined) throw new Error("the cap was met");
  return certificate;
}

/** All shortest wins of a level, as letters. */
function winsOf(level: Level): string[] {
  const { graph, analysis } = certified(level);
  return [...enumerateSolutions(graph, analysis.winDistance, analysis.verdict.par)].map(({ moves }) =>
    formatMoves(moves),
  );
}

/** Boards with one thing after another on them: whatever is made faster must come to the same. */
const BOARDS = [
  { name: "two pairs", map: ["AB##", "..##", "..##", "BA.."], figures: { par: 3, solutionCount: 2, stateCount: 11 } },
  { name: "two stones", map: ["A.s.", "..#.", "s..A", "...."], figures: { par: 2, solutionCount: 1, stateCount: 154 } },
  {
    name: "a car and a barrel",
    map: ["##C=.#", ".....#", "..oC..", "......", "#.....", "#...##"],
    figures: { par: 2, solutionCount: 1, stateCount: 25 },
  },
  {
    name: "two passes",
    map: ["DsD###", "......", "......", "###...", "", "passes:", "6 2 <", "1 3 >"],
    figures: { par: 5, solutionCount: 1, stateCount: 32 },
  },
  {
    name: "puddles and hedgehogs",
    map: ["..C#~.", "......", "..h.#.", ".#.h..", "....C.", ".~#..."],
    figures: { par: 2, solutionCount: 2, stateCount: 10 },
  },
  {
    name: "an anteater and a stone",
    map: [".####", "....A", "....B", "B..sA", "^####"],
    figures: { par: 3, solutionCount: 2, stateCount: 52 },
  },
  {
    name: "two pairs of one kind",
    map: ["A..A", ".#..", "A...", "..#A"],
    figures: { par: 1, solutionCount: 3, stateCount: 9 },
  },
];

describe.each(BOARDS)("the board with $name", ({ map, figures }) => {
  test("has the figures that it always had, which playing it on a table finds too", () => {
    const { par, solutionCount: ways, stateCount } = certified(levelOf(...map)).analysis.verdict;
    expect({ par, solutions: ways, states: stateCount }).toEqual(figures);
    expect(slowFigures(map.join("\n"))).toEqual(figures);
  });
});

describe("levels as the article describes its own", () => {
  test("the first: down, left and up bring one pair together, and a second push down or one to the right leads nowhere new", () => {
    const level = levelOf("..#A.", ".....", "...##", ".....", "#...A");
    expect(winsOf(level)).toEqual(["DLU"]);
    const { start, move, key } = rules(level);
    const after = (moves: readonly (0 | 1 | 2 | 3)[]) => moves.reduce((state, way) => move(state, way) ?? state, start);
    expect(key(after([2, 3, 1]))).toBe(key(after([2, 1])));
    expect(key(after([2, 2]))).toBe(key(after([2])));
  });

  test("the generated one: six pushes, right, up, left, down, right, up, past two stones", () => {
    expect(winsOf(levelOf(".A#..B", ".##...", "......", "...s..", "B##...", "s.#.A."))).toEqual(["RULDRU"]);
  });

  test("one with symmetric hedges, as they are drawn two cells at a time", () => {
    const level = levelOf("..##sA", "..##..", "..##.B", "#....#", "B....s", "A.....");
    const { board, walls } = level;
    expect(board.cells.every((cell) => walls[cell] === walls[mirroredCell(board, Symmetry.LeftRight, cell)])).toBe(
      true,
    );
    expect(winsOf(level)).toContain("RULDRU");
  });
});

test("every level of the climb has the figures that playing it on a table finds", () => {
  for (let seed = 1; seed <= seedCount(120, 30); seed++) {
    const certificate = runToEnd(
      compose(plan.endless(1 + (seed % CLIMB)), createRandom(seed, 65), () => finishedTask(true)),
    );
    if (certificate === undefined) continue;
    const { par, solutionCount: ways, stateCount } = certificate.certificate.analysis.verdict;
    const map = notation.formatMap(certificate.level);
    expect(slowFigures(map.trimEnd()), map).toEqual({ par, solutions: ways, states: stateCount });
    certificate.certificate.release?.();
  }
});
