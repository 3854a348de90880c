import { createRandom, type Random } from "../../src/kernel/random";
import { deliver, type Composition } from "../../src/kernel/select";
import { finish, type Work } from "../../src/kernel/work";
import { PUZZLES } from "../../src/puzzles/index";
import type { Brief } from "../../src/puzzles/puzzle";

/** The puzzle that is measured. */
export const [puzzle] = PUZZLES;

export type Level = Parameters<typeof puzzle.write>[0];

/** Four for each cell of the board that the player's piece can start from. */
export const SEEDS = 4 * puzzle.endless.width * puzzle.endless.height;

/** No level of the bench has more states. */
export const MAX_STATES = 100000;

/** As hard as levels are that come as they come: 3.4 bits with ten pieces. */
const USUAL_CENTIBITS_PER_PIECE = 34;

/** The brief of a seed, counted from 1: the start goes over the board cell by cell. */
export function briefOf(seed: number, pieces: number): Brief {
  const { width, height } = puzzle.endless;
  const fromX = seed % width;
  const fromY = Math.floor(seed / width) % height;
  return { width, height, fromX, fromY, pieces, difficultyCentibits: USUAL_CENTIBITS_PER_PIECE * pieces };
}

/** Composes the level of a seed from that seed's random numbers. */
export function composeOne(seed: number, pieces: number, random: Random): Work<Composition<Level> | undefined> {
  const brief = briefOf(seed, pieces);
  return deliver((numbers) => puzzle.compose(brief, numbers), random);
}

/** The level of a seed. */
export function levelOf(seed: number, pieces: number): Level {
  const composition = finish(composeOne(seed, pieces, createRandom(seed, pieces)));
  if (composition === undefined) throw new Error(`no level of ${pieces} pieces comes of seed ${seed}`);
  return composition.level;
}
