import type { Work } from "../../../kernel/work";
import { Ground, type Level } from "../level";

/**
 * A sieve before the exploration: whether a skiddy of each colour that is alone on the ground can leave from wherever it
 * can come to. Levels where it cannot are nearly always unfair: their last skiddy is caught.
 */
export function* canLeaveFromAnywhere(level: Level): Work<boolean> {
  if (level.reds.length > 0 && (yield* isTrap(level, level.reds, Ground.RedGoal))) return false;
  return level.yellows.length === 0 || !(yield* isTrap(level, level.yellows, Ground.YellowGoal));
}

const STOPS_PER_SLICE = 3;

// Walked here, not by puzzles/sliding/search: a call for each slide made a level 1.1 % dearer, and who plays fast waited
// for one level of thirty more.
function* isTrap({ board, ground }: Level, starts: readonly number[], goal: Ground): Work<boolean> {
  const stops: number[] = [...starts];
  // By cell: whether a skiddy can come to it, and whether it is known to leave from there.
  const isKnown: boolean[] = [];
  const leaves: boolean[] = [];
  const nexts: number[] = [];
  for (const cell of starts) isKnown[cell] = true;
  for (let at = 0; at < stops.length; at++) {
    if (at % STOPS_PER_SLICE === 0) yield;
    const from = stops[at];
    for (const step of board.steps) {
      let cell = from;
      let ahead = ground[cell + step];
      while (ahead === Ground.Floor) {
        cell += step;
        ahead = ground[cell + step];
      }
      if (ahead === Ground.Pit) cell += step;
      else if (ahead === goal) leaves[from] = true;
      nexts.push(cell);
      if (isKnown[cell]) continue;
      isKnown[cell] = true;
      stops.push(cell);
    }
  }
  return !(yield* allLeave(stops, nexts, leaves));
}

/** Whether from each stop one can be reached that leaves; `nexts` has the four that each leads to. */
function* allLeave(stops: readonly number[], nexts: readonly number[], leaves: boolean[]): Work<boolean> {
  let caught = stops.length;
  let before = caught + 1;
  while (caught > 0 && caught < before) {
    yield;
    before = caught;
    caught = 0;
    for (let at = stops.length - 1; at >= 0; at--) {
      for (let edge = 4 * at; edge < 4 * at + 4 && !leaves[stops[at]]; edge++) {
        if (leaves[nexts[edge]]) leaves[stops[at]] = true;
      }
      if (!leaves[stops[at]]) caught++;
    }
  }
  return caught === 0;
}
