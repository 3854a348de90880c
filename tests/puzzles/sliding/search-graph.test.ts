import { describe, expect, test } from "vitest";
import { LOST, UNREACHABLE } from "../../../src/kernel/graph";
import { findBestSolution } from "../../../src/kernel/verdict";
import { runToEnd } from "../../../src/kernel/task";
import { buildSearchGraph } from "../../../src/puzzles/sliding/search-graph";
import { searchFully, createToyRink } from "./toy-rink";

function stateGraphOf(...rows: readonly string[]) {
  const rink = createToyRink(...rows);
  return runToEnd(buildSearchGraph(searchFully(rink, rink.cell("s")), rink.stops, rink.cell("t")));
}

describe("the state graph of a slide search", () => {
  test("the state graph has the start as its first state, and the fewest moves from each state to a win", () => {
    const { graph, winDistance } = stateGraphOf("s..", "##.", "t..");
    expect(findBestSolution(graph, winDistance, graph.start)).toEqual([1, 2, 3]);
    expect(winDistance).toEqual([3, 2, 1, 0]);
    expect(graph.wonStates).toEqual([3]);
  });

  test("the state graph marks moves that lose, and states from which no win can be reached", () => {
    const { graph, winDistance: distance } = stateGraphOf("s.x", ".##", "..t", "*##");
    expect(graph.next[1][0]).toBe(LOST);
    expect(distance[0]).toBe(UNREACHABLE);
    expect(graph.wonStates).toEqual([]);
  });
});
