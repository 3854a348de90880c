import { push, startOf, type SlowState } from "./slow-penguin";

const DIRECTIONS = [0, 1, 2, 3] as const;

/** What the slow penguin finds out of a map: the fewest moves to a win, if there is one, and how many places it can come to. */
export function slowFigures(map: string): { readonly par: number | undefined; readonly states: number } {
  const moves = new Map<SlowState, number>([[startOf(map), 0]]);
  const wins = new Set<SlowState>();
  let par: number | undefined;
  for (const [state, made] of moves) {
    for (const direction of DIRECTIONS) {
      const end = push(map, state, direction);
      if (end === undefined || end === "goes round" || end.is === "lost") continue;
      if (end.is === "won") {
        wins.add(end.state);
        par ??= made + 1;
      } else if (!moves.has(end.state)) moves.set(end.state, made + 1);
    }
  }
  return { par, states: moves.size + wins.size };
}
