import { describe, expect, test } from "vitest";
import { formatMoves } from "../../../src/kernel/moves-text";
import { createRandom } from "../../../src/kernel/random";
import { enumerateSolutions } from "../../../src/kernel/solutions";
import { createFinishedTask, runToEnd } from "../../../src/kernel/task";
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
/** The number of levels of an endless run after which the wanted difficulties repeat. */
const CLIMB = 54;

function certified(level: Level) {
  const certificate = runToEnd(certifyLevel(level, rules(level), NO_CAP));
  if (certificate === undefined) throw new Error(`the level has more than ${NO_CAP} states`);
  return certificate;
}

function solutionsOf(level: Level): string[] {
  const { graph, analysis } = certified(level);
  return [...enumerateSolutions(graph, analysis.winDistance, analysis.verdict.par)].map(({ moves }) =>
    formatMoves(moves),
  );
}

/**
 * Boards of Fruit with their known fewest moves, number of solutions and number of states. A new, faster version of the
 * explorer (the search through all states) must find the same numbers.
 */
const BOARDS = [
  { name: "two pairs", map: ["AB##", "..##", "..##", "BA.."], figures: { par: 3, solutions: 2, states: 11 } },
  { name: "two stones", map: ["A.s.", "..#.", "s..A", "...."], figures: { par: 2, solutions: 1, states: 154 } },
  {
    name: "a car and a barrel",
    map: ["##C=.#", ".....#", "..oC..", "......", "#.....", "#...##"],
    figures: { par: 2, solutions: 1, states: 25 },
  },
  {
    name: "two passes",
    map: ["DsD###", "......", "......", "###...", "", "passes:", "6 2 <", "1 3 >"],
    figures: { par: 5, solutions: 1, states: 32 },
  },
  {
    name: "puddles and hedgehogs",
    map: ["..C#~.", "......", "..h.#.", ".#.h..", "....C.", ".~#..."],
    figures: { par: 2, solutions: 2, states: 10 },
  },
  {
    name: "an anteater and a stone",
    map: [".####", "....A", "....B", "B..sA", "^####"],
    figures: { par: 3, solutions: 2, states: 52 },
  },
  {
    name: "two pairs of one kind",
    map: ["A..A", ".#..", "A...", "..#A"],
    figures: { par: 1, solutions: 3, states: 9 },
  },
];

describe.each(BOARDS)("the board of Fruit with $name", ({ map, figures }) => {
  test("the board has the stored figures, which the slow model also finds", () => {
    const { par, solutionCount, stateCount } = certified(levelOf(...map)).analysis.verdict;
    expect({ par, solutions: solutionCount, states: stateCount }).toEqual(figures);
    expect(slowFigures(map.join("\n"))).toEqual(figures);
  });
});

describe("the levels from the article on Fruit Dating", () => {
  test("the article's first level is won by down, left and up; two other second pushes change nothing", () => {
    const level = levelOf("..#A.", ".....", "...##", ".....", "#...A");
    expect(solutionsOf(level)).toEqual(["DLU"]);
    const { start, move, key } = rules(level);
    const after = (moves: readonly (0 | 1 | 2 | 3)[]) =>
      moves.reduce((state, direction) => move(state, direction) ?? state, start);
    expect(key(after([2, 3, 1]))).toBe(key(after([2, 1])));
    expect(key(after([2, 2]))).toBe(key(after([2])));
  });

  test("the article's generated level is won past two stones by right, up, left, down, right and up", () => {
    expect(solutionsOf(levelOf(".A#..B", ".##...", "......", "...s..", "B##...", "s.#.A."))).toEqual(["RULDRU"]);
  });

  test("the article's level with symmetric hedges has them because cells are added in mirrored pairs", () => {
    const level = levelOf("..##sA", "..##..", "..##.B", "#....#", "B....s", "A.....");
    const { board, isWall } = level;
    expect(board.cells.every((cell) => isWall[cell] === isWall[mirroredCell(board, Symmetry.LeftRight, cell)])).toBe(
      true,
    );
    expect(solutionsOf(level)).toContain("RULDRU");
  });
});

test("every level of the endless curve has the figures that the slow model finds", () => {
  for (let seed = 1; seed <= seedCount(120, 30); seed++) {
    const composed = runToEnd(
      compose(plan.rising(1 + (seed % CLIMB)), createRandom(seed, 65), () => createFinishedTask(true)),
    );
    if (composed === undefined) continue;
    const { par, solutionCount, stateCount } = composed.certificate.analysis.verdict;
    const map = notation.formatMap(composed.level);
    expect(slowFigures(map.trimEnd()), map).toEqual({ par, solutions: solutionCount, states: stateCount });
    composed.certificate.release?.();
  }
});
