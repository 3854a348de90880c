/** Finds what a hint tells about the board of a level of Ice Path: a stop that the seal needs, or a detour. */
import { columnOf, rowOf } from "../../kernel/board";
import { isCave } from "../../kernel/draft";
import type { BoardHint } from "../../kernel/hints/board-hint";
import { isVague, locationOf, type Location } from "../../kernel/hints/board-region";
import { findKeyStops, type KeyStop } from "../../kernel/hints/key-stop";
import { findNeededStates } from "../../kernel/hints/needed-states";
import type { ShortestWins } from "../../kernel/hints/shortest-wins";
import type { Task } from "../../kernel/task";
import { Floor, type Level } from "./level";
import type { State } from "./state";
import { TEXTS as SHARED } from "../hints/texts/index";
import { TEXTS } from "./texts/hints";

/** A first move counts as a detour if it leads at least this many cells farther away from the hole. */
const MIN_DETOUR_CELLS = 3;

/** The weight of a stop on snow. `findKeyStops` adds other weights; a hint is about the stop with the highest sum. */
const SNOW_WEIGHT = 3;
/**
 * The weight, like `SNOW_WEIGHT`, of a stop whose place on the board is easy to name. Other stops, such as those in the
 * middle of the board, have weight 0.
 */
const SIDE_WEIGHT = 2;

/**
 * Returns what a hint tells about the board. Returns undefined if it can tell nothing, and for caves, because the
 * screen shows only one room of a cave.
 */
export function* findBoardHint(level: Level, wins: ShortestWins<State>): Task<BoardHint | undefined> {
  const { board, floor } = level;
  if (isCave(board)) return undefined;
  const isNeeded = yield* findNeededStates(wins);
  const [stop] = findKeyStops(wins, isNeeded, ({ after }) =>
    floor[after] === Floor.Snow ? SNOW_WEIGHT : isVague(locationIn(level, after)) ? 0 : SIDE_WEIGHT,
  );
  const isStopTelling = stop !== undefined && stop.isNeeded && stop.index > 0;
  if (!isStopTelling && isDetour(level, wins)) return { kind: "detour", sentences: TEXTS.detour };
  if (stop === undefined) return undefined;
  if (floor[stop.move.after] !== Floor.Snow) return stopHint(level, wins.from, stop);
  return createHintAtStop("snow", stop, wins.from, chooseSnowTexts(level, stop));
}

/**
 * Returns the sentences about a stop on snow. If the level has several snow patches, the sentences say where this one
 * lies.
 */
function chooseSnowTexts(level: Level, { isNeeded, move }: KeyStop<State>): readonly string[] {
  const patches = level.floor.filter((kind) => kind === Floor.Snow).length;
  if (patches === 1) return isNeeded ? TEXTS.snowMust : TEXTS.snow;
  return TEXTS.snowAt(locationIn(level, move.after));
}

/** Returns a hint about a stop at a rock or at the edge. */
function stopHint(level: Level, from: State, stop: KeyStop<State>): BoardHint {
  const { record, after } = stop.move;
  const { board } = level;
  const location = locationIn(level, after);
  if (board.isBorder[after + board.steps[record.direction]])
    return createHintAtStop("edge", stop, from, stop.isNeeded ? TEXTS.edgeMust(location) : TEXTS.edge(location));
  return createHintAtStop("rock", stop, from, stop.isNeeded ? TEXTS.rockMust(location) : TEXTS.rock(location));
}

function createHintAtStop(
  kind: string,
  { move }: KeyStop<State>,
  from: State,
  sentences: readonly string[],
): BoardHint {
  return { kind, sentences, mark: { piece: from, stop: move.after, sentences: SHARED.toRing } };
}

function locationIn({ board, hole }: Level, cell: number): Location {
  return locationOf(board, cell, hole);
}

/**
 * Returns whether every shortest win begins with a detour: a slide that ends at least `MIN_DETOUR_CELLS` cells farther
 * away from the hole.
 */
function isDetour(level: Level, { from, all }: ShortestWins<State>): boolean {
  const distance = cellsToHole(level, from);
  return all.every(([first]) => cellsToHole(level, first.after) >= distance + MIN_DETOUR_CELLS);
}

function cellsToHole({ board, hole }: Level, cell: number): number {
  return Math.abs(columnOf(board, cell) - columnOf(board, hole)) + Math.abs(rowOf(board, cell) - rowOf(board, hole));
}
