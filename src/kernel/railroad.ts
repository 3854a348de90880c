import type { Direction } from "./direction";
import type { Transitions } from "./graph";

/** The positions that the line has passed, by how many moves they are from its end; of all others this is noise. */
const passed: number[] = [];

/**
 * How much of a shortest line is a railroad, as the author of "Ice Path" calls it: the share of its moves, in percent and
 * rounded down, that are without choice. A move is so when every other input moves nothing, loses at once, or leads to a
 * position that the line has passed. The line begins at the start of the graph, `distance` is what kernel/verdict found
 * out of that; 0 for an empty line.
 */
export function railroadPercent(
  { next, start }: Pick<Transitions, "next" | "start">,
  distance: readonly number[],
  line: readonly Direction[],
): number {
  let withoutChoice = 0;
  let state = start;
  for (let at = 0; at < line.length; at++) {
    const left = line.length - at;
    passed[left] = state;
    let choices = 0;
    for (let direction = 0; direction < 4; direction++) {
      const after = next[direction][state];
      if (after < 0) continue;
      const away = distance[after];
      if (away < left || away > line.length || passed[away] !== after) choices++;
    }
    if (choices === 1) withoutChoice++;
    state = next[line[at]][state];
  }
  return line.length === 0 ? 0 : Math.floor((100 * withoutChoice) / line.length);
}
