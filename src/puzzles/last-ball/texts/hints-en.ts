/**
 * The English sentences of Last Ball's hints about the board. Each list has one sentence in several lengths, the
 * longest first. All wins of a level have the same number of moves, so each sentence is true of every win.
 */
import type { Region } from "../../../kernel/hints/board-region";
import { TEXTS as SHARED } from "../../hints/texts/index";

/** The words for the white ball that lies farther up, right, down or left than every other white ball. */
const OUTERMOST: readonly string[] = ["highest", "right", "lowest", "left"];

export const en = {
  /**
   * Says which white ball leaves last in every win. `side` is the direction in which this ball lies farther out than
   * the others.
   */
  outermostLast: (side: number) => [`The ${OUTERMOST[side]} ball must go last`, `The ${OUTERMOST[side]} ball last`],
  someLast: ["One ball must go last: which?", "One ball must be last"],
  lastPlaces: ["This ball must go last", "This ball goes last"],
  farFirst: ["Hit the far ball first"],
  nearFirst: ["Hit the near ball first"],
  row: ["One hit must move three", "Hit three in a row"],
  brake: ["A ball that you moved must stop you", "A moved ball stops you"],
  stop: (region: Region) => [
    `A ball must stop you ${SHARED.at(region)}`,
    `You must stop ${SHARED.at(region)}`,
    `Stop ${SHARED.at(region)}`,
  ],
};
