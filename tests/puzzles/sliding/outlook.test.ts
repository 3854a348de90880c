import { describe, expect, test } from "vitest";
import { LOST, NEVER } from "../../../src/kernel/graph";
import { bestLine } from "../../../src/kernel/verdict";
import { finish } from "../../../src/kernel/work";
import { outlookOf } from "../../../src/puzzles/sliding/outlook";
import { searched, toyRink } from "./toy-rink";

/** The outlook of the walker `s` on the target `t`. */
function outlook(...rows: readonly string[]) {
  const rink = toyRink(...rows);
  return finish(outlookOf(searched(rink, rink.cell("s")), rink.stops, rink.cell("t")));
}

describe("the outlook of a search", () => {
  test("is a graph with the start as its first state, and the moves from each state to a win", () => {
    const { graph, distance } = outlook("s..", "##.", "t..");
    expect(bestLine(graph, distance, graph.start)).toEqual([1, 2, 3]);
    expect(distance).toEqual([3, 2, 1, 0]);
    expect(graph.won).toEqual([3]);
  });

  test("says where a move is lost, and where a win cannot be reached", () => {
    const { graph, distance } = outlook("s.x", ".##", "..t", "*##");
    expect(graph.next[1][0]).toBe(LOST);
    expect(distance[0]).toBe(NEVER);
    expect(graph.won).toEqual([]);
  });
});
