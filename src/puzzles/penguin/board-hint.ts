/**
 * Finds what a hint tells about the board of a level of Penguin: which thing the penguin needs, or on which cell it
 * must stop at the end of a move.
 */
import { columnOf, rowOf } from "../../kernel/board";
import type { BoardHint } from "../../kernel/hints/board-hint";
import { findKeyStops, suggestedStops, type KeyStop } from "../../kernel/hints/key-stop";
import {
  chooseLocation,
  fitsLocation,
  isVague,
  namedLinesOf,
  type Landmarks,
  type Location,
  type Rivals,
} from "../../kernel/hints/location";
import { findNeededStates } from "../../kernel/hints/needed-states";
import { isWrongMove, withSpoilingMoves, type ShortestWins, type WinMove } from "../../kernel/hints/shortest-wins";
import type { MotionCause } from "../../kernel/motion";
import type { Task } from "../../kernel/task";
import { Bridge, Floor, type Level } from "./level";
import { cellOf, isOnBridge, type State } from "./state";
import { TEXTS as SHARED } from "../hints/texts/index";
import { TEXTS } from "./texts/hints";

const MIN_DETOUR_CELLS = 3;
/**
 * A hint tells about a treadmill or a door only if every shortest win uses such a thing within this many next moves.
 */
const SOON_MOVES = 3;

/**
 * The weight of a cell with snow or a bridge. Among the cells on which the penguin stops after a move, hints prefer
 * those with larger weights. This weight is added to the weights in kernel/hints/key-stop.ts.
 */
const THING_WEIGHT = 3;
/**
 * The weight of a cell that is outside the middle of the board or in line with the finish. A sentence can describe such
 * a cell well. Hints prefer cells with larger weights. Of the cells on which the penguin stops, those with snow or a
 * bridge have `THING_WEIGHT` instead, and others have weight 0.
 */
const SIDE_WEIGHT = 2;

/**
 * Returns what a hint tells about the board of a level. There is always something to tell, at least about a cell on
 * which the penguin stops in a shortest win.
 */
export function* findBoardHint(level: Level, wins: ShortestWins<State>): Task<BoardHint | undefined> {
  const isNeeded = yield* findNeededStates(wins);
  return (yield* findHint(level, wins, isNeeded)) ?? (yield* findHint(level, withSpoilingMoves(wins), isNeeded));
}

function* findHint(level: Level, wins: ShortestWins<State>, isNeeded: readonly boolean[]): Task<BoardHint | undefined> {
  const stops = findKeyStops(wins, isNeeded, ({ after }) => weightOfStop(level, after));
  yield;
  const door = yield* createDoorHint(level, wins);
  if (door !== undefined) return door;
  for (const stop of stops) {
    if (!stop.isNeeded || stop.index === 0) continue;
    const hint = yield* createStopHint(level, wins, stop);
    if (hint !== undefined) return hint;
  }
  yield;
  const ride = yield* createTreadmillHint(level, wins);
  if (ride !== undefined) return ride;
  if (isDetour(level, wins)) return { kind: "detour", sentences: TEXTS.detour };
  for (const stop of stops) {
    const hint = yield* createStopHint(level, wins, stop);
    if (hint !== undefined) return hint;
  }
  return yield* createSuggestion(level, wins);
}

function weightOfStop(level: Level, after: State): number {
  if (isOnBridge(after) || isSnowStop(level, after)) return THING_WEIGHT;
  return isVague(level.board, cellOf(after), finishOf(level)) ? 0 : SIDE_WEIGHT;
}

function finishOf({ floor }: Level): number {
  return floor.indexOf(Floor.Finish);
}

function isSnowStop({ floor }: Level, state: State): boolean {
  return !isOnBridge(state) && floor[cellOf(state)] === Floor.Snow;
}

function* createStopHint(level: Level, wins: ShortestWins<State>, stop: KeyStop<State>): Task<BoardHint | undefined> {
  const { isNeeded, move } = stop;
  const { after } = move;
  if (isOnBridge(after)) return yield* createBridgeHint(level, wins, stop);
  if (isSnowStop(level, after)) return yield* createSnowHint(level, wins, stop);
  const ends = wins.wrongMoves.map((wrong) => cellOf(wrong.after));
  const location = yield* locationOf(level, wins.from, cellOf(after), { wrong: ends, others: [] });
  if (location === undefined) return undefined;
  const sentences = isNeeded ? TEXTS.stopMust(location) : TEXTS.stop(location);
  return createHintAt("stop", cellOf(after), wins.from, sentences, location);
}

