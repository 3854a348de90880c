/** Finds what a hint tells about the board of a level of Penguin: which stop or which thing the penguin needs. */
import { columnOf, rowOf } from "../../kernel/board";
import type { BoardHint } from "../../kernel/hints/board-hint";
import { isVague, locationOf, type Location } from "../../kernel/hints/board-region";
import { findKeyStops, type KeyStop } from "../../kernel/hints/key-stop";
import { findNeededStates } from "../../kernel/hints/needed-states";
import type { ShortestWins, WinMove } from "../../kernel/hints/shortest-wins";
import type { MotionCause } from "../../kernel/motion";
import type { Task } from "../../kernel/task";
import { Floor, type Level } from "./level";
import { cellOf, isOnBridge, type State } from "./state";
import { TEXTS as SHARED } from "../hints/texts/index";
import { TEXTS } from "./texts/hints";

/** A first move counts as a detour if it leads at least this many cells farther away from the finish. */
const MIN_DETOUR_CELLS = 3;
/**
 * A hint tells about a treadmill or a door only if every shortest win uses one in one of its first `SOON_MOVES` moves.
 */
const SOON_MOVES = 3;

/**
 * How much a hint prefers a stop on snow or on a bridge to other stops. This weight is added to the weights in
 * kernel/hints/key-stop.ts.
 */
const THING_WEIGHT = 3;
/**
 * How much a hint prefers a stop that is outside the middle of the board or in line with the finish, because a sentence
 * can describe its cell well. Stops on snow and on bridges have `THING_WEIGHT` instead, and other stops have weight 0.
 */
const SIDE_WEIGHT = 2;

/** Returns what a hint tells about the board. Returns undefined if it can tell nothing. */
export function* findBoardHint(level: Level, wins: ShortestWins<State>): Task<BoardHint | undefined> {
  const isNeeded = yield* findNeededStates(wins);
  const [stop] = findKeyStops(wins, isNeeded, ({ after }) => weightOfStop(level, after));
  const door = findUsedSoon(wins, "gone");
  if (door !== undefined) return createThingHint("door", door, wins.from, door.isFirst ? TEXTS.doorFirst : TEXTS.door);
  if (stop !== undefined && stop.isNeeded && stop.index > 0) return stopHint(level, wins.from, stop);
  const ride = findUsedSoon(wins, "carried");
  if (ride !== undefined)
    return createThingHint("treadmill", ride, wins.from, ride.isFirst ? TEXTS.treadmillFirst : TEXTS.treadmill);
  if (isDetour(level, wins)) return { kind: "detour", sentences: TEXTS.detour };
  return stop === undefined ? undefined : stopHint(level, wins.from, stop);
}

function weightOfStop(level: Level, after: State): number {
  if (isOnBridge(after) || isSnowStop(level, after)) return THING_WEIGHT;
  return isVague(locationIn(level, cellOf(after))) ? 0 : SIDE_WEIGHT;
}

function isSnowStop({ floor }: Level, state: State): boolean {
  return !isOnBridge(state) && floor[cellOf(state)] === Floor.Snow;
}

function stopHint(level: Level, from: State, stop: KeyStop<State>): BoardHint {
  const { isNeeded, move } = stop;
  const cell = cellOf(move.after);
  const mark = { piece: cellOf(from), stop: cell, sentences: SHARED.toRing };
  if (isOnBridge(move.after)) return { kind: "bridge", sentences: isNeeded ? TEXTS.bridgeMust : TEXTS.bridge, mark };
  const location = locationIn(level, cell);
  if (!isSnowStop(level, move.after))
    return { kind: "stop", sentences: isNeeded ? TEXTS.stopMust(location) : TEXTS.stop(location), mark };
  const patches = level.floor.filter((kind) => kind === Floor.Snow).length;
  if (patches > 1) return { kind: "snow", sentences: TEXTS.snowAt(location), mark };
  return { kind: "snow", sentences: isNeeded ? TEXTS.snowMust : TEXTS.snow, mark };
}

function locationIn({ board, floor }: Level, cell: number): Location {
  return locationOf(board, cell, floor.indexOf(Floor.Finish));
}

/**
 * A door or a treadmill in the shown win, which is the shortest win that the game shows in its hints. Every shortest
 * win uses a thing of this kind in one of its first `SOON_MOVES` moves.
 */
interface UsedThing {
  readonly cell: number;
  /** Whether every shortest win uses a thing of this kind in its first move. */
  readonly isFirst: boolean;
}

/**
 * Returns the first door (`cause` is `gone`) or treadmill (`cause` is `carried`) that the shown win uses. Returns
 * undefined unless every shortest win uses a thing of this kind in one of its first `SOON_MOVES` moves.
 */
function findUsedSoon({ all, shown }: ShortestWins<State>, cause: MotionCause): UsedThing | undefined {
  const isUse = (move: WinMove<State>): boolean => move.record.motions.some((motion) => motion.cause === cause);
  if (!all.every((win) => win.slice(0, SOON_MOVES).some((move) => isUse(move)))) return undefined;
  const use = shown.find((move) => isUse(move))?.record.motions.find((motion) => motion.cause === cause);
  return use === undefined ? undefined : { cell: use.from, isFirst: all.every(([first]) => isUse(first)) };
}

function createThingHint(kind: string, { cell }: UsedThing, from: State, sentences: readonly string[]): BoardHint {
  return { kind, sentences, mark: { piece: cellOf(from), stop: cell, sentences: SHARED.toRing } };
}

/**
 * Returns whether every shortest win begins with a detour: a slide that ends at least `MIN_DETOUR_CELLS` cells farther
 * away from the finish.
 */
function isDetour(level: Level, { from, all }: ShortestWins<State>): boolean {
  const finish = level.floor.indexOf(Floor.Finish);
  const distance = cellsBetween(level, from, finish);
  return all.every(([first]) => cellsBetween(level, first.after, finish) >= distance + MIN_DETOUR_CELLS);
}

function cellsBetween({ board }: Level, state: State, cell: number): number {
  const from = cellOf(state);
  return Math.abs(columnOf(board, from) - columnOf(board, cell)) + Math.abs(rowOf(board, from) - rowOf(board, cell));
}
