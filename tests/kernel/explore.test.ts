import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DIRECTIONS } from "../../src/kernel/direction";
import { explore } from "../../src/kernel/explore";
import { LOST, STUCK, type Graph } from "../../src/kernel/graph";
import { runToEnd } from "../../src/kernel/task";
import { reachable } from "./slow-verdict";
import { tableGames, tableRules, type TableGame } from "./table-game";

const ENOUGH_STATES = 1000;

function explored(game: TableGame, maxStates = ENOUGH_STATES): Graph<number> {
  const graph = runToEnd(explore(tableRules(game), maxStates));
  if (graph === undefined) throw new Error("the game has too many states");
  return graph;
}

function gameStatesOf(game: TableGame, graph: Graph<number>): number[] {
  const gameStates: number[] = [];
  game.next.forEach((_, gameState) => {
    const number = graph.stateNumberOf(gameState);
    if (number !== undefined) gameStates[number] = gameState;
  });
  return gameStates;
}

describe("explore", () => {
  test("the explored graph contains each state exactly once that can be reached without losing", () => {
    fc.assert(
      fc.property(tableGames, (game) => {
        const graph = explored(game);
        const gameStates = gameStatesOf(game, graph);
        expect(new Set(gameStates)).toEqual(reachable(game));
        expect(gameStates).toHaveLength(graph.stateCount);
        expect(gameStates[graph.start]).toBe(0);
      }),
    );
  });

  test("each transition of the explored graph has the same result as the move in the game", () => {
    fc.assert(
      fc.property(tableGames, (game) => {
        const graph = explored(game);
        const gameStates = gameStatesOf(game, graph);
        expect(graph.next.map((successors) => successors.length)).toEqual(DIRECTIONS.map(() => graph.stateCount));
        gameStates.forEach((gameState, state) => {
          for (const direction of DIRECTIONS) {
            const after = graph.next[direction][state];
            const expected = game.isWon[gameState] ? STUCK : game.next[gameState][direction];
            expect(after === STUCK || after === LOST ? after : gameStates[after]).toBe(expected);
          }
        });
      }),
    );
  });

  test("the won states of the explored graph are those of the game", () => {
    fc.assert(
      fc.property(tableGames, (game) => {
        const graph = explored(game);
        const won = [...reachable(game)].filter((gameState) => game.isWon[gameState]);
        expect(graph.wonStates.toSorted()).toEqual(won.map(graph.stateNumberOf).toSorted());
      }),
    );
  });

  test("explore numbers states breadth first, so that each state is found from its earliest predecessor", () => {
    fc.assert(
      fc.property(tableGames, (game) => {
        const { next, stateCount } = explored(game);
        const states = Array.from({ length: stateCount }, (_, state) => state);
        const finders = states
          .slice(1)
          .map((found) => states.findIndex((state) => next.some((successors) => successors[state] === found)));
        expect(finders).toEqual(finders.toSorted((a, b) => a - b));
      }),
    );
  });
});

test("explore returns undefined if a level has more states than the limit, but not if it has as many", () => {
  fc.assert(
    fc.property(tableGames, fc.integer({ min: 1, max: 8 }), (game, maxStates) => {
      const graph = runToEnd(explore(tableRules(game), maxStates));
      expect(graph === undefined).toBe(reachable(game).size > maxStates);
    }),
  );
});
