/**
 * Makes state graphs (all states and the moves between them) for the tests of difficulty: random graphs and corridors.
 */
import { DIRECTIONS } from "../../../src/kernel/direction";
import { LOST, STUCK, type Transitions } from "../../../src/kernel/graph";
import { drawRandomBelow, type Random } from "../../../src/kernel/random";

/**
 * Returns a random state graph (all states and the moves between them). Most moves lead to a state with a similar
 * number, and a few lead to a loss or a dead end (a state from which no win can be reached).
 */
export function anyGraph(random: Random): Transitions {
  const stateCount = 1 + drawRandomBelow(random, 120);
  const reach = 1 + drawRandomBelow(random, stateCount);
  const isWon = Array.from({ length: stateCount }, () => drawRandomBelow(random, 15) === 0);
  const isDeadEnd = Array.from({ length: stateCount }, () => drawRandomBelow(random, 6) === 0);
  const anySuccessor = (state: number): number => {
    if (isWon[state] || isDeadEnd[state] || drawRandomBelow(random, 5) === 0) return STUCK;
    return drawRandomBelow(random, 25) === 0
      ? LOST
      : Math.max(0, Math.min(stateCount - 1, state - reach + drawRandomBelow(random, 2 * reach)));
  };
  const next = DIRECTIONS.map(() => isWon.map((_, state) => anySuccessor(state)));
  return { stateCount, start: 0, next, wonStates: [...isWon.keys()].filter((state) => isWon[state]) };
}

/**
 * Returns the state graph (all states and the moves between them) of a corridor. In the corridor, one input goes
 * forward and one goes back. The win is at the corridor's end.
 */
export function corridor(length: number): Transitions {
  const states = Array.from({ length: length + 1 }, (_, state) => state);
  const forward = states.map((state) => (state < length ? state + 1 : STUCK));
  const back = states.map((state) => (state > 0 && state < length ? state - 1 : STUCK));
  return {
    stateCount: length + 1,
    start: 0,
    next: [forward, back, back.map(() => STUCK), back.map(() => STUCK)],
    wonStates: [length],
  };
}
