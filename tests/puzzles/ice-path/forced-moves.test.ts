import { describe, expect, test } from "vitest";
import { cellAt } from "../../../src/kernel/board";
import type { Direction } from "../../../src/kernel/direction";
import { findBestSolution } from "../../../src/kernel/verdict";
import { notation, type Level } from "../../../src/puzzles/ice-path/level";
import { anyTarget, certified, levelOfSeed, levelOf, forcedMovesPercentOf } from "./maps";
import { slide, startOf } from "./slow-walker";

function slowForcedMovesPercent(level: Level): number {
  const map = notation.formatMap(level);
  const { graph, analysis } = certified(level);
  const passed: string[] = [];
  let position = startOf(map);
  let forcedCount = 0;
  const solution = findBestSolution(graph, analysis.winDistance, graph.start);
  for (const move of solution) {
    passed.push(position);
    const leadsOn = (direction: Direction) => {
      const end = slide(map, position, direction).at(-1);
      return end !== undefined && !passed.includes(end);
    };
    if (([0, 1, 2, 3] as const).filter(leadsOn).length === 1) forcedCount++;
    position = slide(map, position, move).at(-1) ?? position;
  }
  const [x, y] = position.split(",").map(Number);
  expect(cellAt(level.board, x, y)).toBe(level.hole);
  return Math.floor((100 * forcedCount) / solution.length);
}

describe("forcedMovesPercent in Ice Path", () => {
  test("the share is 100 if every state leaves only one move that leads on", () => {
    expect(forcedMovesPercentOf(levelOf("@...", "###.", "O..."))).toBe(100);
  });

  test("the share is 0 if every state leaves two moves", () => {
    expect(forcedMovesPercentOf(levelOf("@.O", "..."))).toBe(0);
  });

  test("the share is 50 if the first of two moves has a choice and the second has none", () => {
    expect(forcedMovesPercentOf(levelOf("@..", "...", "..O"))).toBe(50);
  });

  test("a move back to an earlier cell does not count as a choice", () => {
    expect(forcedMovesPercentOf(levelOf("#.####", "#.####", "@...O#", "#.####"))).toBe(100);
  });

  test("the share in generated levels is what the slow walker counts", () => {
    for (let seed = 1; seed <= 60; seed++) {
      const level = levelOfSeed(anyTarget(seed), seed);
      expect(forcedMovesPercentOf(level)).toBe(slowForcedMovesPercent(level));
    }
  });

  test("the share differs much from level to level", () => {
    const percentages = Array.from({ length: 100 }, (_, seed) =>
      forcedMovesPercentOf(levelOfSeed(anyTarget(seed + 1), seed + 1)),
    );
    expect(Math.min(...percentages)).toBeLessThan(10);
    expect(Math.max(...percentages)).toBeGreaterThan(45);
  });
});
