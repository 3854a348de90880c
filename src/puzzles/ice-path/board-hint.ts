/**
 * Finds what a hint tells about the board of a level of Ice Path: a stop (the end of a move, where the piece rests)
 * that the seal needs, or a detour.
 */
import { columnOf, isAtEdge, rowOf, type Board } from "../../kernel/board";
import { roomGridOf, type RoomGrid } from "../../kernel/caves/room-grid";
import type { Direction } from "../../kernel/direction";
import { isCave } from "../../kernel/draft";
import type { BoardHint } from "../../kernel/hints/board-hint";
import { findKeyStops, suggestedStops, type KeyStop } from "../../kernel/hints/key-stop";
import {
  chooseLocation,
  fitsLocation,
  isVague,
  namedLinesOf,
  type Landmarks,
  type Location,
} from "../../kernel/hints/location";
import { findNeededStates } from "../../kernel/hints/needed-states";
import { isWrongMove, type ShortestWins, type WinMove } from "../../kernel/hints/shortest-wins";
import type { Task } from "../../kernel/task";
import { Floor, type Level } from "./level";
import type { State } from "./state";
import { TEXTS as SHARED } from "../hints/texts/index";
import { TEXTS } from "./texts/hints";

const MIN_DETOUR_CELLS = 3;

/**
 * The weight of a stop (the end of a move, where the piece rests) on snow, by which a hint chooses one of several
 * stops. `findKeyStops` adds other weights; a hint is about the stop with the highest sum.
 */
const SNOW_WEIGHT = 3;
/**
 * The weight of a stop (the end of a move, where the piece rests) whose place on the board is easy to name. Other
 * stops, such as those in the middle of the board, have weight 0. `findKeyStops` adds other weights; a hint is about
 * the stop with the highest sum.
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
  const stops = findKeyStops(wins, isNeeded, ({ after }) =>
    floor[after] === Floor.Snow ? SNOW_WEIGHT : isVague(board, after, level.hole) ? 0 : SIDE_WEIGHT,
  );
  yield;
  const [best] = stops;
  const isStopTelling = best !== undefined && best.isNeeded && best.index > 0;
  const detour = isDetour(level, wins) ? { kind: "detour", sentences: TEXTS.detour } : undefined;
  if (!isStopTelling && detour !== undefined) return detour;
  for (const stop of stops) {
    const hint = yield* createStopHint(level, wins, stop);
    if (hint !== undefined) return hint;
  }
  return detour ?? (yield* createSuggestion(level, wins));
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

/**
 * Returns the slot (place of a room in the grid of rooms) in which a cell lies. A gap in a wall belongs to the slot to
 * its left or above it.
 */
function slotOf(board: Board, { columns, roomWidth, roomHeight }: RoomGrid, cell: number): number {
  const column = Math.floor(columnOf(board, cell) / (roomWidth + 1));
  return column + columns * Math.floor(rowOf(board, cell) / (roomHeight + 1));
}

function* createStopHint(level: Level, wins: ShortestWins<State>, stop: KeyStop<State>): Task<BoardHint | undefined> {
  const { isNeeded, move } = stop;
  const { board, floor } = level;
  if (floor[move.after] === Floor.Snow) {
    const patches = board.cells.filter((cell) => floor[cell] === Floor.Snow);
    if (patches.length === 1)
      return createHintAt("snow", wins.from, move.after, isNeeded ? TEXTS.snowMust : TEXTS.snow);
    const snowLocation = yield* locationOf(level, wins, move.after, patches);
    if (snowLocation === undefined) return undefined;
    const sharing = patches.filter((cell) => fitsLocation(board, snowLocation, cell, landmarksOf(level, wins.from)));
    const sentences = sharing.length > 1 ? TEXTS.someSnowAt(snowLocation) : TEXTS.snowAt(snowLocation);
    return createHintAt("snow", wins.from, move.after, sentences, snowLocation);
  }
  const location = yield* locationOf(level, wins, move.after, []);
  if (location === undefined) return undefined;
  if (!isRockStop(level, wins, stop)) {
    const edgeTexts = isNeeded ? TEXTS.edgeMust(location) : TEXTS.edge(location);
    return createHintAt("edge", wins.from, move.after, edgeTexts, location);
  }
  const isSure = isNeeded && !isAtEdge(board, move.after);
  const rockTexts = isSure ? TEXTS.rockMust(location) : TEXTS.rock(location);
  return createHintAt("rock", wins.from, move.after, rockTexts, location);
}

function isRockStop({ board }: Level, { all }: ShortestWins<State>, { index }: KeyStop<State>): boolean {
  return all.every((win) => !board.isBorder[win[index].after + board.steps[win[index].record.direction]]);
}

function createHintAt(
  kind: string,
  piece: State,
  stop: number,
  sentences: readonly string[],
  location?: Location,
): BoardHint {
  return { kind, sentences, namedLines: namedLinesOf(location), mark: { piece, stop, sentences: SHARED.toRing } };
}

/**
 * Returns a hint about a stop (the end of a move, where the piece rests) of the shown win, the shortest win that hints
 * show. This hint is for states in which the shortest wins have no common stop whose place the hint can describe.
 */
function* createSuggestion(level: Level, wins: ShortestWins<State>): Task<BoardHint | undefined> {
  for (const move of suggestedStops(wins)) {
    const location = yield* locationOf(level, wins, move.after, []);
    if (location !== undefined) return createHintAt("try", wins.from, move.after, TEXTS.tryStop(location), location);
  }
  return undefined;
}

/**
 * Returns words that say where a stop is (the cell where the seal comes to rest). The words fit neither the seal's
 * present cell nor the end of a wrong move. They also fit as few of the cells in `others` as possible.
 *
 * If `others` is not empty, it has the cells with snow. The words may then fit the ends of wrong moves that have no
 * snow.
 */
function* locationOf(
  level: Level,
  { from, wrongMoves }: ShortestWins<State>,
  cell: number,
  others: readonly number[],
): Task<Location | undefined> {
  const { board, floor } = level;
  const ends = wrongMoves.map(({ after }) => after);
  const wrong = others.length === 0 ? ends : ends.filter((end) => floor[end] === Floor.Snow);
  return yield* chooseLocation(board, cell, landmarksOf(level, from), { wrong, others });
}

function landmarksOf({ floor, hole }: Level, from: State): Landmarks {
  return { finish: hole, piece: from, isBlocked: (cell) => floor[cell] === Floor.Rock };
}

/**
 * Returns whether every shortest win begins with a detour: a slide that ends at least `MIN_DETOUR_CELLS` cells farther
 * away from the hole than it began. No wrong move may lead farther away, too.
 */
function isDetour(level: Level, wins: ShortestWins<State>): boolean {
  const distance = cellsToHole(level, wins.from);
  if (isWrongMove(wins, ({ after }) => cellsToHole(level, after) > distance)) return false;
  return wins.all.every(([first]) => cellsToHole(level, first.after) >= distance + MIN_DETOUR_CELLS);
}

function cellsToHole({ board, hole }: Level, cell: number): number {
  return Math.abs(columnOf(board, cell) - columnOf(board, hole)) + Math.abs(rowOf(board, cell) - rowOf(board, hole));
}
