/**
 * Generates levels of Skid. Makes a board (see boards.ts), searches all states that moves of its pieces can reach, and
 * chooses one of these states as the start.
 */
import { UNREACHABLE } from "../../../kernel/graph";
import type { IdeaAim } from "../../../kernel/ideas/idea-aim";
import { fitsBetter, ideaPercentOf, type Fit } from "../../../kernel/ideas/fits-better";
import { STRONG_PERCENT } from "../../../kernel/ideas/leading-idea";
import type { Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { chooseStartByIdea } from "../../tilting/choose-by-idea";
import { createAimedTarget } from "../../tilting/search-target";
import { createSolvedGraph } from "../../tilting/solved-start";
import { exploreLevel, releaseExploration } from "../explore/certify";
import type { Exploration } from "../explore/exploration";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { generateNextBoard, type BoardSearch } from "./boards";
import { canLeaveFromAnywhere } from "./escape-check";
import {
  createLevelStartingAt,
  minFarthestFor,
  findNearestStart,
  findNearStarts,
  searchStarts,
  type Start,
  type StartSearch,
} from "./starts";
import { HARD_CENTIBITS } from "./plan";
import type { Target } from "./target";

/**
 * A generated level that the generator may choose: the board, the state of this board in which the level begins, and
 * how well the level fits the wanted one.
 */
export interface Candidate extends Start, Fit {
  readonly level: Level;
}

/**
 * Generates the level nearest to a wanted difficulty, by the method of the article "Simple mechanics, complex puzzle
 * creation" (BigBangPixel). The generator fills boards at random and searches all their states. If a fair level (see
 * fairness.ts) can begin in some states of a board, the generator chooses the best of these states as the start. It
 * stops at the first level whose difficulty differs from the wanted one by at most `toleranceCentibits`. With an `aim`,
 * this level must also have a strong solving idea (a technique that a solution needs).
 *
 * The time for the search is counted in explored states, and has a limit. The result is undefined if no level was found
 * within this limit.
 */
export function* findBestCandidate(
  target: Target,
  random: Random,
  isAcceptable: (level: Level) => Task<boolean>,
  aim?: IdeaAim<Level, State>,
): Task<Candidate | undefined> {
  const search: BoardSearch = { stateCount: 0 };
  let best: Candidate | undefined;
  const limits = chooseLimits(target, aim);
  while (search.stateCount < limits.states) {
    const candidate = yield* generateCandidate(limits, random, search, aim);
    if (candidate === undefined || !(yield* isAcceptable(candidate.level))) continue;
    if (best === undefined || fitsBetter(candidate, best, limits.toleranceCentibits)) best = candidate;
    const isNear = best.miss <= limits.toleranceCentibits;
    if (isNear && (aim === undefined || ideaPercentOf(best) >= STRONG_PERCENT)) break;
  }
  return best;
}

/**
 * Returns the limits of the search for a level. The limits are wider if the search prefers levels with a strong solving
 * idea (a technique that a solution needs).
 */
export function chooseLimits(target: Target, aim: IdeaAim<Level, State> | undefined): Target {
  if (aim === undefined) return target;
  const isHard = target.difficultyCentibits >= HARD_CENTIBITS;
  const statesFactor = isHard ? HARD_STATES_FACTOR_WITH_AIM : STATES_FACTOR_WITH_AIM;
  return createAimedTarget(target, SURPLUS_CENTIBITS_WITH_AIM, statesFactor);
}

/**
 * Makes one board and chooses the state of the board in which a level begins. Returns undefined if no fair level with a
 * wanted solution length can begin on the board (see `fairStarts` in starts.ts). Adds the number of explored states to
 * `search`. `aim` is given if levels with a strong solving idea (a technique that a solution needs) are preferred. Then
 * the board is stored as `search.nearBoard` if the difficulty of its level is near the wanted difficulty.
 */
export function* generateCandidate(
  target: Target,
  random: Random,
  search: BoardSearch,
  aim?: IdeaAim<Level, State>,
): Task<Candidate | undefined> {
  const level = yield* generateNextBoard(target, search, random);
  // Adds the time for making and checking a board to the cost of the search, which is counted in explored states.
  search.stateCount += STATES_CHARGED_PER_CANDIDATE;
  if (!(yield* canLeaveFromAnywhere(level))) return undefined;
  const exploration = yield* exploreLevel(level, target.statesPerCandidate, undefined, search);
  if (exploration === undefined) return undefined;
  const candidate = yield* chooseStart(level, exploration, target, random, aim);
  if (aim !== undefined && candidate !== undefined)
    search.stateCount += STATES_FACTOR_OF_JUDGING * exploration.stateCount;
  releaseExploration(exploration);
  if (aim !== undefined && candidate !== undefined && candidate.miss <= target.toleranceCentibits)
    search.nearBoard = level;
  return candidate;
}

function* chooseStart(
  level: Level,
  exploration: Exploration,
  target: Target,
  random: Random,
  aim: IdeaAim<Level, State> | undefined,
): Task<Candidate | undefined> {
  const search = yield* searchStarts(exploration, target, aim === undefined ? 0 : minFarthestFor(target));
  if (search === undefined) return undefined;
  const near = aim === undefined ? [] : yield* findNearStarts(search, target, random, MAX_JUDGED_STARTS);
  if (aim !== undefined && near.length > 0) return yield* chooseByIdea(level, exploration, search, near, aim);
  const start = yield* findNearestStart(search, target, random);
  if (start === undefined) return undefined;
  return { ...start, level: yield* createLevelStartingAt(level, exploration, start.stateNumber) };
}

function* chooseByIdea(
  level: Level,
  exploration: Exploration,
  search: StartSearch,
  starts: readonly Start[],
  aim: IdeaAim<Level, State>,
): Task<Candidate | undefined> {
  const chosen = yield* chooseStartByIdea<Level, State, Start>(
    {
      createSolvedGraph: ({ stateNumber }) => createSolvedGraph(search, stateNumber, UNKNOWN_PARS),
      createLevel: ({ stateNumber }, states) => createLevelStartingAt(level, exploration, stateNumber, states),
      rules,
    },
    starts,
    aim,
  );
  return chosen === undefined ? undefined : { ...chosen.start, level: chosen.level, idea: chosen.idea };
}

/**
 * Values for the fewest moves of wins with and without a full combo (all toys of each colour leave in one move) while
 * these numbers are not known. Only the analysis of the finished level computes them.
 */
const UNKNOWN_PARS = { parCombo: UNREACHABLE, parPlain: UNREACHABLE };

/**
 * The most start states (states in which a level can begin) that the generator compares on one board by the strength of
 * the solving idea "order". It compares them only if it prefers levels with a strong solving idea (a technique that a
 * solution needs).
 */
const MAX_JUDGED_STARTS = 60;
/**
 * How long comparing the start states of a board takes, as a multiple of the time for exploring all states of the
 * board. A start state is a state in which a level can begin. The comparison takes long because the generator predicts
 * a player's moves.
 */
const STATES_FACTOR_OF_JUDGING = 2;
/**
 * By how many hundredths of a bit a level may be harder than usual, if the generator prefers levels with a strong
 * solving idea (a technique that a solution needs).
 */
const SURPLUS_CENTIBITS_WITH_AIM = 30;
/**
 * If the generator prefers levels with a strong solving idea (a technique that a solution needs), it may explore this
 * many times as many states as usual. For levels of at least `HARD_CENTIBITS`, the factor is higher. Such levels may
 * take longer to generate, because the player then takes longer to play the previous level.
 */
const STATES_FACTOR_WITH_AIM = 3;
const HARD_STATES_FACTOR_WITH_AIM = 3.75;

/** The time for making a board and checking it, as a number of states explored in the same time. */
const STATES_CHARGED_PER_CANDIDATE = 40;
