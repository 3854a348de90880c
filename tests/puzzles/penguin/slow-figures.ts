import { push, startOf, type Place } from "./slow-penguin";

const DIRECTIONS = [0, 1, 2, 3] as const;

/** What the slow penguin finds out of a map: the fewest moves to a win, if there is one, and how many places it can come to. */
export function slowFigures(map: string): { readonly par: number | undefined; readonly states: number } {
  const moves = new Map<Place, number>([[startOf(map), 0]]);
  const wins = new Set<Place>();
  let par: number | undefined;
  for (const [place, made] of moves) {
    for (const direction of DIRECTIONS) {
      const end = push(map, place, direction);
      if (end === undefined || end === "goes round" || end.is === "lost") continue;
      if (end.is === "won") {
        wins.add(end.place);
        par ??= made + 1;
      } else if (!moves.has(end.place)) moves.set(end.place, made + 1);
    }
  }
  return { par, states: moves.size + wins.size };
}
