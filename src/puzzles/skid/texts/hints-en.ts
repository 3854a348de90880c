/**
 * The English sentences of Skid's hints about the board. Each list has one sentence in several lengths, the longest
 * first. Most sentences are true of every shortest win. A sentence whose name begins with `let` may be true of just one
 * shortest win: the one that hints show.
 */
import type { Direction } from "../../../kernel/direction";
import type { Location } from "../../../kernel/hints/location";
import { TEXTS as SHARED } from "../../hints/texts/index";

/**
 * The words for the toy, pit or crate that lies farthest out on one side of the board. The index is the side: up,
 * right, down or left.
 */
const OUTERMOST: readonly string[] = ["top", "right", "bottom", "left"];

const DIRECTIONS: readonly string[] = ["up", "right", "down", "left"];

/**
 * The words that hints use for the colours of toys: "dark" for red toys and "light" for yellow toys, as they are drawn.
 */
const COLOURS: readonly string[] = ["dark", "light"];

/**
 * The place where a piece stops. `exact` is for long sentences; `short`, which is never a corner, is for short
 * sentences.
 */
interface Place {
  readonly exact: Location;
  readonly short: Location;
}

function wordsOf({ exact, short }: Place): readonly string[] {
  return [SHARED.atLocation(exact, []), SHARED.atLocation(short, [])];
}

function sentencesAt(place: Place, ...beginnings: readonly string[]): readonly string[] {
  return beginnings.flatMap((beginning) => wordsOf(place).map((at) => `${beginning} ${at}`));
}

function namedStop(name: string, place: Place): readonly string[] {
  return sentencesAt(place, `The ${name} toy must stop`, `The ${name} toy stops`, "Stop a toy");
}

export const en = {
  meet: (place: Place) => sentencesAt(place, "Toys must meet", "Toys meet"),
  letMeet: (place: Place) => sentencesAt(place, "Let toys meet", "Join toys"),
  stop: (place: Place) => sentencesAt(place, "One toy must stop", "Stop a toy"),
  onlyStop: (place: Place) => sentencesAt(place, "The toy must stop", "Stop it"),
  /**
   * Returns sentences which say that one toy must stop at a place: the toy that lies farthest out in the direction
   * `side`.
   */
  outermostStop: (side: number, place: Place) => namedStop(OUTERMOST[side], place),
  /**
   * For each colour of toys, a function that returns sentences. They say that the only toy of this colour must stop at
   * a place. The index is the colour: 0 for red, which is drawn dark, 1 for yellow.
   */
  colourStop: COLOURS.map((colour) => (place: Place) => namedStop(colour, place)),
  letStop: (place: Place) => sentencesAt(place, "Let a toy stop", "Stop a toy"),
  letOnlyStop: (place: Place) => sentencesAt(place, "Let the toy stop", "Stop it"),
  letLineUp: (place: Place) => sentencesAt(place, "Line up a toy with its goal", "Line up a toy", "Line up"),
  letOnlyLineUp: (place: Place) => sentencesAt(place, "Line it up with its goal", "Line it up", "Line up"),
  iceStopAt: (place: Place) => sentencesAt(place, "Ice must stop a toy", "Ice stops a toy", "Use ice"),
  letIceStop: (place: Place) => sentencesAt(place, "Let ice stop a toy", "Try ice"),
  onlyPit: ["The pit must hold a toy"],
  /**
   * Returns sentences which say that one of several pits must hold a toy: the pit that lies farthest out in the
   * direction `side`.
   */
  pitAt: (side: number) => [`The ${OUTERMOST[side]} pit must hold a toy`, `Use the ${OUTERMOST[side]} pit`],
  pit: ["A pit must hold a toy"],
  /**
   * Returns sentences which say that a crate must be pushed soon. `side` tells the crate from the other crates;
   * undefined if no side can be named. `direction` is the direction of the push; undefined if it is not the same in
   * every shortest win.
   */
  crate: (areSeveral: boolean, side: number | undefined, direction: Direction | undefined) => {
    const crate = side === undefined ? (areSeveral ? "a crate" : "the crate") : `the ${OUTERMOST[side]} crate`;
    return direction === undefined ? [`Push ${crate}`] : [`Push ${crate} ${DIRECTIONS[direction]}`, `Push ${crate}`];
  },
  /**
   * The sentences that say which toy leaves the board first, if only one toy of its colour is left. The index is the
   * colour of the toy.
   */
  firstOne: COLOURS.map((colour) => [`The ${colour} toy leaves first`]),
  first: COLOURS.map((colour) => [`The ${colour} toys leave first`]),
  together: ["Two must leave in one move", "Two must leave at once"],
  /**
   * Returns sentences which say that all toys leave in the last move. `direction` is the direction of this move;
   * undefined if it is not the same in every shortest win.
   */
  allLeave: (direction: Direction | undefined) => [
    direction === undefined ? "All leave in one move" : `All leave in one move ${DIRECTIONS[direction]}`,
  ],
};
