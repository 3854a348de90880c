/**
 * Generates random games that consist only of a graph of states, to test the functions that solve games on graphs of
 * all shapes.
 */
import fc from "fast-check";
import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import { LOST, STUCK } from "../../src/kernel/graph";
import type { Rules } from "../../src/kernel/rules";

/** A made-up game that is only a graph of states. The game starts in state 0, and no input leads out of a won state. */
export interface TableGame {
  /**
   * The state to which each input leads. The list has a row for each state, and a row has an entry for each direction.
   * An entry is `STUCK` if the input moves nothing, or `LOST` if it loses.
   */
  readonly next: readonly (readonly number[])[];
  readonly isWon: readonly boolean[];
}

export function tableRules({ next, isWon }: TableGame): Rules<number> {
  return {
    start: 0,
    move: (state, direction) => {
      const after = isWon[state] ? STUCK : next[state][direction];
      return after === STUCK ? undefined : after;
    },
    outcome: (state) => (state === LOST ? "lost" : isWon[state] ? "won" : "playing"),
    key: (state) => `${state}`,
  };
}

/** Returns the states that follow a state, in the order of directions. A won state has no following states. */
export function successorsOf({ next, isWon }: TableGame, state: number): { direction: Direction; after: number }[] {
  if (isWon[state]) return [];
  const all = DIRECTIONS.map((direction) => ({ direction, after: next[state][direction] }));
  return all.filter(({ after }) => after !== STUCK && after !== LOST);
}

const MAX_STATES = 7;

/**
 * Random games of up to seven states, in which cycles, dead ends (states from which no win can be reached), losses and
 * wins may be anywhere.
 */
export const tableGames: fc.Arbitrary<TableGame> = fc.integer({ min: 1, max: MAX_STATES }).chain((states) => {
  const row = fc.tuple(...DIRECTIONS.map(() => fc.integer({ min: LOST, max: states - 1 })));
  const won = fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true));
  return fc.record({
    next: fc.array(row, { minLength: states, maxLength: states }),
    isWon: fc.array(won, { minLength: states, maxLength: states }),
  });
});

/** Random games in which no state can be reached a second time. */
export const acyclicGames: fc.Arbitrary<TableGame> = tableGames.map(({ next, isWon }) => ({
  next: next.map((row, state) => row.map((after) => (after >= 0 && after <= state ? STUCK : after))),
  isWon,
}));