function createHintAt(
  kind: string,
  stop: number,
  from: State,
  sentences: readonly string[],
  location?: Location,
): BoardHint {
  return {
    kind,
    sentences,
    namedLines: namedLinesOf(location),
    mark: { piece: cellOf(from), stop, sentences: SHARED.toRing },
  };
}

function* createBridgeHint(
  level: Level,
  wins: ShortestWins<State>,
  { isNeeded, move }: KeyStop<State>,
): Task<BoardHint | undefined> {
  const { board, bridges } = level;
  const cell = cellOf(move.after);
  const others = board.cells.filter((each) => bridges[each] !== Bridge.None);
  const wrong = wins.wrongMoves.filter(({ after }) => isOnBridge(after)).map(({ after }) => cellOf(after));
  if (others.length === 1) {
    if (wrong.length > 0) return undefined;
    return createHintAt("bridge", cell, wins.from, isNeeded ? TEXTS.bridgeMust : TEXTS.bridge);
  }
  const location = yield* locationOf(level, wins.from, cell, { wrong, others });
  return location === undefined
    ? undefined
    : createHintAt("bridge", cell, wins.from, TEXTS.bridgeAt(location), location);
}

function* createSnowHint(
  level: Level,
  wins: ShortestWins<State>,
  { isNeeded, move }: KeyStop<State>,
): Task<BoardHint | undefined> {
  const { board, floor } = level;
  const cell = cellOf(move.after);
  const others = board.cells.filter((each) => floor[each] === Floor.Snow);
  if (others.length === 1) return createHintAt("snow", cell, wins.from, isNeeded ? TEXTS.snowMust : TEXTS.snow);
  const wrong = wins.wrongMoves.filter(({ after }) => isSnowStop(level, after)).map(({ after }) => cellOf(after));
  const location = yield* locationOf(level, wins.from, cell, { wrong, others });
  if (location === undefined) return undefined;
  const sharing = others.filter((each) => fitsLocation(board, location, each, landmarksOf(level, wins.from)));
  const sentences = sharing.length > 1 ? TEXTS.someSnowAt(location) : TEXTS.snowAt(location);
  return createHintAt("snow", cell, wins.from, sentences, location);
}

function* createDoorHint(level: Level, wins: ShortestWins<State>): Task<BoardHint | undefined> {
  const door = findUsedSoon(wins, "gone");
  if (door === undefined) return undefined;
  const { board, floor } = level;
  const others = board.cells.filter((cell) => floor[cell] >= Floor.Door);
  const thing = yield* chooseThingTexts(
    level,
    wins.from,
    { ...door, others },
    { at: TEXTS.doorAt, first: TEXTS.doorFirst, soon: TEXTS.door },
  );
  return thing === undefined ? undefined : createHintAt("door", door.cell, wins.from, thing.sentences, thing.location);
}

function* createTreadmillHint(level: Level, wins: ShortestWins<State>): Task<BoardHint | undefined> {
  const ride = findUsedSoon(wins, "carried");
  if (ride === undefined) return undefined;
  const { board, floor } = level;
  const others = board.cells.filter((cell) => floor[cell] >= Floor.Treadmill && floor[cell] <= Floor.LastTreadmill);
  if (others.length === 1)
    return ride.wrong.length > 0 ? undefined : createHintAt("treadmill", ride.cell, wins.from, TEXTS.treadmillOnly);
  const thing = yield* chooseThingTexts(
    level,
    wins.from,
    { ...ride, others },
    { at: TEXTS.treadmillAt, first: TEXTS.treadmillFirst, soon: TEXTS.treadmill },
  );
  return thing === undefined
    ? undefined
    : createHintAt("treadmill", ride.cell, wins.from, thing.sentences, thing.location);
}

/**
 * The sentences of a hint about a kind of thing: doors or treadmills. `at` makes sentences about the thing at a
 * location. The sentences in `first` say that the next move uses a thing of this kind. The sentences in `soon` say that
 * one of the next moves does.
 */
interface ThingTexts {
  readonly at: (this: void, location: Location) => readonly string[];
  readonly first: readonly string[];
  readonly soon: readonly string[];
}

interface ThingSentences {
  readonly sentences: readonly string[];
  readonly location?: Location;
}

/**
 * Returns the sentences of a hint about a door or a treadmill. The sentences say which door or treadmill, if every
 * shortest win uses the same one and words can distinguish it from others. Returns undefined if all such sentences also
 * fit a wrong move.
 */
