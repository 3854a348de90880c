import type { Direction } from "../../src/kernel/direction";
import { successorsOf, type TableGame } from "./table-game";

/** What the words of a verdict mean, computed as they are said and with no regard to time. */

/** All states that can be reached without losing. */
export function reachable(game: TableGame): Set<number> {
  const found = new Set([0]);
  for (const state of found) for (const { after } of successorsOf(game, state)) found.add(after);
  return found;
}

/** All lines of exactly that many moves that win. */
export function slowSolutions(game: TableGame, state: number, moves: number): Direction[][] {
  if (moves === 0) return game.isWon[state] ? [[]] : [];
  return successorsOf(game, state).flatMap(({ direction, after }) =>
    slowSolutions(game, after, moves - 1).map((line) => [direction, ...line]),
  );
}

/** Moves of the shortest win; undefined where there is none. A shortest line meets no state twice. */
export function slowPar(game: TableGame, state: number): number | undefined {
  const lengths = game.next.map((_, moves) => moves);
  return lengths.find((moves) => slowSolutions(game, state, moves).length > 0);
}
