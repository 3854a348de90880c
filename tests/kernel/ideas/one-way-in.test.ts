import fc from "fast-check";
import { expect, test } from "vitest";
import { STUCK, type Graph } from "../../../src/kernel/graph";
import { measureOneWayInStrength } from "../../../src/kernel/ideas/one-way-in";
import type { GraphSolution } from "../../../src/kernel/ideas/played-solution";
import { runToEnd } from "../../../src/kernel/task";
import { analyseGraph, findBestSolution } from "../../../src/kernel/verdict";
import { seedCount } from "../../seed-count";

const STATE_COUNT = 12;
const RUNS = seedCount(400, 100);

function graphOf(successors: readonly (readonly number[])[]): Graph<number> {
  const states = [0];
  for (const state of states)
    for (const after of successors[state]) if (after >= 0 && !states.includes(after)) states.push(after);
  const won = states.length - 1;
  const next = [0, 1, 2, 3].map((direction) =>
    states.map((state, number) => {
      const after = successors[state][direction];
      return number === won || after < 0 || after === state ? STUCK : states.indexOf(after);
    }),
  );
  return { stateCount: states.length, start: 0, next, wonStates: [won], stateNumberOf: (state) => state };
}

function solve(graph: Graph<number>): GraphSolution {
  const analysis = runToEnd(analyseGraph(graph));
  const moves = findBestSolution(graph, analysis.winDistance, graph.start);
  const stateNumbers = [graph.start];
  moves.forEach((direction, index) => stateNumbers.push(graph.next[direction][stateNumbers[index]]));
  const certificate = { graph, analysis };
  return { certificate, moves, stateNumbers };
}

function reachableWithout({ next, start }: Graph<number>, removed: number): number[] {
  const states = [start];
  for (const state of states)
    for (const direction of [0, 1, 2, 3]) {
      const after = next[direction][state];
      if (after >= 0 && after !== removed && !states.includes(after)) states.push(after);
    }
  return states;
}

test("the states at the end of a solution count without which no win can be reached", () => {
  const exits = fc.array(fc.integer({ min: -1, max: STATE_COUNT - 1 }), { minLength: 4, maxLength: 4 });
  const graphs = fc.array(exits, { minLength: STATE_COUNT, maxLength: STATE_COUNT }).map(graphOf);
  fc.assert(
    fc.property(graphs, fc.nat(), (wholeGraph, anyNumber) => {
      // The same graph as `wholeGraph`, but with any of its states as the start. Some states may not be reachable from
      // this start, as in graphs that level generators make.
      const graph = { ...wholeGraph, start: anyNumber % wholeGraph.stateCount };
      const solution = solve(graph);
      let passages = 0;
      for (const state of solution.stateNumbers.slice(1, -1)) {
        const isPassage = !reachableWithout(graph, state).includes(graph.wonStates[0]);
        passages = isPassage ? passages + 1 : 0;
      }
      expect(runToEnd(measureOneWayInStrength(solution))).toBe(passages);
      // With a second argument, the function may end early. It must still find a strength that equals this argument.
      expect(runToEnd(measureOneWayInStrength(solution, passages))).toBe(passages);
      expect(runToEnd(measureOneWayInStrength(solution, passages + 1))).toBeLessThanOrEqual(passages);
    }),
    { numRuns: RUNS },
  );
});
