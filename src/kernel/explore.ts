import { DIRECTIONS, type Direction } from "./direction";
import { LOST, STUCK, type Graph } from "./graph";
import type { Rules } from "./rules";
import type { Work } from "./work";

/** Walks the whole state graph of a level breadth first. Gives undefined when it has more than `cap` states. */
export function* explore<State>(rules: Rules<State>, cap: number): Work<Graph<State> | undefined> {
  const positions: State[] = [rules.start];
  const next: number[][] = DIRECTIONS.map(() => []);
  const won: number[] = [];
  const numbers: Record<string, number | undefined> = { [rules.key(rules.start)]: 0 };

  const number = (position: State): number => {
    const key = rules.key(position);
    const known = numbers[key];
    if (known !== undefined) return known;
    numbers[key] = positions.length;
    return positions.push(position) - 1;
  };

  for (let state = 0; state < positions.length; state++) {
    if (positions.length > cap) return undefined;
    if (rules.outcome(positions[state]) === "won") won.push(state);
    for (const direction of DIRECTIONS) {
      next[direction].push(reached(rules, positions[state], direction, number));
    }
    yield;
  }
  const find = (position: State): number | undefined => numbers[rules.key(position)];
  return { size: positions.length, start: 0, next, won, find };
}

function reached<State>(
  rules: Rules<State>,
  position: State,
  direction: Direction,
  number: (position: State) => number,
): number {
  const after = rules.move(position, direction);
  if (after === undefined) return STUCK;
  return rules.outcome(after) === "lost" ? LOST : number(after);
}
