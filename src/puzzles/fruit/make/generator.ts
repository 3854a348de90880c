import { knownBoard, layOutBoard } from "../../../kernel/board";
import { below, type Random } from "../../../kernel/random";
import type { Work } from "../../../kernel/work";
import { exploreLevel, giveUp, type Spent } from "../explore/certify";
import { drawWalls } from "./walls";
import { placeAll } from "./place";
import { nearestStart, type Find } from "./starts";
import { SYMMETRIES } from "./symmetry";
import type { Wish } from "./wish";

/** What a candidate costs before the first state of it is explored. */
const STATES_PER_ATTEMPT = 60;

/**
 * One attempt at a level with pairs of these kinds: walls and things as in the article on "Fruit Dating", explored whole,
 * and begun in the best of all positions that it leads to. Undefined when nothing came of it. Adds to what was spent.
 */
export function* attempt(wish: Wish, kinds: readonly number[], random: Random, spent: Spent): Work<Find | undefined> {
  yield;
  const { width, height } = wish;
  const board = knownBoard(width, height) ?? (yield* layOutBoard(width, height));
  const symmetry = wish.symmetry ?? below(random, SYMMETRIES);
  const walls = yield* drawWalls(board, symmetry, random);
  const level = yield* placeAll(board, walls, wish, kinds, random);
  spent.states += STATES_PER_ATTEMPT;
  if (level === undefined) return undefined;
  const exploration = yield* exploreLevel(level, wish.statesPerCandidate, spent);
  if (exploration === undefined) return undefined;
  const find = exploration.won.length === 0 ? undefined : yield* nearestStart(exploration, wish, random);
  giveUp(exploration);
  return find;
}
