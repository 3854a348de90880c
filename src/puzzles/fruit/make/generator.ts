/**
 * Generates one level of Fruit: walls, things and the best start. compose.ts generates candidate levels in this way
 * until one has about the wanted difficulty.
 */
import { findCachedBoard, buildBoard } from "../../../kernel/board";
import type { IdeaAim } from "../../../kernel/ideas/idea-aim";
import { drawRandomBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { exploreLevel, releaseExploration, type ExplorationCost } from "../explore/certify";
import type { Level } from "../level";
import type { State } from "../state";
import { generateWalls, type HedgeLog } from "./walls";
import { placeThings } from "./placement";
import { findBestStart, type Candidate } from "./starts";
import { SYMMETRY_COUNT } from "./symmetry";
import type { Target } from "./target";

/**
 * The cost of generating a level before its first state is explored: the number of states that could be explored in the
 * same time.
 */
const STATES_CHARGED_PER_CANDIDATE = 60;

/**
 * Generates one candidate level with one pair of fruits of each of the kinds `fruitKinds`. Walls and things are
 * generated as in Tomas Rychnovsky's article on "Fruit Dating". Then all states are explored, and the best state
 * becomes the start.
 *
 * Returns undefined if there is no space or no suitable start. Adds the number of explored states to `spent`.
 */
export function* generateCandidate(
  target: Target,
  fruitKinds: readonly number[],
  random: Random,
  spent: ExplorationCost,
  aim?: IdeaAim<Level, State>,
): Task<Candidate | undefined> {
  yield;
  const level = yield* placeCandidate(target, fruitKinds, random);
  spent.states += STATES_CHARGED_PER_CANDIDATE;
  if (level === undefined) return undefined;
  const exploration = yield* exploreLevel(level, target.statesPerCandidate, spent);
  if (exploration === undefined) return undefined;
  const candidate =
    exploration.wonStates.length === 0 ? undefined : yield* findBestStart(exploration, target, random, spent, aim);
  releaseExploration(exploration);
  return candidate;
}

/**
 * Generates the walls and things of a candidate level, before the best start is looked for. Returns undefined if there
 * is no space. The cells of the walls are appended to `log`, if given.
 */
export function* placeCandidate(
  target: Target,
  fruitKinds: readonly number[],
  random: Random,
  log?: HedgeLog,
): Task<Level | undefined> {
  const { width, height } = target;
  const board = findCachedBoard(width, height) ?? (yield* buildBoard(width, height));
  const symmetry = target.symmetry ?? drawRandomBelow(random, SYMMETRY_COUNT);
  const isWall = yield* generateWalls(board, symmetry, random, log);
  return yield* placeThings(board, isWall, target, fruitKinds, random);
}
