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

/** Without a thing a level may have so many times the states of a candidate, or nobody knows whether it needs it. */
const STATES_FACTOR_WITHOUT_THING = 2;

/**
 * The level nearest to a wish that comes of these random numbers, with all that is known of it; see `Puzzle.compose`.
 * The first one that is near enough ends the search. What it spends is counted in states; undefined if nothing has come
 * of them.
 */
export function* compose(
  target: Target,
  random: Random,
  isWelcome: (level: Level) => Task<boolean>,
): Task<CertifiedLevel<Level, State> | undefined> {
  // What codes of these kinds weigh is laid out once for all attempts.
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

/** Certifies a level, if it is a level indeed, welcome, and needs all that stands on it. */
function* certifyCandidate(
  { level, errorCentibits }: Candidate,
  target: Target,
  spent: SearchCost,
  isWelcome: (level: Level) => Task<boolean>,
): Task<CertifiedCandidate | undefined> {
  if (!(yield* isWelcome(level))) return undefined;
  yield;
  // It begins elsewhere than what it was found in, from where there may be less to reach.
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
