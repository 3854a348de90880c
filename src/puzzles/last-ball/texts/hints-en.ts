/**
 * The English sentences of Last Ball's hints about the board. Each list has one sentence in several lengths, the
 * longest first. All wins of a level have the same number of moves, so each sentence is true of every win. Only a
 * sentence that begins with "Try" may be true of just one win: the one that hints show.
 */
import type { Side } from "../../../kernel/hints/board-region";
import type { Location } from "../../../kernel/hints/location";
import { TEXTS as SHARED } from "../../hints/texts/index";

/** The words for the white ball that lies farther up, right, down or left than every other white ball. */
const OUTERMOST: readonly string[] = ["highest", "rightmost", "lowest", "leftmost"];

function at(location: Location): string {
  return SHARED.atLocation(location, []);
}

export const en = {
  /**
   * Returns the sentence that says which white ball leaves the board last in every win, in two versions, the longer
   * first. `side` is the direction in which this ball lies farther out than the others.
   */
  outermostLast: (side: number) => [
    `The ${OUTERMOST[side]} white must go last`,
    `The ${OUTERMOST[side]} white goes last`,
    `Hit the ${OUTERMOST[side]} white last`,
  ],
  lastPlaces: ["This ball must go last", "This ball goes last"],
  farFirst: ["Hit the far ball first"],
  nearFirst: ["Hit the near ball first"],
  row: ["One hit must move three balls", "One hit must move 3 balls"],
  /** Says that a white ball must come to rest at a side of the board, where it stops the black ball later. */
  brake: (side: Side) => [`A ball must stop ${SHARED.at(side)}`, `Stop a ball ${SHARED.at(side)}`],
  stop: (location: Location) => [
    `A ball must stop you ${at(location)}`,
    `You must stop ${at(location)}`,
    `Stop ${at(location)}`,
  ],
  tryStop: (location: Location) => [`Try to stop ${at(location)}`, `Try a stop ${at(location)}`],
  tryBeside: ["Try to hit a ball beside you"],
};
