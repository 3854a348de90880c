import { below, type Random } from "../../../kernel/random";
import type { Work } from "../../../kernel/work";
import { advance, beginFrom, movesTo } from "../../sliding/search";
import { Ground } from "../level";
import { isFair, type Limits } from "./fair";
import { LUCKS, LUCKS_TO_STAY, put } from "./rink";
import { keepTrial, type Scratch } from "./scratch";
import { firstTouch } from "./touch";

const PASSES = 5;
const CELLS_PER_SLICE = 16;
const TILES_PER_SLICE = 48;

/**
 * The article's five passes over all tiles. Cleanup: a rock or a snow patch becomes ice if that makes the shortest
 * solution no shorter. Clutter: ice becomes a rock if that makes it longer. No change is made that leaves a position
 * from which the hole cannot be reached, hides a hidden goal, or makes the way longer than wanted. Gives the moves of the
 * shortest solution.
 *
 * Hardly any of this takes a search from end to end:
 * - ice that the shortest solution does not come over is no use as a rock: the solution would still be there;
 * - what no slide touches can go, and nothing is different;
 * - slides that start before the first one to touch a tile are as before, so a search begins there;
 * - and once a whole round has changed nothing, no later one will.
 */
export function* refine(scratch: Scratch, limits: Limits, random: Random): Work<number> {
  const { rink, line } = scratch;
  const { start, hole, ground, stays } = rink;
  const { cells } = rink.board;
  const { mostMoves } = limits;
  let moves = movesTo(scratch.known, hole);
  markLine(scratch);
  let unchanged = 0;
  for (let at = 0; at < PASSES * cells.length && unchanged < cells.length; at++) {
    const cell = cells[at % cells.length];
    unchanged++;
    if (at % TILES_PER_SLICE === 0) yield;
    if (cell === start || cell === hole) continue;
    const kind = ground[cell - 1];
    const isIce = kind === Ground.Ice;
    if (isIce ? moves >= mostMoves || line.stamps[cell - 1] !== line.stamp : stays[cell - 1]) continue;

    yield;
    const touch = firstTouch(scratch.known, rink, cell);
    put(rink, cell, isIce ? Ground.Rock : Ground.Ice);
    if (touch >= 0) {
      const { trial } = scratch;
      beginFrom(trial, scratch.known, touch);
      while (!advance(trial, rink.stops, hole, CELLS_PER_SLICE, true, mostMoves)) yield;
      const after = movesTo(trial, hole);
      if (after < (isIce ? moves + 1 : moves) || !(yield* isFair(scratch, limits))) {
        put(rink, cell, kind);
        continue;
      }
      moves = after;
      keepTrial(scratch);
      markLine(scratch);
      yield;
    }
    if (isIce) stays[cell - 1] = below(random, LUCKS) < LUCKS_TO_STAY;
    unchanged = 0;
  }
  return moves;
}

/** Marks the cells of one shortest solution, which `scratch.known` knows. */
function markLine({ rink, known, line }: Scratch): void {
  const { stops, start } = rink;
  line.stamp++;
  let to = rink.hole;
  while (to !== start) {
    const from = known.cameFrom[to - 1];
    let direction = 0;
    while (stops[direction][from - 1] !== to) direction++;
    const step = rink.board.steps[direction];
    for (let at = from; at !== to; at += step) line.stamps[at + step - 1] = line.stamp;
    to = from;
  }
}
