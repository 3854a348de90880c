import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DIRECTIONS } from "../../src/kernel/direction";
import { explore } from "../../src/kernel/explore";
import { LOST, STUCK, type Graph } from "../../src/kernel/graph";
import { runToEnd } from "../../src/kernel/task";
import { reachable } from "./slow-verdict";
import { tableGames, tableRules, type TableGame } from "./table-game";

const NO_CAP = 1000;

function explored(game: TableGame, cap = NO_CAP): Graph<number> {
  const graph = runToEnd(explore(tableRules(game), cap));
  if (graph === undefined) throw new Error("the cap was met");
  return graph;
}

/** The positions of a graph by their numbers. */
function positionsOf(game: TableGame, graph: Graph<number>): number[] {
  const positions: number[] = [];
  game.next.forEach((_, position) => {
    const number = graph.stateNumberOf(position);
    if (number !== undefined) positions[number] = position;
  });
  return positions;
}

describe("the graph of a level", () => {
  test("has each position that can be reached without losing, once", () => {
    fc.assert(
      fc.property(tableGames, (game) => {
        const graph = explored(game);
        const positions = positionsOf(game, graph);
        expect(new Set(positions)).toEqual(reachable(game));
        expect(positions).toHaveLength(graph.stateCount);
        expect(positions[graph.start]).toBe(0);
      }),
    );
  });

  test("says where each input leads: to a state, nowhere, or to a loss", () => {
    fc.assert(
      fc.property(tableGames, (game) => {
        const graph = explored(game);
        const positions = positionsOf(game, graph);
        expect(graph.next.map((exits) => exits.length)).toEqual(DIRECTIONS.map(() => graph.stateCount));
        positions.forEach((position, state) => {
          for (const direction of DIRECTIONS) {
            const after = graph.next[direction][state];
            const expected = game.isWon[position] ? STUCK : game.next[position][direction];
            expect(after === STUCK || after === LOST ? after : positions[after]).toBe(expected);
          }
        });
      }),
    );
  });

  test("lists the states that are won", () => {
    fc.assert(
      fc.property(tableGames, (game) => {
        const graph = explored(game);
        const won = [...reachable(game)].filter((position) => game.isWon[position]);
        expect(graph.wonStates.toSorted()).toEqual(won.map(graph.stateNumberOf).toSorted());
      }),
    );
  });

  test("is breadth first: each state is found from the earliest that leads to it", () => {
    fc.assert(
      fc.property(tableGames, (game) => {
        const { next, stateCount } = explored(game);
        const states = Array.from({ length: stateCount }, (_, state) => state);
        const finders = states
          .slice(1)
          .map((found) => states.findIndex((state) => next.some((exits) => exits[state] === found)));
        expect(finders).toEqual(finders.toSorted((a, b) => a - b));
      }),
    );
  });
});

test("a level with more states than the cap is given up, one with as many is not", () => {
  fc.assert(
    fc.property(tableGames, fc.integer({ min: 1, max: 8 }), (game, cap) => {
      const graph = runToEnd(explore(tableRules(game), cap));
      expect(graph === undefined).toBe(reachable(game).size > cap);
    }),
  );
});
