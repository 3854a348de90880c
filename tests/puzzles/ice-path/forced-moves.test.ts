import { describe, expect, test } from "vitest";
import { cellAt } from "../../../src/kernel/board";
import type { Direction } from "../../../src/kernel/direction";
import { bestSolution } from "../../../src/kernel/verdict";
import { notation, type Level } from "../../../src/puzzles/ice-path/level";
import { anyBrief, certified, levelOfSeed, levelOf, forcedMovesPercentOf } from "./maps";
import { slide, startOf } from "./slow-walker";

/** The share of moves of the best line without choice, in percent, from the text of the map. */
function slowForcedMovesPercent(level: Level): number {
  const map = notation.formatMap(level);
  const { graph, analysis } = certified(level);
  const passed: string[] = [];
  let position = startOf(map);
  let withoutChoice = 0;
  const solution = bestSolution(graph, analysis.winDistance, graph.start);
  for (const move of solution) {
    passed.push(position);
    const leadsOn = (direction: Direction) => {
      const end = slide(map, position, direction).at(-1);
      return end !== undefined && !passed.includes(end);
    };
    if (([0, 1, 2, 3] as const).filter(leadsOn).length === 1) withoutChoice++;
    position = slide(map, position, move).at(-1) ?? position;
  }
  const [x, y] = position.split(",").map(Number);
  expect(cellAt(level.board, x, y)).toBe(level.hole);
  return Math.floor((100 * withoutChoice) / solution.length);
}

describe("the railroad", () => {
  test("is whole where each position but the start has one way on", () => {
    expect(forcedMovesPercentOf(levelOf("@...", "###.", "O..."))).toBe(100);
  });

  test("is none where there are always two", () => {
    expect(forcedMovesPercentOf(levelOf("@.O", "..."))).toBe(0);
  });

  test("is half where there is a choice at first and none after it", () => {
    expect(forcedMovesPercentOf(levelOf("@..", "...", "..O"))).toBe(50);
  });

  test("counts no move that goes back", () => {
    expect(forcedMovesPercentOf(levelOf("#.####", "#.####", "@...O#", "#.####"))).toBe(100);
  });

  test("is what a slow walker counts on generated levels", () => {
    for (let seed = 1; seed <= 60; seed++) {
      const level = levelOfSeed(anyBrief(seed), seed);
      expect(forcedMovesPercentOf(level)).toBe(slowForcedMovesPercent(level));
    }
  });

  test("differs much from level to level", () => {
    const railroads = Array.from({ length: 100 }, (_, seed) =>
      forcedMovesPercentOf(levelOfSeed(anyBrief(seed + 1), seed + 1)),
    );
    expect(Math.min(...railroads)).toBeLessThan(10);
    expect(Math.max(...railroads)).toBeGreaterThan(45);
  });
});
