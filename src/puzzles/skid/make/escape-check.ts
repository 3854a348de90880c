/** Checks randomly generated levels quickly, to reject most bad ones before the slow search of all their states. */
import type { Task } from "../../../kernel/task";
import { Floor, type Level } from "../level";

/**
 * Returns whether the toys of a level can leave the board. The check puts a toy of each colour alone on the board. The
 * toy must be able to leave from every cell that it can reach. If it cannot, the level is nearly always rejected later,
 * because its last toy can be trapped.
 */
export function* canLeaveFromAnywhere(level: Level): Task<boolean> {
  if (level.reds.length > 0 && (yield* canGetTrapped(level, level.reds, Floor.RedGoal))) return false;
  return level.yellows.length === 0 || !(yield* canGetTrapped(level, level.yellows, Floor.YellowGoal));
}

/** The check of a level yields to the rest of the game each time it has examined the slides from this many cells. */
const STOPS_PER_SLICE = 3;

/**
 * Returns whether a toy that slides alone can reach a cell from which it can never leave the board. The code does not
 * use sliding/slide-search.ts, whose function call for each slide would make the generator 1.1 % slower. Then about one
 * level in thirty more would not be ready when a fast player needs it.
 */
function* canGetTrapped({ board, floors }: Level, starts: readonly number[], goal: Floor): Task<boolean> {
  const stops: number[] = [...starts];
  // For each cell, whether the search has found that the sliding toy can reach this cell. The list `canLeave` below
  // says whether the search has found that the toy can leave the board from the cell.
  const isKnown: boolean[] = [];
  const canLeave: boolean[] = [];
  const successors: number[] = [];
  for (const cell of starts) isKnown[cell] = true;
  for (let index = 0; index < stops.length; index++) {
    if (index % STOPS_PER_SLICE === 0) yield;
    const from = stops[index];
    for (const step of board.steps) {
      let cell = from;
      let ahead = floors[cell + step];
      while (ahead === Floor.Bare) {
        cell += step;
        ahead = floors[cell + step];
      }
      if (ahead === Floor.Pit) cell += step;
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
 * Returns whether a sliding toy can leave the board from every cell in `stops`. At the call, `canLeave` marks the cells
 * from which the toy leaves in one slide. The function also marks each cell from which a slide ends on a marked cell.
 * `successors` has four end cells for each entry of `stops`, one for each direction.
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
