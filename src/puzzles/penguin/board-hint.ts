/** Finds what a hint tells about the board of a level of Penguin: which stop or which thing the penguin needs. */
import { columnOf, rowOf } from "../../kernel/board";
import type { BoardHint } from "../../kernel/hints/board-hint";
import { isVague, locationOf, type Location } from "../../kernel/hints/board-region";
import { findKeyStops, suggestedStop, type KeyStop } from "../../kernel/hints/key-stop";
import { findNeededStates } from "../../kernel/hints/needed-states";
import type { ShortestWins, WinMove } from "../../kernel/hints/shortest-wins";
import type { MotionCause } from "../../kernel/motion";
import type { Task } from "../../kernel/task";
import { Bridge, Floor, type Level } from "./level";
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
 * How much a hint prefers a stop (the end of a move, where the piece rests) on snow or on a bridge to other stops. This
 * weight is added to the weights in kernel/hints/key-stop.ts.
 */
const THING_WEIGHT = 3;
/**
 * How much a hint prefers a stop (the end of a move, where the piece rests) that is outside the middle of the board or
 * in line with the finish, because a sentence can describe its cell well. Stops on snow and on bridges have
 * `THING_WEIGHT` instead, and other stops have weight 0.
 */
const SIDE_WEIGHT = 2;

/** Returns what a hint tells about the board. Returns undefined if it can tell nothing. */
export function* findBoardHint(level: Level, wins: ShortestWins<State>): Task<BoardHint | undefined> {
  const isNeeded = yield* findNeededStates(wins);
  const [stop] = findKeyStops(wins, isNeeded, ({ after }) => weightOfStop(level, wins.from, after));
  const door = findUsedSoon(wins, "gone");
  if (door !== undefined) return createHintAt("door", door.cell, wins.from, chooseDoorTexts(level, wins.from, door));
  if (stop !== undefined && stop.isNeeded && stop.index > 0) return stopHint(level, wins.from, stop);
  const ride = findUsedSoon(wins, "carried");
  if (ride !== undefined)
    return createHintAt("treadmill", ride.cell, wins.from, chooseTreadmillTexts(level, wins.from, ride));
  if (isDetour(level, wins)) return { kind: "detour", sentences: TEXTS.detour };
  return stop === undefined ? createSuggestion(level, wins) : stopHint(level, wins.from, stop);
}

function weightOfStop(level: Level, from: State, after: State): number {
  if (isOnBridge(after) || isSnowStop(level, after)) return THING_WEIGHT;
  return isVague(locationIn(level, from, cellOf(after))) ? 0 : SIDE_WEIGHT;
}

function isSnowStop({ floor }: Level, state: State): boolean {
  return !isOnBridge(state) && floor[cellOf(state)] === Floor.Snow;
}

function stopHint(level: Level, from: State, stop: KeyStop<State>): BoardHint {
  const { isNeeded, move } = stop;
  const cell = cellOf(move.after);
  const location = locationIn(level, from, cell);
  if (isOnBridge(move.after)) return createHintAt("bridge", cell, from, chooseBridgeTexts(level, location, isNeeded));
  if (isSnowStop(level, move.after))
    return createHintAt("snow", cell, from, chooseSnowTexts(level, location, isNeeded));
  return createHintAt("stop", cell, from, isNeeded ? TEXTS.stopMust(location) : TEXTS.stop(location));
}

function createHintAt(kind: string, stop: number, from: State, sentences: readonly string[]): BoardHint {
  return { kind, sentences, mark: { piece: cellOf(from), stop, sentences: SHARED.toRing } };
}

/** Returns the sentences about a stop on a bridge. If the level has several bridges, they say which one. */
function chooseBridgeTexts({ bridges }: Level, location: Location, isNeeded: boolean): readonly string[] {
  if (bridges.filter((bridge) => bridge !== Bridge.None).length > 1) return TEXTS.bridgeAt(location);
  return isNeeded ? TEXTS.bridgeMust : TEXTS.bridge;
}

/**
 * Returns the sentences about a stop (the end of a move, where the piece rests) on snow. If the level has several snow
 * patches, they say which one.
 */
function chooseSnowTexts({ floor }: Level, location: Location, isNeeded: boolean): readonly string[] {
  if (floor.filter((kind) => kind === Floor.Snow).length > 1) return TEXTS.snowAt(location);
  return isNeeded ? TEXTS.snowMust : TEXTS.snow;
}

/** Returns the sentences about a door. They say which one if every shortest win uses the same one. */
function chooseDoorTexts(level: Level, from: State, { cell, isSame, isFirst }: UsedThing): readonly string[] {
  if (isSame) return TEXTS.doorAt(locationIn(level, from, cell));
  return isFirst ? TEXTS.doorFirst : TEXTS.door;
}

/** Returns the sentences about a treadmill. They say which one if every shortest win uses the same one. */
function chooseTreadmillTexts(level: Level, from: State, { cell, isSame, isFirst }: UsedThing): readonly string[] {
  const treadmills = level.floor.filter((kind) => kind >= Floor.Treadmill && kind <= Floor.LastTreadmill);
  if (treadmills.length === 1) return TEXTS.treadmillOnly;
  if (isSame) return TEXTS.treadmillAt(locationIn(level, from, cell));
  return isFirst ? TEXTS.treadmillFirst : TEXTS.treadmill;
}

/**
 * Returns a hint about a stop (the end of a move, where the piece rests) of the shown win (the shortest win that hints
 * show), for positions in which the shortest wins have no stop in common.
 */
function createSuggestion(level: Level, wins: ShortestWins<State>): BoardHint {
  const stop = cellOf(suggestedStop(wins).after);
  return createHintAt("try", stop, wins.from, TEXTS.tryStop(locationIn(level, wins.from, stop)));
}

function locationIn({ board, floor }: Level, from: State, cell: number): Location {
  return locationOf(board, cell, { finish: floor.indexOf(Floor.Finish), piece: cellOf(from) });
}

/**
 * A door or a treadmill in the shown win, which is the shortest win that the game shows in its hints. Every shortest
 * win uses a thing of this kind in one of its first `SOON_MOVES` moves.
 */
interface UsedThing {
  readonly cell: number;
  /** Whether every shortest win uses this very thing in one of its first `SOON_MOVES` moves. */
  readonly isSame: boolean;
  /** Whether every shortest win uses a thing of this kind in its first move. */
  readonly isFirst: boolean;
}

/**
 * Returns the first door (`cause` is `gone`) or treadmill (`cause` is `carried`) that the shown win (the shortest win
 * that hints show) uses. Returns undefined unless every shortest win uses a thing of this kind in one of its first
 * `SOON_MOVES` moves.
 */
function findUsedSoon({ all, shown }: ShortestWins<State>, cause: MotionCause): UsedThing | undefined {
  const isUse = (move: WinMove<State>): boolean => move.record.motions.some((motion) => motion.cause === cause);
  const everySoonHas = (isWanted: (this: void, move: WinMove<State>) => boolean): boolean =>
    all.every((win) => win.slice(0, SOON_MOVES).some((move) => isWanted(move)));
  if (!everySoonHas(isUse)) return undefined;
  const cell = shown.find((move) => isUse(move))?.record.motions.find((motion) => motion.cause === cause)?.from;
  if (cell === undefined) return undefined;
  const isSame = everySoonHas(({ record }) =>
    record.motions.some((motion) => motion.cause === cause && motion.from === cell),
  );
  return { cell, isSame, isFirst: all.every(([first]) => isUse(first)) };
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
