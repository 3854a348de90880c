import { describe, expect, test } from "vitest";
import { cellAt } from "../../../src/kernel/board";
import type { Direction } from "../../../src/kernel/direction";
import { bestLine } from "../../../src/kernel/verdict";
import { notation, type Level } from "../../../src/puzzles/ice-path/level";
import { anyBrief, certified, delivered, levelOf, railroadOf } from "./maps";
import { slide, startOf } from "./slow-walker";

/** The share of moves of the best line without choice, in percent, from the text of the map. */
function slowRailroad(level: Level): number {
  const map = notation.write(level);
  const { graph, analysis } = certified(level);
  const passed: string[] = [];
  let place = startOf(map);
  let withoutChoice = 0;
  const line = bestLine(graph, analysis.distance, graph.start);
  for (const move of line) {
    passed.push(place);
    const leadsOn = (direction: Direction) => {
      const end = slide(map, place, direction).at(-1);
      return end !== undefined && !passed.includes(end);
    };
    if (([0, 1, 2, 3] as const).filter(leadsOn).length === 1) withoutChoice++;
    place = slide(map, place, move).at(-1) ?? place;
  }
  const [x, y] = place.split(",").map(Number);
  expect(cellAt(level.board, x, y)).toBe(level.hole);
  return Math.floor((100 * withoutChoice) / line.length);
}

describe("the railroad", () => {
  test("is whole where each position but the start has one way on", () => {
    expect(railroadOf(levelOf("@...", "###.", "O..."))).toBe(100);
  });

  test("is none where there are always two", () => {
    expect(railroadOf(levelOf("@.O", "..."))).toBe(0);
  });

  test("is half where there is a choice at first and none after it", () => {
    expect(railroadOf(levelOf("@..", "...", "..O"))).toBe(50);
  });

  test("counts no move that goes back", () => {
    expect(railroadOf(levelOf("#.####", "#.####", "@...O#", "#.####"))).toBe(100);
  });

  test("is what a slow walker counts on generated levels", () => {
    for (let seed = 1; seed <= 60; seed++) {
      const level = delivered(anyBrief(seed), seed);
      expect(railroadOf(level)).toBe(slowRailroad(level));
    }
  });

  test("differs much from level to level", () => {
    const railroads = Array.from({ length: 100 }, (_, seed) => railroadOf(delivered(anyBrief(seed + 1), seed + 1)));
    expect(Math.min(...railroads)).toBeLessThan(10);
    expect(Math.max(...railroads)).toBeGreaterThan(45);
  });
});
