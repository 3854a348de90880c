/** Counts the states and the fewest moves of a level of Penguin with the slow rules in slow-penguin.ts, for tests. */
import { push, startOf, type SlowState } from "./slow-penguin";

const DIRECTIONS = [0, 1, 2, 3] as const;

/**
 * Explores the level of a map with the slow rules of slow-penguin.ts. Returns the number of its states, and the fewest
 * moves to a win (`par`), which are undefined if no win is possible.
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
