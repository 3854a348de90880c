/**
 * Chooses the best of several generated levels of Fruit for the wanted size and difficulty. generator.ts generates one
 * candidate level.
 */
import type { Certificate } from "../../../kernel/analysed-graph";
import type { IdeaAim } from "../../../kernel/ideas/idea-aim";
import { fitsBetter, ideaPercentOf } from "../../../kernel/ideas/fits-better";
import { STRONG_PERCENT } from "../../../kernel/ideas/leading-idea";
import type { Random } from "../../../kernel/random";
import type { CertifiedLevel } from "../../../kernel/select-level";
import { findBestSolution } from "../../../kernel/verdict";
import type { Task } from "../../../kernel/task";
import { createAimedTarget } from "../../tilting/search-target";
import { certifyLevel, type ExplorationCost } from "../explore/certify";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { generateCandidate } from "./generator";
import type { WallSearch } from "./next-walls";
import { pickFruitKinds } from "./placement";
import { isAsGoodWithoutThing, withoutEachThing } from "./needless";
import type { Candidate } from "./starts";
import type { Target } from "./target";

/**
 * To test whether a thing, such as a stone, is needless, the generator explores the level without it. That level may
 * have up to this many times the states of the generated level. If it has more, the generated level is rejected,
 * because the thing may be needless.
 */
const STATES_FACTOR_WITHOUT_THING = 2;

/**
 * A generated level is rejected if more than this percentage of its states are dead ends (states from which no win can
 * be reached).
 */
const MAX_DEAD_ENDS_PERCENT = 40;

/**
 * The generator keeps at most this many reserves. A reserve is a generated level whose difficulty is farther from the
 * wanted one than `toleranceCentibits` allows. It may also be a level whose solving idea (a technique that a solution
 * needs) is not strong although the generator prefers strong ones. If no better level is found, the generator uses the
 * best reserve.
 */
const MAX_RESERVES = 6;

/**
 * If the generator prefers levels with a strong solving idea (a technique that a solution needs), it also accepts
 * harder levels: by up to this many hundredths of a bit harder than otherwise.
 */
const SURPLUS_CENTIBITS_WITH_AIM = 20;
/**
 * If the generator prefers levels with a strong solving idea (a technique that a solution needs), it may explore this
 * many times the usual number of states.
 */
const STATES_FACTOR_WITH_AIM = 2;
/**
 * If the generator prefers levels with a strong solving idea (a technique that a solution needs), it may explore at
 * least this many states. Few levels with short solutions have a strong solving idea, and their boards have few states.
 */
const MIN_STATES_WITH_AIM = 12000;

/**
 * Generates a level near the wanted size and difficulty; see `Puzzle.compose`. Takes the first level whose difficulty
 * differs from the wanted one by at most `toleranceCentibits`. With an `aim`, this level must also have a strong
 * solving idea (a technique that a solution needs). Once the search has explored as many states as `chooseLimits`
 * allows, takes the best reserve (see `MAX_RESERVES`) that is acceptable. Returns undefined if there is none.
 */
export function* compose(
  target: Target,
  random: Random,
  isAcceptable: (level: Level) => Task<boolean>,
  aim?: IdeaAim<Level, State>,
): Task<CertifiedLevel<Level, State> | undefined> {
  // The kinds of fruits, which are the same in all candidate levels, so that the weights of pieces (see key-weights.ts)
  // are computed only once.
  const fruitKinds = pickFruitKinds(target.pairs, random);
  const search: WallSearch = { stateCount: 0 };
  const reserves: Candidate[] = [];
  const limits = chooseLimits(target, aim);
  while (search.stateCount < limits.states) {
    const candidate = yield* generateCandidate(limits, fruitKinds, random, search, aim);
    if (candidate === undefined) continue;
    const isStrong = aim === undefined || ideaPercentOf(candidate) >= STRONG_PERCENT;
    if (candidate.miss > limits.toleranceCentibits || !isStrong) {
      insertReserve(reserves, candidate, limits);
      continue;
    }
    const certified = yield* certifyCandidate(candidate, target, search, isAcceptable);
    if (certified !== undefined) return certified;
  }
  for (const candidate of reserves) {
    const certified = yield* certifyCandidate(candidate, target, search, isAcceptable);
    if (certified !== undefined) return certified;
  }
  return undefined;
}

/**
 * Returns the limits of the search for a level. A search with an `aim`, which prefers levels with a strong solving idea
 * (a technique that a solution needs), also accepts levels that are a little harder, and may explore more states.
 */
export function chooseLimits(target: Target, aim: IdeaAim<Level, State> | undefined): Target {
  if (aim === undefined) return target;
  const limits = createAimedTarget(target, SURPLUS_CENTIBITS_WITH_AIM, STATES_FACTOR_WITH_AIM);
  return { ...limits, states: Math.max(limits.states, MIN_STATES_WITH_AIM) };
}

function insertReserve(reserves: Candidate[], candidate: Candidate, target: Target): void {
  let index = reserves.length;
  while (index > 0 && fitsBetter(candidate, reserves[index - 1], target.toleranceCentibits)) index--;
  reserves.splice(index, 0, candidate);
  if (reserves.length > MAX_RESERVES) reserves.pop();
}

function* certifyCandidate(
  { level, idea }: Candidate,
  target: Target,
  spent: ExplorationCost,
  isAcceptable: (level: Level) => Task<boolean>,
): Task<CertifiedLevel<Level, State> | undefined> {
  if (!(yield* isAcceptable(level))) return undefined;
  yield;
  const levelRules = rules(level);
  // Finds all states of the candidate level again, because the level now starts in another state of the board. Fewer
  // states may be reachable from there.
  const certificate = yield* certifyLevel(level, levelRules, target.statesPerCandidate);
  if (certificate === undefined) return undefined;
  const { graph, analysis } = certificate;
  const { deadEndCount, stateCount } = analysis.verdict;
  spent.stateCount += stateCount;
  yield;
  const isGood =
    100 * deadEndCount <= MAX_DEAD_ENDS_PERCENT * stateCount &&
    (yield* needsEachThing(level, certificate, target, spent));
  if (!isGood) {
    certificate.release?.();
    return undefined;
  }
  const solution = findBestSolution(graph, analysis.winDistance, graph.start);
  return { level, solution, rules: levelRules, certificate, idea };
}

/**
 * Returns whether a level needs each of its things. Explores the level once for each thing, without this thing, and
 * adds the numbers of states found to `spent`.
 */
function* needsEachThing(
  level: Level,
  certificate: Certificate<State>,
  { statesPerCandidate }: Target,
  spent: ExplorationCost,
): Task<boolean> {
  const maxStates = STATES_FACTOR_WITHOUT_THING * statesPerCandidate;
  for (const other of withoutEachThing(level)) {
    yield;
    if (yield* isAsGoodWithoutThing(other, certificate, maxStates, spent)) return false;
  }
  return true;
}
