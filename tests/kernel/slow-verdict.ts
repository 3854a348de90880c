/**
 * Computes facts about a small game, such as its shortest solution, slowly and by their definitions. Tests compare
 * these facts with the results of the fast code in src/kernel.
 */
import type { Direction } from "../../src/kernel/direction";
import { successorsOf, type TableGame } from "./table-game";

/** Returns all states of a game that can be reached from the start without losing. */
export function reachable(game: TableGame): Set<number> {
  const found = new Set([0]);
  for (const state of found) for (const { after } of successorsOf(game, state)) found.add(after);
  return found;
}

export function slowSolutions(game: TableGame, state: number, moves: number): Direction[][] {
  if (moves === 0) return game.isWon[state] ? [[]] : [];
  return successorsOf(game, state).flatMap(({ direction, after }) =>
    slowSolutions(game, after, moves - 1).map((solution) => [direction, ...solution]),
  );
}

/**
 * Returns the number of moves of the shortest solution from a state, or undefined if there is no solution. Tries at
 * most as many moves as the game has states, because a shortest solution visits no state twice.
 */
export function slowPar(game: TableGame, state: number): number | undefined {
  const lengths = game.next.map((_, moves) => moves);
  return lengths.find((moves) => slowSolutions(game, state, moves).length > 0);
}
