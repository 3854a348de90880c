import type { Random } from "../../../kernel/random";
import { select, type Certified, type Composer, type Order } from "../../../kernel/select";
import type { Work } from "../../../kernel/work";
import type { Place } from "../../puzzle";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { placeOn } from "../whereabouts";
import { compose as attempt } from "./generator";
import type { Brief, Wish } from "./wish";

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
  isWelcome: (level: Level) => Work<boolean>,
): Work<Certified<Level, State> | undefined> {
  const { x, y } = placeOn(wish.width, wish.height, from);
  return choose({ ...wish, fromX: x, fromY: y }, random, isWelcome);
}

/** The same, with the black ball on a cell of the board that is wished for. */
export function choose(
  brief: Brief,
  random: Random,
  isWelcome: (level: Level) => Work<boolean>,
): Work<Certified<Level, State> | undefined> {
  return select(composerOf(brief), orderOf(brief, isWelcome), random);
}

/** What makes the candidates. */
export function composerOf(brief: Brief): Composer<Level, State> {
  return { attempt: (random, opening) => attempt(brief, random, opening), rules };
}

/** What is asked of them. */
export function orderOf(
  { difficultyCentibits, mostRailroadPercent }: Wish,
  isWelcome: (level: Level) => Work<boolean>,
): Order<Level> {
  return {
    difficultyCentibits,
    toleranceCentibits: TOLERANCE_CENTIBITS,
    mostRailroadPercent,
    fewestCandidates: FEWEST_CANDIDATES,
    states: STATES,
    statesPerCandidate: STATES_PER_CANDIDATE,
    isWelcome,
  };
}
