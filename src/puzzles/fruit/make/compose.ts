import type { Certificate } from "../../../kernel/certificate";
import type { Random } from "../../../kernel/random";
import type { Certified } from "../../../kernel/select";
import { bestLine } from "../../../kernel/verdict";
import type { Work } from "../../../kernel/work";
import { certifyLevel, type Spent } from "../explore/certify";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { attempt } from "./generator";
import { drawKinds } from "./place";
import { isAsGood, withoutEach } from "./needless";
import type { Find } from "./starts";
import type { Wish } from "./wish";

/** Without a thing a level may have so many times the states of a candidate, or nobody knows whether it needs it. */
const STATES_WITHOUT = 2;

/**
 * The level nearest to a wish that comes of these random numbers, with all that is known of it; see `Puzzle.compose`.
 * The first one that is near enough ends the search. What it spends is counted in states; undefined if nothing has come
 * of them.
 */
export function* compose(
  wish: Wish,
  random: Random,
  isWelcome: (level: Level) => Work<boolean>,
): Work<Certified<Level, State> | undefined> {
  // What codes of these kinds weigh is laid out once for all attempts.
  const kinds = drawKinds(wish.pairs, random);
  const spent = { states: 0 };
  let best: Found | undefined;
  while (spent.states < wish.states) {
    const find = yield* attempt(wish, kinds, random, spent);
    if (find === undefined || (best !== undefined && find.missCentibits >= best.missCentibits)) continue;
    const found = yield* certifyFind(find, wish, spent, isWelcome);
    if (found === undefined) continue;
    best?.certificate.recycle?.();
    best = found;
    if (best.missCentibits <= wish.toleranceCentibits) break;
  }
  if (best === undefined) return undefined;
  const { level, certificate } = best;
  const { graph, analysis } = certificate;
  return { level, line: bestLine(graph, analysis.distance, graph.start), rules: rules(level), certificate };
}

interface Found extends Find {
  readonly certificate: Certificate<State>;
}

/** Certifies a level, if it is a level indeed, welcome, and needs all that stands on it. */
function* certifyFind(
  { level, missCentibits }: Find,
  wish: Wish,
  spent: Spent,
  isWelcome: (level: Level) => Work<boolean>,
): Work<Found | undefined> {
  if (!(yield* isWelcome(level))) return undefined;
  yield;
  // It begins elsewhere than what it was found in, from where there may be less to reach.
  const certificate = yield* certifyLevel(level, rules(level), wish.statesPerCandidate);
  if (certificate === undefined) return undefined;
  spent.states += certificate.graph.size;
  yield;
  for (const other of withoutEach(level)) {
    yield;
    if (!(yield* isAsGood(other, certificate, STATES_WITHOUT * wish.statesPerCandidate))) continue;
    certificate.recycle?.();
    return undefined;
  }
  return { level, missCentibits, certificate };
}
