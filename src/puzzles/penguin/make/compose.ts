import { certify } from "../../../kernel/certify";
import type { Random } from "../../../kernel/random";
import type { Certified } from "../../../kernel/select";
import { bestLine, type Verdict } from "../../../kernel/verdict";
import type { Work } from "../../../kernel/work";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { composePenguin } from "./generator";
import type { Wish } from "./plan";

/** The nearest of so many levels is taken, or the first that is near enough. */
const CANDIDATES = 7;

/** A level is near enough if it is off by no more than the larger of these: half a bit, 15 percent. */
const TOLERANCE_CENTIBITS = 50;
const TOLERANCE_PERCENT = 15;

/** A level that is by one percent too much of a railroad is as bad as one that is so much too hard or too easy. */
const CENTIBITS_PER_PERCENT = 10;

/** A level of the generator with all that is known of it; see `Puzzle.compose`. */
export function* compose(
  wish: Wish,
  random: Random,
  isWelcome: (level: Level) => Work<boolean>,
): Work<Certified<Level, State> | undefined> {
  let best: Certified<Level, State> | undefined;
  let leastMiss = 0;
  for (let made = 0; made < CANDIDATES; made++) {
    const candidate = yield* certifiedLevel(wish, random, isWelcome);
    if (candidate === undefined) return best;
    const miss = missOf(candidate.certificate.analysis.verdict, wish);
    if (best === undefined || miss < leastMiss) {
      best = candidate;
      leastMiss = miss;
    }
    if (leastMiss === 0) return best;
  }
  return best;
}

/** How far a level is from the wish, in hundredths of a bit; 0 if it is near enough. */
function missOf({ difficultyCentibits, railroadPercent }: Verdict, wish: Wish): number {
  const surplus = Math.max(0, railroadPercent - wish.mostRailroadPercent);
  const wanted = wish.difficultyCentibits ?? difficultyCentibits;
  const off = Math.abs(difficultyCentibits - wanted);
  const isNear = off <= TOLERANCE_CENTIBITS || 100 * off <= TOLERANCE_PERCENT * wanted;
  return (isNear ? 0 : off) + CENTIBITS_PER_PERCENT * surplus;
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
