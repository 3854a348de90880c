import { cellAt } from "../../../kernel/board";
import { below, type Random } from "../../../kernel/random";
import type { Work } from "../../../kernel/work";
import { Ground } from "../level";
import type { Brief } from "./wish";
import { isFair, type Limits } from "./fair";
import { clear, layStops, LUCKS, LUCKS_TO_STAY, put, type Rink } from "./rink";
import { keepTrial, type Scratch } from "./scratch";
import { takeSurvey, type Survey } from "./survey";

export const LEAST_ROCKS_PERCENT = 5;
export const MOST_ROCKS_PERCENT = 40;
const DRAWS_PER_SLICE = 8;

/**
 * Lays out a level in the scratch: rocks, snow, hidden goals and the hole. Gives what it has to keep to; undefined if
 * nothing came of it.
 */
export function* layOut(scratch: Scratch, brief: Brief, random: Random): Work<Limits | undefined> {
  const { rink, survey } = scratch;
  const { cells } = rink.board;
  const mostMoves = brief.leastMoves + below(random, brief.mostMoves - brief.leastMoves + 1);
  clear(rink);
  yield;
  const rocksPercent = LEAST_ROCKS_PERCENT + below(random, MOST_ROCKS_PERCENT - LEAST_ROCKS_PERCENT + 1);
  const rocks = Math.floor((rocksPercent * cells.length) / 100);
  for (let rock = 1; rock <= rocks; rock++) {
    scatterRock(rink, random);
    if (rock % DRAWS_PER_SLICE === 0) yield;
  }
  yield;
  for (let direction = 0; direction < 4; direction++) {
    layStops(rink, direction);
    yield;
  }
  yield* lengthen(survey, rink, mostMoves, random);
  yield;
  if (survey.moves === 0) return undefined;
  const hiddenGoals = yield* hideGoals(survey, rink, brief.hiddenGoals, random);
  if (hiddenGoals === undefined) return undefined;
  rink.hole = survey.farthest;
  put(rink, rink.hole, Ground.Snow);
  const limits = { mostMoves, hiddenGoals };
  if (!(yield* isFair(scratch, limits))) return undefined;
  keepTrial(scratch);
  return limits;
}

function scatterRock({ board, start, ground, stays }: Rink, random: Random): void {
  const number = below(random, LUCKS * board.cells.length);
  const cell = board.cells[Math.floor(number / LUCKS)];
  if (cell === start || ground[cell - 1] === Ground.Rock) return;
  ground[cell - 1] = Ground.Rock;
  stays[cell - 1] = number % LUCKS < LUCKS_TO_STAY;
}

/** Turns the farthest tile to snow until that makes the way no longer, or the way is as long as wanted. */
function* lengthen(survey: Survey, rink: Rink, mostMoves: number, random: Random): Work<void> {
  let moves = 0;
  yield* takeSurvey(survey, rink, mostMoves);
  while (survey.moves > moves && survey.moves < mostMoves) {
    moves = survey.moves;
    const cell = survey.farthest;
    put(rink, cell, Ground.Snow);
    rink.stays[cell - 1] = below(random, LUCKS) < LUCKS_TO_STAY;
    yield* takeSurvey(survey, rink, mostMoves);
  }
}

/** Tiles that the walker comes over, one a quarter of the board in turn; undefined if it comes over none of a quarter. */
function* hideGoals(survey: Survey, rink: Rink, count: number, random: Random): Work<number[] | undefined> {
  const { touchedIn, search, farthest } = survey;
  const { board, start } = rink;
  const halfWidth = Math.floor(board.width / 2);
  const halfHeight = Math.floor(board.height / 2);
  const goals: number[] = [];
  for (let quarter = 0; quarter < count; quarter++) {
    const left = quarter % 2 === 0 ? 0 : board.width - halfWidth;
    const top = quarter % 4 === 0 || quarter % 4 === 3 ? 0 : board.height - halfHeight;
    const tiles = halfWidth * halfHeight;
    const first = below(random, tiles);
    let tried = 0;
    let goal = 0;
    do {
      if (tried === tiles) return undefined;
      const tile = (first + tried) % tiles;
      goal = cellAt(board, left + (tile % halfWidth), top + Math.floor(tile / halfWidth));
      tried++;
    } while (touchedIn[goal - 1] !== search.base || goal === start || goal === farthest);
    goals.push(goal);
    yield;
  }
  return goals;
}
