import fc from "fast-check";
import { expect, test } from "vitest";
import { explore } from "../../src/kernel/explore";
import { markStatesThatReach } from "../../src/kernel/states-that-reach";
import { runToEnd } from "../../src/kernel/task";
import type { Transitions } from "../../src/kernel/graph";
import { tableGames, tableRules } from "./table-game";

test("exactly the states from which a goal can be reached are marked", () => {
  let unmarked = 0;
  fc.assert(
    fc.property(tableGames, fc.array(fc.nat(30), { maxLength: 3 }), (game, numbers) => {
      const graph = runToEnd(explore(tableRules(game), 1000));
      if (graph === undefined) throw new Error("the game has too many states");
      const goals = numbers.map((number) => number % graph.stateCount);
      const marks = runToEnd(markStatesThatReach(graph, goals));
      expect(marks).toHaveLength(graph.stateCount);
      marks.forEach((mark, state) => {
        expect(mark).toBe(goals.some((goal) => statesAfter(graph, state).has(goal)) ? 1 : 0);
        if (mark === 0) unmarked++;
      });
    }),
  );
  expect(unmarked).toBeGreaterThan(0);
});

function statesAfter({ next }: Transitions, from: number): Set<number> {
  const reached = new Set([from]);
  for (const state of reached) for (const afters of next) if (afters[state] >= 0) reached.add(afters[state]);
  return reached;
}
