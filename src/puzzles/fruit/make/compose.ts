/**
 * Makes a level of Fruit with the wanted size and difficulty: generates several levels (candidates), analyses all their
 * states and returns the best one. generator.ts generates one candidate.
 */
import type { Certificate } from "../../../kernel/analysed-graph";
import type { Random } from "../../../kernel/random";
import type { CertifiedLevel } from "../../../kernel/select-level";
import { bestSolution } from "../../../kernel/verdict";
import type { Task } from "../../../kernel/task";
import { certifyLevel, type ExplorationCost } from "../explore/certify";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { generateCandidate } from "./generator";
import { pickFruitKinds } from "./placement";
import { isAsGoodWithoutThing, withoutEachThing } from "./needless";
import type { Candidate } from "./starts";
import type { Target } from "./target";

/**
 * To test whether a thing is needless, the level without the thing is explored. That level may have up to this many
 * times the states of a candidate level. If it has more, the candidate is rejected, because the thing may be needless.
 */
const STATES_FACTOR_WITHOUT_THING = 2;

/** A level with a larger share of dead ends among its states is rejected, in percent. */
const MAX_DEAD_ENDS_PERCENT = 40;

/**
 * How many candidates are kept that are not near enough to the wanted difficulty. They are certified, the nearest first,
 * only if no candidate was near enough.
 */
const MAX_RESERVES = 6;

/**
 * Makes the level that comes nearest to a target (the wanted size and difficulty); see `Puzzle.compose`. Stops at the
 * first good level that is near enough. When the explored states exceed `target.states`, takes the nearest good level.
 * Returns undefined if there is none.
 */
export function* compose(
  target: Target,
  random: Random,
  isWelcome: (level: Level) => Task<boolean>,
): Task<CertifiedLevel<Level, State> | undefined> {
  // All candidates (the generated levels to choose from) use the same kinds of fruits, so that the weights from which
  // state keys are computed are created only once.
  const fruitKinds = pickFruitKinds(target.pairs, random);
  const spent = { states: 0 };
  const reserves: Candidate[] = [];
  while (spent.states < target.states) {
    const candidate = yield* generateCandidate(target, fruitKinds, random, spent);
    if (candidate === undefined) continue;
    if (candidate.errorCentibits > target.toleranceCentibits) {
      insertReserve(reserves, candidate);
      continue;
    }
    const certified = yield* certifyCandidate(candidate, target, spent, isWelcome);
    if (certified !== undefined) return certified;
  }
  for (const candidate of reserves) {
    const certified = yield* certifyCandidate(candidate, target, spent, isWelcome);
    if (certified !== undefined) return certified;
  }
  return undefined;
}

/** Inserts a candidate into a list of at most `MAX_RESERVES` candidates, sorted from the nearest to the farthest. */
function insertReserve(reserves: Candidate[], candidate: Candidate): void {
  let index = reserves.length;
  while (index > 0 && candidate.errorCentibits < reserves[index - 1].errorCentibits) index--;
  reserves.splice(index, 0, candidate);
  if (reserves.length > MAX_RESERVES) reserves.pop();
}

/**
 * Analyses all states of a candidate level and proves its shortest solution. Returns undefined if `isWelcome` rejects
 * the level, or if it has too many states, too many dead ends or a needless thing (one that can be removed without
 * loss).
 */
function* certifyCandidate(
  { level }: Candidate,
  target: Target,
  spent: ExplorationCost,
  isWelcome: (level: Level) => Task<boolean>,
): Task<CertifiedLevel<Level, State> | undefined> {
  if (!(yield* isWelcome(level))) return undefined;
  yield;
  const levelRules = rules(level);
  // Explores the generated level again, because its start was moved to another state. From the new start, fewer states
  // may be reachable.
  const certificate = yield* certifyLevel(level, levelRules, target.statesPerCandidate);
  if (certificate === undefined) return undefined;
  const { graph, analysis } = certificate;
  const { deadEndCount, stateCount } = analysis.verdict;
  spent.states += stateCount;
  yield;
  const isGood =
    100 * deadEndCount <= MAX_DEAD_ENDS_PERCENT * stateCount &&
    (yield* needsEachThing(level, certificate, target, spent));
  if (!isGood) {
    certificate.release?.();
    return undefined;
  }
  return { level, solution: bestSolution(graph, analysis.winDistance, graph.start), rules: levelRules, certificate };
}

/** Returns whether no thing of a level is needless. Adds the states of the levels without one thing to `spent`. */
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
