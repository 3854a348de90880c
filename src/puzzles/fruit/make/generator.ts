/** Makes one candidate: walls, things and the best start. compose.ts calls it until a level is good enough. */
import { cachedBoard, buildBoard } from "../../../kernel/board";
import { drawBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { exploreLevel, releaseExploration, type SearchCost } from "../explore/certify";
import { generateWalls } from "./walls";
import { placeThings } from "./placement";
import { findNearestStart, type Candidate } from "./starts";
import { SYMMETRY_COUNT } from "./symmetry";
import type { Target } from "./target";

/** The cost of a candidate before its first state is explored, in states. */
const STATES_CHARGED_PER_CANDIDATE = 60;

/**
 * Makes one attempt at a level with pairs of these kinds. Walls and things are generated as in the article on "Fruit
 * Dating". Then all states are explored, and the best of them becomes the start. Returns undefined if the attempt
 * fails. Adds its cost to `spent`.
 */
export function* generateCandidate(
  target: Target,
  fruitKinds: readonly number[],
  random: Random,
  spent: SearchCost,
): Task<Candidate | undefined> {
  yield;
  const { width, height } = target;
  const board = cachedBoard(width, height) ?? (yield* buildBoard(width, height));
  const symmetry = target.symmetry ?? drawBelow(random, SYMMETRY_COUNT);
  const walls = yield* generateWalls(board, symmetry, random);
  const level = yield* placeThings(board, walls, target, fruitKinds, random);
  spent.states += STATES_CHARGED_PER_CANDIDATE;
  if (level === undefined) return undefined;
  const exploration = yield* exploreLevel(level, target.statesPerCandidate, spent);
  if (exploration === undefined) return undefined;
  const candidate = exploration.won.length === 0 ? undefined : yield* findNearestStart(exploration, target, random);
  releaseExploration(exploration);
  return candidate;
}