function* chooseThingTexts(
  level: Level,
  from: State,
  { cell, isSame, isFirst, wrong, others }: UsedThing & Rivals,
  texts: ThingTexts,
): Task<ThingSentences | undefined> {
  const location = isSame ? yield* locationOf(level, from, cell, { wrong, others }) : undefined;
  // A sentence about a door or a treadmill never names both the row and the column, because that would be too long.
  if (location !== undefined && location.kind !== "cell") return { sentences: texts.at(location), location };
  if (wrong.length > 0) return undefined;
  return { sentences: isFirst ? texts.first : texts.soon };
}

/**
 * Returns a hint about a stop (the end of a move, where the piece rests) of the shown win, the shortest win that hints
 * show. It is used if the shortest wins have no common stop that words can describe. Returns undefined if words can
 * describe no suitable stop of the shown win.
 */
function* createSuggestion(level: Level, wins: ShortestWins<State>): Task<BoardHint | undefined> {
  const ends = wins.wrongMoves.map((wrong) => cellOf(wrong.after));
  for (const { after } of suggestedStops(wins)) {
    const location = yield* locationOf(level, wins.from, cellOf(after), { wrong: ends, others: [] });
    if (location !== undefined) return createHintAt("try", cellOf(after), wins.from, TEXTS.tryStop(location), location);
  }
  return undefined;
}

function* locationOf(level: Level, from: State, cell: number, rivals: Rivals): Task<Location | undefined> {
  return yield* chooseLocation(level.board, cell, landmarksOf(level, from), rivals);
}

function landmarksOf(level: Level, from: State): Landmarks {
  const { floor } = level;
  const isBlocked = (cell: number): boolean => floor[cell] === Floor.Wall || floor[cell] === Floor.Tree;
  return { finish: finishOf(level), piece: cellOf(from), isBlocked };
}

/**
 * The door or treadmill that a hint tells about: the first one that is used in the shortest win that hints show. Every
 * other shortest win also uses a door (or a treadmill), though perhaps another one, in one of its first `SOON_MOVES`
 * moves.
 */
interface UsedThing {
  readonly cell: number;
  /** Whether every shortest win uses the very same door or treadmill in one of its first `SOON_MOVES` moves. */
  readonly isSame: boolean;
  /** Whether every shortest win uses a door, or a treadmill, in its first move. */
  readonly isFirst: boolean;
  /** The cells of the doors, or of the treadmills, that wrong moves use. */
  readonly wrong: readonly number[];
}

/**
 * Returns the first door (`cause` is `gone`) or treadmill (`cause` is `carried`) that is used in the shown win: the
 * shortest win that hints show. Returns undefined unless every shortest win uses a thing of this kind in one of its
 * first `SOON_MOVES` moves.
 */
function findUsedSoon({ all, shown, wrongMoves }: ShortestWins<State>, cause: MotionCause): UsedThing | undefined {
  const isUse = (move: WinMove<State>): boolean => move.record.motions.some((motion) => motion.cause === cause);
  const everySoonHas = (isWanted: (this: void, move: WinMove<State>) => boolean): boolean =>
    all.every((win) => win.slice(0, SOON_MOVES).some((move) => isWanted(move)));
  if (!everySoonHas(isUse)) return undefined;
  const cell = shown.find((move) => isUse(move))?.record.motions.find((motion) => motion.cause === cause)?.from;
  if (cell === undefined) return undefined;
  const isSame = everySoonHas(({ record }) =>
    record.motions.some((motion) => motion.cause === cause && motion.from === cell),
  );
  const wrong = wrongMoves.flatMap(({ record }) =>
    record.motions.filter((motion) => motion.cause === cause).map(({ from }) => from),
  );
  return { cell, isSame, isFirst: all.every(([first]) => isUse(first)), wrong };
}

/**
 * Returns whether every shortest win begins with a detour: a slide that ends at least `MIN_DETOUR_CELLS` cells farther
 * away from the finish than it began. Returns false if a wrong move leads farther away, too.
 */
function isDetour(level: Level, wins: ShortestWins<State>): boolean {
  const finish = finishOf(level);
  const distance = cellsBetween(level, wins.from, finish);
  if (isWrongMove(wins, ({ after }) => cellsBetween(level, after, finish) > distance)) return false;
  return wins.all.every(([first]) => cellsBetween(level, first.after, finish) >= distance + MIN_DETOUR_CELLS);
}

function cellsBetween({ board }: Level, state: State, cell: number): number {
  const from = cellOf(state);
  return Math.abs(columnOf(board, from) - columnOf(board, cell)) + Math.abs(rowOf(board, from) - rowOf(board, cell));
}
