/** Counts the states and the fewest moves of a Penguin map with the slow model of slow-penguin.ts. */
import { push, startOf, type SlowState } from "./slow-penguin";

const DIRECTIONS = [0, 1, 2, 3] as const;

/**
 * Explores a map with the slow rules of slow-penguin.ts. Returns the fewest moves to a win, if a win is possible, and
 * the number of states.
 */
export function slowFigures(map: string): { readonly par: number | undefined; readonly states: number } {
  const moves = new Map<SlowState, number>([[startOf(map), 0]]);
  const wins = new Set<SlowState>();
  let par: number | undefined;
  for (const [state, moveCount] of moves) {
    for (const direction of DIRECTIONS) {
      const end = push(map, state, direction);
      if (end === undefined || end === "goes round" || end.is === "lost") continue;
      if (end.is === "won") {
        wins.add(end.state);
        par ??= moveCount + 1;
      } else if (!moves.has(end.state)) moves.set(end.state, moveCount + 1);
    }
  }
  return { par, states: moves.size + wins.size };
}
