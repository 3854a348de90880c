/**
 * Finds what a hint tells about the board of a level of Ice Path: a stop (the end of a move, where the piece rests)
 * that the seal needs, or a detour.
 */
import { columnOf, rowOf, type Board } from "../../kernel/board";
import { roomGridOf, type RoomGrid } from "../../kernel/caves/room-grid";
import type { Direction } from "../../kernel/direction";
import { isCave } from "../../kernel/draft";
import type { BoardHint } from "../../kernel/hints/board-hint";
import { isVague, locationOf, type Location } from "../../kernel/hints/board-region";
import { findKeyStops, suggestedStop, type KeyStop } from "../../kernel/hints/key-stop";
import { findNeededStates } from "../../kernel/hints/needed-states";
import type { ShortestWins, WinMove } from "../../kernel/hints/shortest-wins";
import type { Task } from "../../kernel/task";
import { Floor, type Level } from "./level";
import type { State } from "./state";
import { TEXTS as SHARED } from "../hints/texts/index";
import { TEXTS } from "./texts/hints";

/** A first move counts as a detour if it leads at least this many cells farther away from the hole. */
const MIN_DETOUR_CELLS = 3;

/**
 * The weight of a stop (the end of a move, where the piece rests) on snow. `findKeyStops` adds other weights; a hint is
 * about the stop with the highest sum.
 */
const SNOW_WEIGHT = 3;
/**
 * The weight, like `SNOW_WEIGHT`, of a stop (the end of a move, where the piece rests) whose place on the board is easy
 * to name. Other stops, such as those in the middle of the board, have weight 0.
 */
const SIDE_WEIGHT = 2;

/**
 * Returns what a hint tells about the board. Returns undefined if it can tell nothing, which may happen in the last
 * room of a cave (a level of several rooms).
 */
export function* findBoardHint(level: Level, wins: ShortestWins<State>): Task<BoardHint | undefined> {
  const { board, floor } = level;
  if (isCave(board)) return findRoomHint(level, wins);
  const isNeeded = yield* findNeededStates(wins);
  const [stop] = findKeyStops(wins, isNeeded, ({ after }) =>
    floor[after] === Floor.Snow ? SNOW_WEIGHT : isVague(locationIn(level, wins.from, after)) ? 0 : SIDE_WEIGHT,
  );
  const isStopTelling = stop !== undefined && stop.isNeeded && stop.index > 0;
  if (!isStopTelling && isDetour(level, wins)) return { kind: "detour", sentences: TEXTS.detour };
  if (stop === undefined) return createSuggestion(level, wins);
  if (floor[stop.move.after] !== Floor.Snow) return stopHint(level, wins.from, stop);
  return createHintAtStop("snow", stop, wins.from, chooseSnowTexts(level, wins.from, stop));
}

/**
 * Returns a hint about a cave (a level of several rooms). The screen shows only the room where the seal is, so the hint
 * tells where to leave this room. Returns undefined if the shown win (the shortest win that hints show) does not leave
 * the room.
 */
function findRoomHint({ board }: Level, { from, shown, all }: ShortestWins<State>): BoardHint | undefined {
  const grid = roomGridOf(board.width, board.height);
  if (grid === undefined) return undefined;
  const wayOut = (win: readonly WinMove<State>[]): Direction | undefined =>
    win.find(({ after }) => slotOf(board, grid, after) !== slotOf(board, grid, from))?.record.direction;
  const direction = wayOut(shown);
  if (direction === undefined) return undefined;
  if (all.every((win) => wayOut(win) === direction)) return { kind: "room", sentences: TEXTS.leaveRoom[direction] };
  return { kind: "try-room", sentences: TEXTS.tryLeave[direction] };
}

/** Returns the slot of the grid of rooms in which a cell lies. A gap belongs to the slot to its left or above it. */
function slotOf(board: Board, { columns, roomWidth, roomHeight }: RoomGrid, cell: number): number {
  const column = Math.floor(columnOf(board, cell) / (roomWidth + 1));
  return column + columns * Math.floor(rowOf(board, cell) / (roomHeight + 1));
}

/**
 * Returns the sentences about a stop (the end of a move, where the piece rests) on snow. If the level has several snow
 * patches, the sentences say where this one lies.
 */
function chooseSnowTexts(level: Level, from: State, { isNeeded, move }: KeyStop<State>): readonly string[] {
  const patches = level.floor.filter((kind) => kind === Floor.Snow).length;
  if (patches === 1) return isNeeded ? TEXTS.snowMust : TEXTS.snow;
  return TEXTS.snowAt(locationIn(level, from, move.after));
}

/** Returns a hint about a stop at a rock or at the edge. */
function stopHint(level: Level, from: State, stop: KeyStop<State>): BoardHint {
  const { record, after } = stop.move;
  const { board } = level;
  const location = locationIn(level, from, after);
  if (board.isBorder[after + board.steps[record.direction]])
    return createHintAtStop("edge", stop, from, stop.isNeeded ? TEXTS.edgeMust(location) : TEXTS.edge(location));
  return createHintAtStop("rock", stop, from, stop.isNeeded ? TEXTS.rockMust(location) : TEXTS.rock(location));
}

function createHintAtStop(
  kind: string,
  { move }: { readonly move: WinMove<State> },
  from: State,
  sentences: readonly string[],
): BoardHint {
  return { kind, sentences, mark: { piece: from, stop: move.after, sentences: SHARED.toRing } };
}

/**
 * Returns a hint about a stop (the end of a move, where the piece rests) of the shown win (the shortest win that hints
 * show), for positions in which the shortest wins have no stop in common.
 */
function createSuggestion(level: Level, wins: ShortestWins<State>): BoardHint {
  const move = suggestedStop(wins);
  return createHintAtStop("try", { move }, wins.from, TEXTS.tryStop(locationIn(level, wins.from, move.after)));
}

function locationIn({ board, hole }: Level, from: State, cell: number): Location {
  return locationOf(board, cell, { finish: hole, piece: from });
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
