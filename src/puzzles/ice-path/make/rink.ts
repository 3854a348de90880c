import { NOWHERE, type Board } from "../../../kernel/board";
import type { Work } from "../../../kernel/work";
import { zeros } from "../../sliding/by-cell";
import { createStops, type Stops } from "../../sliding/stops";
import { Ground, type Level } from "../level";

/**
 * A level that is being made. Its lists are by cell, from cell 1 (see puzzles/sliding/by-cell).
 */
export interface Rink {
  readonly board: Board;
  readonly start: number;
  /** `NOWHERE` until it is dug. */
  hole: number;
  /** The hole counts as snow: the walker goes no further. */
  readonly ground: Ground[];
  /** A rock has stops too: as if the walker stood in its place. */
  readonly stops: Stops;
  /** Whether what was put here may stay although it is of no use. */
  readonly stays: boolean[];
}

/** Of five useless things two may stay. */
export const LUCKS = 5;
export const LUCKS_TO_STAY = 2;

export function* createRink(board: Board, start: number): Work<Rink> {
  const ground: Ground[] = zeros(board.size);
  yield;
  const stays: boolean[] = [];
  for (let cell = 1; cell < board.size; cell++) stays[cell - 1] = false;
  yield;
  const stops = yield* createStops(board.size);
  return { board, start, hole: NOWHERE, ground, stops, stays };
}

/** Clears a rink: nothing but ice. */
export function clear(rink: Rink): void {
  const { board, ground } = rink;
  rink.hole = NOWHERE;
  for (let cell = 1; cell < board.size; cell++) {
    ground[cell - 1] = board.isBorder[cell] ? Ground.Rock : Ground.Ice;
  }
}

/** Works out where all slides in a direction end. */
export function layStops({ board, ground, stops }: Rink, direction: number): void {
  const { cells } = board;
  const step = board.steps[direction];
  const ends = stops[direction];
  // Each cell takes over what its neighbour knows, so the slide's last cell comes first.
  const last = cells.length - 1;
  for (let at = 0; at <= last; at++) {
    const cell = step < 0 ? cells[at] : cells[last - at];
    const ahead = cell + step;
    const kind = ground[ahead - 1];
    ends[cell - 1] = kind === Ground.Rock ? cell : kind === Ground.Snow ? ahead : ends[ahead - 1];
  }
}

/** Puts something on a cell, and works out again where slides end in its row and its column. */
export function put({ board, ground, stops }: Rink, cell: number, kind: Ground): void {
  const { steps } = board;
  ground[cell - 1] = kind;
  for (let direction = 0; direction < 4; direction++) {
    const step = steps[direction];
    const ends = stops[direction];
    const end = kind === Ground.Rock ? cell - step : kind === Ground.Snow ? cell : ends[cell - 1];
    let before = cell - step;
    ends[before - 1] = end;
    while (ground[before - 1] === Ground.Ice) {
      before -= step;
      ends[before - 1] = end;
    }
  }
}

/** The level as it is now. */
export function levelOf({ board, start, hole, ground }: Rink): Level {
  const copy: Ground[] = [Ground.Rock];
  for (let cell = 1; cell < board.size; cell++) copy[cell] = cell === hole ? Ground.Ice : ground[cell - 1];
  return { board, walker: start, hole, ground: copy };
}
