import type { Random } from "../../../kernel/random";
import { select, type Certified, type Composer, type Order } from "../../../kernel/select";
import type { Work } from "../../../kernel/work";
import type { Place } from "../../puzzle";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { compose as attempt } from "./generator";
import type { Wish } from "./wish";

// What may be spent on one level: see `Order` in kernel/select.
const FEWEST_CANDIDATES = 8;
const STATES = 2700;
const STATES_PER_CANDIDATE = 600;
const TOLERANCE_CENTIBITS = 25;

/** The best of several levels that the generator makes; see `Puzzle.compose`. */
export function compose(
  wish: Wish,
  from: Place,
  random: Random,
  isWelcome: (level: Level) => boolean,
): Work<Certified<Level, State> | undefined> {
  return select(composerOf(wish, from), orderOf(wish, isWelcome), random);
}

/** What makes the candidates. */
export function composerOf(wish: Wish, from: Place): Composer<Level, State> {
  const brief = { ...wish, fromX: from.x, fromY: from.y };
  return { attempt: (random, opening) => attempt(brief, random, opening), rules };
}

/** What is asked of them. */
export function orderOf({ difficultyCentibits }: Wish, isWelcome: (level: Level) => boolean): Order<Level> {
  return {
    difficultyCentibits,
    toleranceCentibits: TOLERANCE_CENTIBITS,
    fewestCandidates: FEWEST_CANDIDATES,
    states: STATES,
    statesPerCandidate: STATES_PER_CANDIDATE,
    isWelcome,
  };
}
