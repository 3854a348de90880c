import { NOWHERE } from "../../../kernel/board";
import type { Work } from "../../../kernel/work";
import { zeros } from "../../sliding/by-cell";
import { advance, begin, createSearch, movesTo, type Search } from "../../sliding/search";
import type { Rink } from "./rink";

/** Which tiles the walker comes over, and which of them it comes to last. */
export interface Survey {
  readonly search: Search;
  /** By cell, from cell 1: the `base` of the search in which the walker last came over it. */
  readonly touchedIn: number[];
  /** The tile that takes the most moves to come to, the last of them where there are several; `NOWHERE` if there is none. */
  farthest: number;
  /** How many moves that are. */
  moves: number;
}

const CELLS_PER_SLICE = 8;

export function* createSurvey(size: number): Work<Survey> {
  const search = yield* createSearch(size);
  const touchedIn = zeros(size);
  yield;
  return { search, touchedIn, farthest: NOWHERE, moves: 0 };
}

/** Surveys a rink without a hole, as far as `mostMoves` from its start. */
export function* takeSurvey(survey: Survey, rink: Rink, mostMoves: number): Work<void> {
  const { search } = survey;
  begin(search, rink.start);
  while (!advance(search, rink.stops, NOWHERE, 2 * CELLS_PER_SLICE, false, mostMoves)) yield;
  yield;
  survey.touchedIn[rink.start - 1] = search.base;
  survey.farthest = NOWHERE;
  survey.moves = 0;
  for (let at = 0; at < search.count; at++) {
    const cell = search.queue[at];
    const moves = movesTo(search, cell) + 1;
    if (moves > mostMoves) break;
    walkFrom(survey, rink, cell, moves);
    if (at % CELLS_PER_SLICE === CELLS_PER_SLICE - 1) yield;
  }
}

/** Marks the tiles of the four slides from a cell. */
function walkFrom(survey: Survey, rink: Rink, cell: number, moves: number): void {
  const { touchedIn, search } = survey;
  const { steps } = rink.board;
  const { base } = search;
  for (let direction = 0; direction < 4; direction++) {
    const end = rink.stops[direction][cell - 1];
    const step = steps[direction];
    let at = cell;
    while (at !== end) {
      at += step;
      if (touchedIn[at - 1] !== base) {
        touchedIn[at - 1] = base;
        survey.farthest = at;
        survey.moves = moves;
      }
    }
  }
}
