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

/**
 * Makes the level that comes nearest to a target (the wanted size and difficulty); see `Puzzle.compose`. Stops at the
 * first level that is near enough, or when the explored states exceed `target.states`. Returns undefined if no
 * candidate was good.
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
  let best: CertifiedCandidate | undefined;
  while (spent.states < target.states) {
    const candidate = yield* generateCandidate(target, fruitKinds, random, spent);
    if (candidate === undefined || (best !== undefined && candidate.errorCentibits >= best.errorCentibits)) continue;
    const certified = yield* certifyCandidate(candidate, target, spent, isWelcome);
    if (certified === undefined) continue;
    best?.certificate.release?.();
    best = certified;
    if (best.errorCentibits <= target.toleranceCentibits) break;
  }
  if (best === undefined) return undefined;
  const { level, certificate } = best;
  const { graph, analysis } = certificate;
  return { level, solution: bestSolution(graph, analysis.winDistance, graph.start), rules: rules(level), certificate };
}

interface CertifiedCandidate extends Candidate {
  readonly certificate: Certificate<State>;
}

/**
 * Analyses all states of a candidate level and proves its shortest solution. Returns undefined if `isWelcome` rejects
 * the level, or if it has too many states or a needless thing (one that can be removed without loss).
 */
function* certifyCandidate(
  { level, errorCentibits }: Candidate,
  target: Target,
  spent: ExplorationCost,
  isWelcome: (level: Level) => Task<boolean>,
): Task<CertifiedCandidate | undefined> {
  if (!(yield* isWelcome(level))) return undefined;
  yield;
  // Explores the generated level again, because its start was moved to another state. From the new start, fewer states
  // may be reachable.
  const certificate = yield* certifyLevel(level, rules(level), target.statesPerCandidate);
  if (certificate === undefined) return undefined;
  spent.states += certificate.graph.stateCount;
  yield;
  for (const other of withoutEachThing(level)) {
    yield;
    if (!(yield* isAsGoodWithoutThing(other, certificate, STATES_FACTOR_WITHOUT_THING * target.statesPerCandidate)))
      continue;
    certificate.release?.();
    return undefined;
  }
  return { level, errorCentibits, certificate };
}
