import type { Board } from "../../../kernel/board";
import type { Work } from "../../../kernel/work";
import { createMarks, type Marks } from "../../sliding/by-cell";
import { createSearch, type Search } from "../../sliding/search";
import { createRink, type Rink } from "./rink";
import { createSurvey, type Survey } from "./survey";

/** All that it takes to make levels from one start: made once, used for each attempt. */
export interface Scratch {
  readonly rink: Rink;
  readonly survey: Survey;
  /** What is known of the rink as it is. */
  known: Search;
  /** For the search after a change that is tried. */
  trial: Search;
  /** The cells from which the hole can be reached. */
  readonly marks: Marks;
  /** The cells of a shortest solution. */
  readonly line: Marks;
}

/** Keeps what the last whole search found: it is of the rink as it is now. */
export function keepTrial(scratch: Scratch): void {
  const { known, trial } = scratch;
  scratch.known = trial;
  scratch.trial = known;
}

export function* setUpScratch(board: Board, start: number): Work<Scratch> {
  const rink = yield* createRink(board, start);
  const survey = yield* createSurvey(board.size);
  const known = yield* createSearch(board.size);
  const trial = yield* createSearch(board.size);
  const marks = createMarks(board.size);
  yield;
  const line = createMarks(board.size);
  yield;
  return { rink, survey, known, trial, marks, line };
}
