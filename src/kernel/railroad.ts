import type { Direction } from "./direction";
import type { Transitions } from "./graph";

/** The positions that the line has passed, by how many moves they are from its end; of all others this is noise. */
const passed: number[] = [];

/**
 * How much of a shortest line is a railroad, as the author of "Ice Path" calls it: the share of its moves, in percent and
 * rounded down, that are without choice. A move is so when every other input moves nothing, loses at once, or leads to a
 * position that the line has passed. The line begins at the start of the graph and is the best one of kernel/verdict
 * unless another of the shortest is given; `distance` is what that found out. 0 where no move wins, or none is needed.
 */
export function railroadPercent(
  { next, start }: Pick<Transitions, "next" | "start">,
  distance: readonly number[],
  line?: readonly Direction[],
): number {
  const par = distance[start];
  if (par <= 0) return 0;
  let withoutChoice = 0;
  let state = start;
  for (let left = par; left > 0; left--) {
    passed[left] = state;
    let choices = 0;
    let nearer = state;
    // Backwards, so that of several best moves the first is kept.
    for (let direction = 3; direction >= 0; direction--) {
      const after = next[direction][state];
      if (after < 0) continue;
      const away = distance[after];
      if (away === left - 1) nearer = after;
      if (away < left || away > par || passed[away] !== after) choices++;
    }
    if (choices === 1) withoutChoice++;
    state = line === undefined ? nearer : next[line[par - left]][state];
  }
  return Math.floor((100 * withoutChoice) / par);
}
