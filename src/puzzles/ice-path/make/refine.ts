/**
 * Improves a level in five passes over all cells, as Delca's article "An ice puzzle generator" describes. A rock or a
 * snow patch becomes ice if that does not make the shortest solution shorter. Ice becomes a rock if that makes the
 * shortest solution longer.
 *
 * Few of these changes need a complete search of the level:
 *
 * - Ice that the shortest solution does not cross stays ice: with a rock there, the same solution would still win, so
 *   the shortest solution would not get longer.
 * - A thing that no slide touches can be removed without a search, because nothing changes for the seal.
 * - Moves before the first slide that can touch the changed cell stay the same, so the search starts after those moves.
 * - Once a whole pass has changed nothing, no later pass would change anything.
 */

import { drawRandomBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { advanceSearch, continueSearch, movesTo } from "../../sliding/slide-search";
import { Floor } from "../level";
import { meetsConstraints, type LevelConstraints } from "./constraints";
import { GenerationAction, logChange, USELESS_OUT_OF, USELESS_KEPT, setFloor } from "./mutable-level";
import { acceptTrial, type Scratch } from "./scratch";
import { countMovesToTouch } from "./touch";

const PASSES = 5;
const CELLS_PER_SLICE = 16;
const TILES_PER_SLICE = 48;

/**
 * Removes useless things (rocks and snow) from the level in the generator's tables `scratch` and adds rocks, in five
 * passes over all cells. Returns the number of moves of the shortest solution. Keeps only changes after which the level
 * still meets `constraints` and the solution has at most `constraints.maxMoves` moves.
 */
export function* refine(scratch: Scratch, constraints: LevelConstraints, random: Random): Task<number> {
  const { level, solutionMarks } = scratch;
  const { start, hole, floor, mayBeUseless, cells } = level;
  const { maxMoves } = constraints;
  const limits = { target: hole, stopsAtTarget: true, maxMoves };
  let moves = movesTo(scratch.currentSearch, hole);
  markSolution(scratch);
  let unchanged = 0;
  for (let index = 0; index < PASSES * cells.length && unchanged < cells.length; index++) {
    const cell = cells[index % cells.length];
    unchanged++;
    if (index % TILES_PER_SLICE === 0) yield;
    if (cell === start || cell === hole) continue;
    const kind = floor[cell - 1];
    const isIce = kind === Floor.Ice;
    if (isIce ? moves >= maxMoves || solutionMarks.stamps[cell - 1] !== solutionMarks.stamp : mayBeUseless[cell - 1])
      continue;

    yield;
    const touchMoves = countMovesToTouch(scratch.currentSearch, level, cell);
    setFloor(level, cell, isIce ? Floor.Rock : Floor.Ice);
    if (touchMoves >= 0) {
      const { trialSearch } = scratch;
      continueSearch(trialSearch, scratch.currentSearch, touchMoves);
      while (!advanceSearch(trialSearch, level.slideTable, limits, CELLS_PER_SLICE)) yield;
      const movesAfter = movesTo(trialSearch, hole);
      if (movesAfter < (isIce ? moves + 1 : moves) || !(yield* meetsConstraints(scratch, constraints))) {
        setFloor(level, cell, kind);
        continue;
      }
      moves = movesAfter;
      acceptTrial(scratch);
      markSolution(scratch);
      yield;
    }
    if (isIce) mayBeUseless[cell - 1] = drawRandomBelow(random, USELESS_OUT_OF) < USELESS_KEPT;
    if (level.log !== undefined) logChange(level, GenerationAction.Refine, cell);
    unchanged = 0;
  }
  return moves;
}

function markSolution({ level, currentSearch, solutionMarks }: Scratch): void {
  const { slideTable, start } = level;
  solutionMarks.stamp++;
  let to = level.hole;
  while (to !== start) {
    const from = currentSearch.cameFrom[to - 1];
    let direction = 0;
    while (slideTable[direction][from - 1] !== to) direction++;
    const step = level.board.steps[direction];
    for (let cell = from; cell !== to; cell += step) solutionMarks.stamps[cell + step - 1] = solutionMarks.stamp;
    to = from;
  }
}
