/**
 * The rules of Ice Path, after Delca's "Ice Path", which follows the Ice Path of Pokémon Gold and Silver. The seal
 * slides until a rock or the board's edge stops it, or until it reaches a snow patch or the hole. The level is won when
 * the seal falls into the hole. A level of Ice Path cannot be lost.
 */

import { NOWHERE } from "../../kernel/board";
import { longestSideOf } from "../../kernel/caves/room-grid";
import type { Direction } from "../../kernel/direction";
import { isCave, MAX_BOARD_CELLS } from "../../kernel/draft";
import type { MoveRecorder } from "../../kernel/motion";
import type { Rules } from "../../kernel/rules";
import { slideMsPerCell } from "../../kernel/slide-speed";
import { Floor, type Level } from "./level";
import type { State } from "./state";

export const START_MS = 40;
/**
 * How many milliseconds the seal is shown squashed after a rock or the edge has stopped it, but at most half of the
 * slide's time.
 */
const BUMP_MS = 60;
/** How long the seal falls once it is above the hole, in milliseconds. */
export const FALL_MS = 300;

export function rules(level: Level): Rules<State> {
  const { board, seal, hole, floor } = level;
  const { steps } = board;

  const stopOf = (cell: number, step: number): number => {
    let stop = cell;
    while (floor[stop + step] !== Floor.Rock) {
      stop += step;
      if (stop === hole || floor[stop] === Floor.Snow) return stop;
    }
    return stop;
  };

  const move = (state: State, direction: Direction, recorder?: MoveRecorder): State | undefined => {
    if (state === hole) return undefined;
    const step = steps[direction];
    const to = stopOf(state, step);
    if (to === state) return undefined;
    if (recorder !== undefined) recordSlide(recorder, level, state, direction, to);
    return to;
  };

  const outcome = (state: State) => (state === hole ? "won" : "playing");
  return { start: seal, move, outcome, key };
}

/** The pose of the seal while it is squashed by the rock or edge that stopped it; see `Motion.pose`. */
export const SQUASHED = 1;

function recordSlide(
  recorder: MoveRecorder,
  { board, hole, floor }: Level,
  from: number,
  direction: Direction,
  to: number,
): void {
  const step = board.steps[direction];
  const endMs = START_MS + Math.floor((to - from) / step) * slideMsPerCell(longestSideOf(board, isCave(board)));
  const ending = to === hole ? "on" : floor[to] === Floor.Snow ? "rest" : "hit";
  const stopMs = ending === "hit" ? endMs - Math.min(BUMP_MS, Math.floor(endMs / 2)) : endMs;
  const slide = { piece: from, direction, from, to, startMs: 0, endMs: stopMs };
  recorder.playerPiece = from;
  const obstacle = ending === "hit" && board.isBorder[to + step] ? "edge" : undefined;
  const sound = isCave(board) ? "echo" : undefined;
  recorder.motions.push({ ...slide, cause: "pushed", ending, obstacle, sound });
  if (ending === "hit") {
    const stay = { from: to, startMs: stopMs, endMs, pose: SQUASHED };
    recorder.motions.push({ ...slide, ...stay, cause: "changed", ending: "rest" });
  } else if (ending === "on") {
    const fall = { from: hole, to: NOWHERE, startMs: endMs, endMs: endMs + FALL_MS };
    recorder.motions.push({ ...slide, ...fall, cause: "gone", ending: "rest" });
  }
}

/**
 * Returns a text that is different for each state of a level. One character is enough for the cells of a board of up to
 * `MAX_BOARD_CELLS` cells. Further cells of a cave of several rooms have two characters.
 */
function key(state: State): string {
  if (state < MAX_BOARD_CELLS) return String.fromCharCode(state);
  return String.fromCharCode(Math.floor(state / MAX_BOARD_CELLS), state % MAX_BOARD_CELLS);
}
