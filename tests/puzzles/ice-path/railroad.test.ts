import { describe, expect, test } from "vitest";
import { cellAt } from "../../../src/kernel/board";
import type { Direction } from "../../../src/kernel/direction";
import { bestLine } from "../../../src/kernel/verdict";
import { notation, type Level } from "../../../src/puzzles/ice-path/level";
import { anyBrief, certified, delivered, levelOf, railroadOf } from "./maps";
import { slide, startOf, walk } from "./slow-walker";

/** The share of positions on the best line with only one sensible move, in percent, from the text of the map. */
function slowRailroad(level: Level): number {
  const map = notation.write(level);
  const { graph, analysis } = certified(level);
  const passed: string[] = [];
  let place = startOf(map);
  let forced = 0;
  const line = bestLine(graph, analysis.distance, graph.start);
  for (const move of line) {
    passed.push(place);
    const isSensible = (direction: Direction) => {
      const end = slide(map, place, direction).at(-1);
      return end !== undefined && !passed.includes(end) && walk(map, end, place).par !== undefined;
    };
    if (([0, 1, 2, 3] as const).filter(isSensible).length === 1) forced++;
    place = slide(map, place, move).at(-1) ?? place;
  }
  const [x, y] = place.split(",").map(Number);
  expect(cellAt(level.board, x, y)).toBe(level.hole);
  return Math.floor((100 * forced) / line.length);
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

  test("counts no move that goes back, and none that only leads back here", () => {
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
    expect(Math.min(...railroads)).toBeLessThan(35);
    expect(Math.max(...railroads)).toBeGreaterThan(70);
  });
});
