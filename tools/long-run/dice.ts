/** The random numbers of a long run. The same seed always leads to the same run. */
import { createRandom, drawRandomBelow } from "../../src/kernel/random";

/** Draws a random whole number from 0 to `limit` - 1. */
export type Dice = (limit: number) => number;

const DATE_OF_THE_FIRST_RUN = 20261201;

export function createDice(seed: number): Dice {
  const random = createRandom(DATE_OF_THE_FIRST_RUN, seed);
  return (limit) => drawRandomBelow(random, limit);
}

/** Draws a random whole number from `least` to `most`. */
export function drawBetween(dice: Dice, least: number, most: number): number {
  return least + dice(most - least + 1);
}

export function drawOne<Item>(dice: Dice, items: readonly Item[]): Item {
  return items[dice(items.length)];
}
