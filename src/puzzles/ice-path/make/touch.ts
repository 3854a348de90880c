import type { Search } from "../../sliding/search";
import { Ground } from "../level";
import type { Rink } from "./rink";

/**
 * The fewest moves after which a slide comes to a cell: over it, onto it or up against it. −1 if none does. `search`
 * is over.
 */
export function firstTouch(search: Search, { board, ground, hole }: Rink, cell: number): number {
  const { reachedAt, base } = search;
  const { steps } = board;
  let first = -1;
  for (let direction = 0; direction < 4; direction++) {
    const step = steps[direction];
    let from = cell;
    do {
      from -= step;
      if (ground[from - 1] === Ground.Rock) break;
      const when = reachedAt[from - 1] - base;
      if (when >= 0 && (first < 0 || when < first) && from !== hole) first = when;
    } while (ground[from - 1] === Ground.Ice);
  }
  return first;
}
