/** A cheap check of candidates before they are explored. */
import type { Task } from "../../../kernel/task";
import { Tile, type Level } from "../level";

/**
 * Returns whether a toy of each colour, alone on the board, can leave from every cell that it can reach. Levels where
 * it cannot are nearly always unfair, because their last toy can be trapped.
 */
export function* canLeaveFromAnywhere(level: Level): Task<boolean> {
  if (level.reds.length > 0 && (yield* canGetTrapped(level, level.reds, Tile.RedGoal))) return false;
  return level.yellows.length === 0 || !(yield* canGetTrapped(level, level.yellows, Tile.YellowGoal));
}

/** How many stops are handled before the task yields. */
const STOPS_PER_SLICE = 3;

// Returns whether a toy that slides alone can reach a stop from which it can never leave. This does not use
// puzzles/sliding/search, because a call for each slide made a level 1.1 % more expensive. A fast player then had to
// wait for one more level in thirty.
function* canGetTrapped({ board, tiles }: Level, starts: readonly number[], goal: Tile): Task<boolean> {
  const stops: number[] = [...starts];
  // By cell: whether the toy can reach it, and whether the toy is known to be able to leave from it.
  const isKnown: boolean[] = [];
  const canLeave: boolean[] = [];
  const successors: number[] = [];
  for (const cell of starts) isKnown[cell] = true;
  for (let index = 0; index < stops.length; index++) {
    if (index % STOPS_PER_SLICE === 0) yield;
    const from = stops[index];
    for (const step of board.steps) {
      let cell = from;
      let ahead = tiles[cell + step];
      while (ahead === Tile.Floor) {
        cell += step;
        ahead = tiles[cell + step];
      }
      if (ahead === Tile.Pit) cell += step;
      else if (ahead === goal) canLeave[from] = true;
      successors.push(cell);
      if (isKnown[cell]) continue;
      isKnown[cell] = true;
      stops.push(cell);
    }
  }
  return !(yield* canLeaveFromAll(stops, successors, canLeave));
}

/**
 * Returns whether the toy can leave from each stop, by spreading `canLeave` backwards. `successors` holds four stops
 * for each stop, one for each direction.
 */
function* canLeaveFromAll(stops: readonly number[], successors: readonly number[], canLeave: boolean[]): Task<boolean> {
  let trappedCount = stops.length;
  let trappedBefore = trappedCount + 1;
  while (trappedCount > 0 && trappedCount < trappedBefore) {
    yield;
    trappedBefore = trappedCount;
    trappedCount = 0;
    for (let index = stops.length - 1; index >= 0; index--) {
      for (let edge = 4 * index; edge < 4 * index + 4 && !canLeave[stops[index]]; edge++) {
        if (canLeave[successors[edge]]) canLeave[stops[index]] = true;
      }
      if (!canLeave[stops[index]]) trappedCount++;
    }
  }
  return trappedCount === 0;
}
