import { NOWHERE } from "../../kernel/board";
import type { Direction } from "../../kernel/direction";
import type { MoveRecorder } from "../../kernel/motion";
import type { Rules } from "../../kernel/rules";
import { Floor, type Level } from "./level";
import type { State } from "./state";

/**
 * The rules of "Ice Path" (Delca, after the Ice Path of Pokémon Gold and Silver): once pushed off, the walker slides on
 * until a rock or the edge is before it, or it comes onto a snow patch or into the hole. In the hole the level is won;
 * nothing is ever lost.
 */

export const SLIDE_MS_PER_CELL = 25;
/** What the walker takes to get going. */
export const START_MS = 40;
/** How long one sees that something stopped it; at the most half of the way's time. */
const BUMP_MS = 60;
/** How long the walker falls once it is over the hole. */
export const FALL_MS = 300;

export function rules(level: Level): Rules<State> {
  const { board, seal, hole, floor } = level;
  const { steps } = board;

  /** Where a slide ends: `cell` itself when something solid is right beside it. */
  const stopOf = (cell: number, step: number): number => {
    let stop = cell;
    while (floor[stop + step] !== Floor.Rock) {
      stop += step;
      if (stop === hole || floor[stop] === Floor.Snow) return stop;
    }
    return stop;
  };

  const move = (state: State, direction: Direction, record?: MoveRecorder): State | undefined => {
    if (state === hole) return undefined;
    const step = steps[direction];
    const to = stopOf(state, step);
    if (to === state) return undefined;
    if (record !== undefined) recordSlide(record, level, state, direction, to);
    return to;
  };

  const outcome = (state: State) => (state === hole ? "won" : "playing");
  return { start: seal, move, outcome, key };
}

/** What the walker looks like while one sees that something stopped it: see `Stretch.look`. */
export const SQUASHED = 1;

/** The walker slides, and is squashed by what stops it, or falls into the hole. */
function recordSlide(
  record: MoveRecorder,
  { board, hole, floor }: Level,
  from: number,
  direction: Direction,
  to: number,
): void {
  const endMs = START_MS + Math.floor((to - from) / board.steps[direction]) * SLIDE_MS_PER_CELL;
  const ending = to === hole ? "on" : floor[to] === Floor.Snow ? "rest" : "hit";
  const stopMs = ending === "hit" ? endMs - Math.min(BUMP_MS, Math.floor(endMs / 2)) : endMs;
  const slide = { piece: from, direction, from, to, startMs: 0, endMs: stopMs };
  record.playerPiece = from;
  record.motions.push({ ...slide, cause: "pushed", ending });
  if (ending === "hit") {
    const stay = { from: to, startMs: stopMs, endMs, look: SQUASHED };
    record.motions.push({ ...slide, ...stay, cause: "changed", ending: "rest" });
  } else if (ending === "on") {
    const fall = { from: hole, to: NOWHERE, startMs: endMs, endMs: endMs + FALL_MS };
    record.motions.push({ ...slide, ...fall, cause: "gone", ending: "rest" });
  }
}

// One byte: see MAX_BOARD_SIZE.
function key(state: State): string {
  return String.fromCharCode(state);
}
