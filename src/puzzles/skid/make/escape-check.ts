import type { Task } from "../../../kernel/task";
import { Tile, type Level } from "../level";

/**
 * A sieve before the exploration: whether a toy of each colour that is alone on the ground can leave from wherever it
 * can come to. Levels where it cannot are nearly always unfair: their last toy is caught.
 */
export function* canLeaveFromAnywhere(level: Level): Task<boolean> {
  if (level.reds.length > 0 && (yield* canGetTrapped(level, level.reds, Tile.RedGoal))) return false;
  return level.yellows.length === 0 || !(yield* canGetTrapped(level, level.yellows, Tile.YellowGoal));
}

const STOPS_PER_SLICE = 3;

// Walked here, not by puzzles/sliding/search: a call for each slide made a level 1.1 % dearer, and who plays fast waited
// for one level of thirty more.
function* canGetTrapped({ board, tiles }: Level, starts: readonly number[], goal: Tile): Task<boolean> {
  const stops: number[] = [...starts];
  // By cell: whether a toy can come to it, and whether it is known to leave from there.
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

/** Whether from each stop one can be reached that leaves; `nexts` has the four that each leads to. */
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
