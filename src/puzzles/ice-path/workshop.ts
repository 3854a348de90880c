import type { Board } from "../../kernel/board";
import type { Work } from "../../kernel/work";
import { createRink, type Rink } from "./rink";
import { createMarks, type Marks } from "./marks";
import { createSearch, type Search } from "./search";
import { createSurvey, type Survey } from "./survey";

/** All that it takes to make levels from one start: made once, used for each attempt. */
export interface Workshop {
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
export function keepTrial(shop: Workshop): void {
  const { known, trial } = shop;
  shop.known = trial;
  shop.trial = known;
}

export function* setUpWorkshop(board: Board, start: number): Work<Workshop> {
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
