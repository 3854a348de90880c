import { certify } from "../../../kernel/certify";
import type { Random } from "../../../kernel/random";
import type { Certified } from "../../../kernel/select";
import { bestLine } from "../../../kernel/verdict";
import type { Work } from "../../../kernel/work";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { composePenguin } from "./generator";
import type { Wish } from "./plan";

/** Where a difficulty is wished for, the nearest of so many levels is taken, or the first that is near enough. */
const CANDIDATES = 7;

/** A level is near enough if it is off by no more than the larger of these: half a bit, 15 percent. */
const TOLERANCE_CENTIBITS = 50;
const TOLERANCE_PERCENT = 15;

/** A level of the generator with all that is known of it; see `Puzzle.compose`. */
export function* compose(
  wish: Wish,
  random: Random,
  isWelcome: (level: Level) => Work<boolean>,
): Work<Certified<Level, State> | undefined> {
  const { difficultyCentibits: wanted } = wish;
  let best: Certified<Level, State> | undefined;
  let leastMiss = 0;
  for (let made = 0; made < (wanted === undefined ? 1 : CANDIDATES); made++) {
    const candidate = yield* certifiedLevel(wish, random, isWelcome);
    if (candidate === undefined || wanted === undefined) return candidate ?? best;
    const miss = Math.abs(candidate.certificate.analysis.verdict.difficultyCentibits - wanted);
    if (best === undefined || miss < leastMiss) {
      best = candidate;
      leastMiss = miss;
    }
    if (leastMiss <= TOLERANCE_CENTIBITS || 100 * leastMiss <= TOLERANCE_PERCENT * wanted) return best;
  }
  return best;
}

function* certifiedLevel(
  wish: Wish,
  random: Random,
  isWelcome: (level: Level) => Work<boolean>,
): Work<Certified<Level, State> | undefined> {
  const level = yield* composePenguin(wish, random);
  if (level === undefined || !(yield* isWelcome(level))) return undefined;
  const ofLevel = rules(level);
  // On a bridge the penguin is somewhere else than beneath it.
  const certificate = yield* certify(ofLevel, 2 * level.board.size);
  if (certificate === undefined) return undefined;
  const { graph, analysis } = certificate;
  return { level, line: bestLine(graph, analysis.distance, graph.start), rules: ofLevel, certificate };
}
