/**
 * Generates one level of Fruit: walls, things, and the state in which the level best begins. compose.ts generates
 * candidate levels in this way until one has about the wanted difficulty.
 */
import { findCachedBoard, buildBoard } from "../../../kernel/board";
import type { IdeaAim } from "../../../kernel/ideas/idea-aim";
import type { Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { exploreLevel, releaseExploration } from "../explore/certify";
import type { Level } from "../level";
import type { State } from "../state";
import { generateNextWalls, type Walls, type WallSearch } from "./next-walls";
import { placeThings } from "./placement";
import { findBestStart, type Candidate } from "./starts";
import type { Target } from "./target";

/**
 * The amount of work for generating a level before its first state is explored. It is given as the number of states
 * that could be explored in the same time.
 */
const STATES_CHARGED_PER_CANDIDATE = 60;

/**
 * Generates one candidate level with one pair of fruits of each of the kinds `fruitKinds`. Walls and things are
 * generated as in Tomas Rychnovsky's article on "Fruit Dating". Then all states are explored, and the best state
 * becomes the start.
 *
 * Returns undefined if the things do not fit on the board, or if no state is suitable as the start. Adds the number of
 * explored states to `search`. With an `aim`, stores the walls as `search.nearest` if they are good enough for
 * variations (see `keepNearest`).
 */
export function* generateCandidate(
  target: Target,
  fruitKinds: readonly number[],
  random: Random,
  search: WallSearch,
  aim?: IdeaAim<Level, State>,
): Task<Candidate | undefined> {
  yield;
  const placed = yield* placeCandidate(target, fruitKinds, random, search);
  search.stateCount += STATES_CHARGED_PER_CANDIDATE;
  if (placed === undefined) return undefined;
  const { level, walls } = placed;
  const exploration = yield* exploreLevel(level, target.statesPerCandidate, search);
  if (exploration === undefined) return undefined;
  const candidate =
    exploration.wonStates.length === 0 ? undefined : yield* findBestStart(exploration, target, random, search, aim);
  releaseExploration(exploration);
  if (aim !== undefined && candidate !== undefined) keepNearest(search, target, walls, candidate);
  return candidate;
}

/**
 * Stores the walls of a level as `search.nearest`, for variations in the next boards. Stores them if no walls are
 * stored yet, or if the level's difficulty is within the accepted range. Also stores them if `miss`, the level's
 * distance from the wanted difficulty, is at most `search.nearest.miss`.
 */
function keepNearest(search: WallSearch, { toleranceCentibits }: Target, walls: Walls, { miss }: Candidate): void {
  if (search.nearest === undefined || miss <= Math.max(toleranceCentibits, search.nearest.miss))
    search.nearest = { walls, miss };
}

interface PlacedCandidate {
  readonly level: Level;
  readonly walls: Walls;
}

/**
 * Generates the walls and things of a candidate level, before the best start is looked for. Returns undefined if the
 * things do not fit on the board. If `search.isLogged` is true, the order in which the hedge grew is recorded.
 */
export function* placeCandidate(
  target: Target,
  fruitKinds: readonly number[],
  random: Random,
  search: WallSearch,
): Task<PlacedCandidate | undefined> {
  const { width, height } = target;
  const board = findCachedBoard(width, height) ?? (yield* buildBoard(width, height));
  const walls = yield* generateNextWalls(board, target.symmetry, search, random);
  const level = yield* placeThings(board, walls.isWall, target, fruitKinds, random);
  return level === undefined ? undefined : { level, walls };
}
