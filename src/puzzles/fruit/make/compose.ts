/**
 * Composes a level for a target: makes candidates, keeps the best one and certifies it. One candidate is made in
 * generator.ts.
 */
import type { Certificate } from "../../../kernel/analysed-graph";
import type { Random } from "../../../kernel/random";
import type { CertifiedLevel } from "../../../kernel/select-level";
import { bestSolution } from "../../../kernel/verdict";
import type { Task } from "../../../kernel/task";
import { certifyLevel, type SearchCost } from "../explore/certify";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { generateCandidate } from "./generator";
import { pickFruitKinds } from "./placement";
import { isAsGoodWithoutThing, withoutEachThing } from "./needless";
import type { Candidate } from "./starts";
import type { Target } from "./target";

/**
 * To test whether a thing is needless, the level without it may have this many times the states of a candidate. If it
 * has more, the candidate is rejected, because nothing is known about the thing.
 */
const STATES_FACTOR_WITHOUT_THING = 2;

/**
 * Composes the level nearest to a target; see `Puzzle.compose`. It stops at the first level that is near enough, or
 * when the explored states exceed `target.states`. Returns undefined if no candidate was good.
 */
export function* compose(
  target: Target,
  random: Random,
  isWelcome: (level: Level) => Task<boolean>,
): Task<CertifiedLevel<Level, State> | undefined> {
  // All attempts use the same kinds of fruits, so that the explorer's weights for them are created only once.
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
 * Certifies a candidate. Returns undefined if the level is not welcome, has too many states, or has a needless thing.
 */
function* certifyCandidate(
  { level, errorCentibits }: Candidate,
  target: Target,
  spent: SearchCost,
  isWelcome: (level: Level) => Task<boolean>,
): Task<CertifiedCandidate | undefined> {
  if (!(yield* isWelcome(level))) return undefined;
  yield;
  // The candidate starts in another state than the level in which it was found, so it may have fewer states and is
  // explored again.
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
