import type { Direction } from "../../kernel/direction";
import type { Motion } from "../../kernel/motion";
import type { Rules } from "../../kernel/rules";
import { Ground, type Level } from "./level";
import type { State } from "./state";

/**
 * The rules of "Ice Path" (Delca, after the Ice Path of Pokémon Gold and Silver): once pushed off, the walker slides on
 * until a rock or the edge is before it, or it comes onto a snow patch or into the hole. In the hole the level is won;
 * nothing is ever lost.
 */

export const SLIDE_MS_PER_CELL = 25;
/** What the walker takes to get going. */
export const START_MS = 40;
/** How long the walker falls once it is over the hole. */
export const FALL_MS = 300;

export function rules({ board, walker, hole, ground }: Level): Rules<State> {
  const { steps } = board;

  /** Where a slide ends: `cell` itself when something solid is right beside it. */
  const stopOf = (cell: number, step: number): number => {
    let at = cell;
    while (ground[at + step] !== Ground.Rock) {
      at += step;
      if (at === hole || ground[at] === Ground.Snow) return at;
    }
    return at;
  };

  const move = (state: State, direction: Direction, motions?: Motion[]): State | undefined => {
    if (state === hole) return undefined;
    const step = steps[direction];
    const to = stopOf(state, step);
    if (to === state) return undefined;
    const slideEndMs = START_MS + Math.floor((to - state) / step) * SLIDE_MS_PER_CELL;
    const falls = to === hole;
    const ending = falls ? "gone" : ground[to] === Ground.Snow ? "rest" : "hit";
    const endMs = falls ? slideEndMs + FALL_MS : slideEndMs;
    motions?.push({ piece: state, direction, from: state, to, startMs: 0, slideEndMs, endMs, ending });
    return to;
  };

  const outcome = (state: State) => (state === hole ? "won" : "playing");
  return { start: walker, move, outcome, key };
}

// One byte: see MAX_BOARD_SIZE.
function key(state: State): string {
  return String.fromCharCode(state);
}
