/**
 * Finds what a hint tells about the board of a level of Skid: what stops a toy and where, which crate must be pushed,
 * or which toys leave together.
 */
import { columnOf, isAtEdge, rowOf, type Board } from "../../kernel/board";
import { DIRECTIONS, LEFT, RIGHT, type Direction } from "../../kernel/direction";
import type { BoardHint } from "../../kernel/hints/board-hint";
import { fitsRegion, mainSideOf, newRegionOf, regionOf } from "../../kernel/hints/board-region";
import { namedLinesOf, type Location } from "../../kernel/hints/location";
import {
  everyWinHas,
  isWrongMove,
  withSpoilingMoves,
  type ShortestWins,
  type WinMove,
} from "../../kernel/hints/shortest-wins";
import { tracePieceBefore } from "../../kernel/hints/trace-piece";
import { isGoneForGood, type Motion } from "../../kernel/motion";
import type { Task } from "../../kernel/task";
import { TEXTS as SHARED } from "../hints/texts/index";
import { Floor, type Level } from "./level";
import type { State } from "./state";
import { TEXTS } from "./texts/hints";

/**
 * A hint tells only about something that happens within this many next moves, because something later does not help the
 * player yet.
 */
const SOON_MOVES = 5;
/** A hint tells about a crate only if every shortest win pushes a crate within this many next moves. */
const CRATE_MOVES = 2;
/**
 * If the level can be won in at most this many moves, a hint about toys that leave together is preferred to two kinds
 * of hints: those about the colour that leaves first, and those about stops at blocks.
 */
const LEAVE_MOVES = 3;

/**
 * Only if the level has at most this many pits, a hint may say that a toy must stop in a pit without saying in which
 * one.
 */
const FEW_PITS = 2;

const RING_CELLS = 1;

/** The two colours of the toys. On the screen, red toys are dark and yellow toys are light. */
const enum Colour {
  Red = 0,
  Yellow = 1,
}

type FindMotions = (this: void, move: WinMove<State>) => readonly Motion[];

interface Search {
  readonly find: FindMotions;
  /**
   * Returns the cells for which the hint's sentence would also be true now or after a wrong move. A hint that fits one
   * of them would mislead the player.
   */
  readonly findWrongCells: (this: void, wins: ShortestWins<State>) => readonly number[];
  /**
   * Whether the hint's sentence does not say which toy must stop. The player may then think that the sentence means a
   * toy that stands there already.
   */
  readonly isAnyStop: boolean;
}

/**
 * Returns what a hint tells about the board, or undefined if there is nothing to tell. A hint must be true of every
 * shortest win. A mere suggestion, such as a sentence that begins with "Let", may be true of just one of them: the win
 * that hints show.
 */
export function* findBoardHint(level: Level, wins: ShortestWins<State>): Task<BoardHint | undefined> {
  return (yield* findHint(level, wins)) ?? (yield* findHint(level, withSpoilingMoves(wins)));
}

function* findHint(level: Level, wins: ShortestWins<State>): Task<BoardHint | undefined> {
  const pit = yield* findPitHint(level, wins);
  if (pit !== undefined) return pit;
  yield;
  const meetings = searchForStopsAt(level, toysOf);
  const meeting = yield* findShared(level.board, wins, meetings);
  if (meeting !== undefined && isTelling(meeting)) return pieceHint("toy-stop", TEXTS.meet(meeting), meeting);
  yield;
  const iceStops = searchForStopsAt(level, ({ ices }) => ices);
  const iceStop = yield* findShared(level.board, wins, iceStops);
  if (iceStop !== undefined && isTelling(iceStop)) return pieceHint("ice-stop", TEXTS.iceStopAt(iceStop), iceStop);
  yield;
  const crate = findCrateHint(level, wins);
  if (crate !== undefined) return crate;
  const leaving = findLeavingHint(wins);
  if (leaving !== undefined && wins.shown.length <= LEAVE_MOVES) return leaving;
  const first = findFirstColour(wins);
  if (first !== undefined) return { kind: "first", sentences: chooseFirstTexts(wins.from, first) };
  yield;
  const blockStops = searchForAnyStop((move) => stopsAtBlock(level, move));
  const blockStop = yield* findShared(level.board, wins, blockStops);
  if (blockStop !== undefined && isTelling(blockStop))
    return pieceHint("block-stop", yield* chooseStopTexts(level, wins, blockStop), blockStop);
  yield;
  return (yield* suggestStop(level, wins, [meetings, iceStops])) ?? leaving;
}

/**
 * Returns how to find the slides in which a toy stops at one of the pieces that `stoppersOf` returns. If a toy touches
 * such a piece, it looks as if the piece had stopped the toy. So the words of the hint must fit neither the cell of
 * that toy nor the cell of that piece.
 */
function searchForStopsAt(level: Level, stoppersOf: (this: void, state: State) => readonly number[]): Search {
  const { steps } = level.board;
  const touchingIn = (state: State): readonly number[] => {
    const stoppers = stoppersOf(state);
    const toys = toysOf(state).filter((toy) => steps.some((step) => stoppers.includes(toy + step)));
    return [...toys, ...stoppers.filter((stopper) => steps.some((step) => toys.includes(stopper + step)))];
  };
  return {
    find: (move) => stopsAt(level, move, stoppersOf),
    findWrongCells: ({ from, wrongMoves }) =>
      [from, ...wrongMoves.map(({ after }) => after)].flatMap((state) => touchingIn(state)),
    isAnyStop: false,
  };
}

function searchForAnyStop(find: FindMotions): Search {
  return {
    find,
    findWrongCells: ({ wrongMoves }) => wrongMoves.flatMap((move) => toySlides(move).map(({ to }) => to)),
    isAnyStop: true,
  };
}

function* suggestStop(
  level: Level,
  wins: ShortestWins<State>,
  [meetings, iceStops]: readonly Search[],
): Task<BoardHint | undefined> {
  const shownOnly: ShortestWins<State> = { ...wins, all: [wins.shown] };
  const iceStop = yield* findShared(level.board, shownOnly, iceStops);
  if (iceStop?.isNewPlace === true) return pieceHint("try", TEXTS.letIceStop(iceStop), iceStop);
  const meeting = yield* findShared(level.board, shownOnly, meetings);
  if (meeting?.isNewPlace === true) return pieceHint("try", TEXTS.letMeet(meeting), meeting);
  const anyStops = searchForAnyStop((move) => toySlides(move).filter(({ ending }) => ending === "hit"));
  const stop = yield* findShared(level.board, shownOnly, anyStops);
  const isOnly = toysOf(wins.from).length === 1;
  if (stop?.isNewPlace === true) return pieceHint("try", isOnly ? TEXTS.letOnlyStop(stop) : TEXTS.letStop(stop), stop);
  yield;
  const lineUp = findLineUp(level, wins);
  return lineUp === undefined
    ? undefined
    : pieceHint("line-up", (isOnly ? TEXTS.letOnlyLineUp : TEXTS.letLineUp)(lineUp), lineUp);
}

interface SlideIntoLine {
  readonly motion: Motion;
  readonly line: Location;
}

function findLineUp(
  level: Level,
  wins: ShortestWins<State>,
): (Pick<SharedMotion, "motion" | "piece"> & Place) | undefined {
  if (isWrongMove(wins, (move) => slidesIntoLine(level, move).length > 0)) return undefined;
  for (let index = 0; index < Math.min(wins.shown.length, SOON_MOVES); index++) {
    for (const { motion, line } of slidesIntoLine(level, wins.shown[index])) {
      const piece = tracePieceBefore(wins.shown, index, motion.piece);
      if (!isExactly(level.board, line, piece)) return { motion, piece, exact: line, short: line, isNewPlace: true };
    }
  }
  return undefined;
}

function slidesIntoLine({ board, floors }: Level, move: WinMove<State>): readonly SlideIntoLine[] {
  return toySlides(move).flatMap((motion) => {
    const goal = move.before.reds.includes(motion.piece) ? Floor.RedGoal : Floor.YellowGoal;
    const row: Location = { kind: "row", number: rowOf(board, motion.to) + 1, edge: undefined };
    const column: Location = { kind: "column", number: columnOf(board, motion.to) + 1, edge: undefined };
    const lines = [row, column].filter(
      (line) =>
        !isExactly(board, line, motion.from) &&
        board.cells.some((cell) => floors[cell] === goal && isExactly(board, line, cell)),
    );
    return lines.map((line) => ({ motion, line }));
  });
}

interface Place {
  /** The exact words for the place where the piece stops, such as "at the top left". They are for long sentences. */
  readonly exact: Location;
  /** The words for the same place in short sentences, such as "at the top". They never name a corner. */
  readonly short: Location;
  /** Whether the piece is not yet at the place that the words name, so that it must still get there. */
  readonly isNewPlace: boolean;
}

/**
 * A motion in the shown win, which is the shortest win that hints show. `piece` is the present cell of the piece that
 * moves. Every shortest win has a motion of the kind that the hint is about, such as the slide of a toy into a pit.
 * `isSamePlace` says whether every shortest win has such a motion that ends at this place.
 */
interface SharedMotion extends Place {
  readonly motion: Motion;
  readonly piece: number;
  readonly isSamePlace: boolean;
}

/**
 * Returns one of the motions that `find` returns for the next `SOON_MOVES` moves of the shown win (the shortest win
 * that hints show). Leaves out motions if the words for their place also fit a wrong cell, where the hint would mislead
 * the player. Returns undefined if no motion is left, or if `find` returns no motion for some shortest win.
 *
 * The best motion is chosen by these criteria, the most important first:
 *
 * - Its place is the same in every shortest win.
 * - The piece is at another place now.
 * - The place is at a side of the board.
 * - The motion does not belong to the first move, because it would show this move to the player.
 */
function* findShared(board: Board, wins: ShortestWins<State>, search: Search): Task<SharedMotion | undefined> {
  const { shown } = wins;
  const { find } = search;
  const cellsOfWins: (readonly number[])[] = [];
  for (const win of wins.all) {
    yield;
    const cells = win.flatMap((move) => find(move).map(({ to }) => to));
    if (cells.length === 0) return undefined;
    cellsOfWins.push(cells);
  }
  const wrong = search.findWrongCells(wins);
  const bounds: PlaceBounds = { cellsOfWins, wrong, taken: search.isAnyStop ? toysOf(wins.from) : [] };
  let best: SharedMotion | undefined;
  let bestWeight = -1;
  for (let index = 0; index < Math.min(shown.length, SOON_MOVES); index++) {
    yield;
    for (const motion of find(shown[index])) {
      const piece = tracePieceBefore(shown, index, motion.piece);
      const place = choosePlace(board, motion, piece, bounds);
      if (place === undefined) continue;
      const isSamePlace = isInEveryWin(board, place.exact, bounds);
      const weight =
        (isSamePlace ? 8 : 0) + (place.isNewPlace ? 4 : 0) + (isAtSide(place.exact) ? 2 : 0) + (index === 0 ? 0 : 1);
      if (weight <= bestWeight) continue;
      best = { motion, piece, ...place, isSamePlace };
      bestWeight = weight;
    }
  }
  return best;
}

/**
 * Cells by which a hint chooses its words for the place where a toy's motion ends, such as "at the top left". The words
 * must fit no cell of `wrong`, where they would mislead the player.
 */
interface PlaceBounds {
  /**
   * For each shortest win, the end cells of all motions of the kind that the hint is about, such as stops at a block.
   */
  readonly cellsOfWins: readonly (readonly number[])[];
  /** The cells that the words of the hint must not fit, because the hint would be wrong or misleading there. */
  readonly wrong: readonly number[];
  /**
   * The present cells of the toys, if the hint does not say which toy must stop. The words for a side of the board may
   * fit these cells. The words for a row, a column or the middle of the board must not fit any of them.
   */
  readonly taken: readonly number[];
}

/**
 * Returns the words for the place where a motion ends. Returns undefined if all possible words would be wrong or
 * misleading. The words for a side of the board are preferred. If the place is at no side, or if these words also fit a
 * wrong cell, a row or column is named. The row or column along which the piece slides is tried first. The words for
 * the middle of the board are the last choice, because the middle has too many cells.
 */
function choosePlace(board: Board, { to, direction }: Motion, piece: number, bounds: PlaceBounds): Place | undefined {
  const region = regionOf(board, to, RING_CELLS);
  const newSide = newRegionOf(board, to, piece, RING_CELLS);
  const short: Location = { kind: "region", region: newSide ?? mainSideOf(region) };
  const ofRegion: Place = { exact: { kind: "region", region }, short, isNewPlace: newSide !== undefined };
  const fitsAny = (location: Location, cells: readonly number[]): boolean =>
    cells.some((cell) => fitsPlace(board, location, cell));
  const isWrong = fitsAny(short, bounds.wrong);
  if (isAtSide(short) && !isWrong) return ofRegion;
  const row: Location = { kind: "row", number: rowOf(board, to) + 1, edge: undefined };
  const column: Location = { kind: "column", number: columnOf(board, to) + 1, edge: undefined };
  const line = (direction === LEFT || direction === RIGHT ? [row, column] : [column, row]).find(
    (each) => !fitsAny(each, [piece, ...bounds.wrong, ...bounds.taken]) && isInEveryWin(board, each, bounds),
  );
  if (line !== undefined) return { exact: line, short: line, isNewPlace: true };
  return isAtSide(short) || isWrong || fitsAny(short, bounds.taken) ? undefined : ofRegion;
}

function isAtSide(location: Location): boolean {
  return location.kind === "region" && !location.region.endsWith("middle");
}

function fitsPlace(board: Board, location: Location, cell: number): boolean {
  return location.kind === "region"
    ? fitsRegion(board, location.region, cell, RING_CELLS)
    : isExactly(board, location, cell);
}

function isExactly(board: Board, location: Location, cell: number): boolean {
  if (location.kind === "region") return regionOf(board, cell, RING_CELLS) === location.region;
  if (location.kind === "row") return rowOf(board, cell) + 1 === location.number;
  return location.kind === "column" && columnOf(board, cell) + 1 === location.number;
}

function isInEveryWin(board: Board, location: Location, { cellsOfWins }: PlaceBounds): boolean {
  return cellsOfWins.every((cells) => cells.some((cell) => isExactly(board, location, cell)));
}

/**
 * Returns whether a motion ends at the same place in every shortest win, and the piece is not there yet. Then a hint
 * can say that a toy must get there.
 */
function isTelling({ isSamePlace, isNewPlace }: SharedMotion): boolean {
  return isSamePlace && isNewPlace;
}

function stopsPieceAtBlock(
  level: Level,
  win: readonly WinMove<State>[],
  { piece, exact }: Pick<SharedMotion, "piece" | "exact">,
): boolean {
  return win.some((move, index) =>
    stopsAtBlock(level, move).some(
      (motion) => isExactly(level.board, exact, motion.to) && tracePieceBefore(win, index, motion.piece) === piece,
    ),
  );
}

/**
 * Returns the sentences that say where a toy must stop at a block. They also say which toy, if two conditions hold: it
 * is the same one in every shortest win, and its colour or place tells it from the others.
 */
function* chooseStopTexts(
  level: Level,
  { all, from }: ShortestWins<State>,
  stop: SharedMotion,
): Task<readonly string[]> {
  const toys = toysOf(from);
  if (toys.length === 1) return TEXTS.onlyStop(stop);
  for (const win of all) {
    yield;
    if (!stopsPieceAtBlock(level, win, stop)) return TEXTS.stop(stop);
  }
  const { piece } = stop;
  const outermost = outermostSide(level.board, toys, piece);
  if (outermost !== undefined) return TEXTS.outermostStop(outermost, stop);
  const { reds, yellows } = from;
  if (reds.length === 1 && piece === reds[0]) return TEXTS.colourStop[Colour.Red](stop);
  return yellows.length === 1 && piece === yellows[0] ? TEXTS.colourStop[Colour.Yellow](stop) : TEXTS.stop(stop);
}

function toysOf({ reds, yellows }: State): readonly number[] {
  return [...reds, ...yellows];
}

function pieceHint(
  kind: string,
  sentences: readonly string[],
  { motion, piece, exact }: Pick<SharedMotion, "motion" | "piece"> & Partial<Pick<SharedMotion, "exact">>,
): BoardHint {
  return {
    kind,
    sentences,
    namedLines: namedLinesOf(exact),
    mark: { piece, stop: motion.to, sentences: SHARED.pieceToRing },
  };
}

function isToy({ reds, yellows }: State, cell: number): boolean {
  return reds.includes(cell) || yellows.includes(cell);
}

/**
 * Returns the hint that a toy must stop in a pit. Returns undefined while any toy is in a pit, because the player would
 * think that the hint means this toy.
 */
function* findPitHint(level: Level, wins: ShortestWins<State>): Task<BoardHint | undefined> {
  const { board, floors } = level;
  if (toysOf(wins.from).some((cell) => floors[cell] === Floor.Pit)) return undefined;
  const find: FindMotions = (move) => stopsInPit(level, move);
  // Finds the slide of a toy into a pit; every shortest win must have one. The hint names the pit itself, not its place
  // on the board, so the search excludes no cells. Instead, the code below compares the pits that wrong moves reach
  // with the pit of the hint.
  const stop = yield* findShared(board, wins, { find, findWrongCells: () => [], isAnyStop: false });
  if (stop === undefined) return undefined;
  const wrong = wins.wrongMoves.flatMap((move) => find(move).map(({ to }) => to));
  const pits = board.cells.filter((cell) => floors[cell] === Floor.Pit);
  const side = outermostSide(board, pits, stop.motion.to);
  const isSamePit = everyWinHas(wins, (move) => find(move).some(({ to }) => to === stop.motion.to));
  if (pits.length > 1 && side !== undefined && isSamePit)
    return wrong.includes(stop.motion.to) ? undefined : pieceHint("pit", TEXTS.pitAt(side), stop);
  if (wrong.length > 0 || pits.length > FEW_PITS) return undefined;
  return pieceHint("pit", pits.length === 1 ? TEXTS.onlyPit : TEXTS.pit, stop);
}

function findCrateHint({ board }: Level, wins: ShortestWins<State>): BoardHint | undefined {
  const { all, shown, from } = wins;
  const push = findFirstPush(shown.slice(0, CRATE_MOVES));
  if (push === undefined) return undefined;
  const everyPush = (isWanted: (this: void, each: Motion) => boolean): boolean =>
    all.every((win) => {
      const each = findFirstPush(win.slice(0, CRATE_MOVES));
      return each !== undefined && isWanted(each);
    });
  if (!everyPush(() => true)) return undefined;
  if (isWrongMove(wins, (move) => findFirstPush([move]) !== undefined)) return undefined;
  const isSame = everyPush(({ piece }) => piece === push.piece);
  const isOneWay = everyPush(({ direction }) => direction === push.direction);
  const side = from.crates.length > 1 && isSame ? outermostSide(board, from.crates, push.piece) : undefined;
  const sentences = TEXTS.crate(from.crates.length > 1, side, isOneWay ? push.direction : undefined);
  return pieceHint("crate", sentences, { motion: push, piece: push.piece });
}

function findFirstPush(moves: readonly WinMove<State>[]): Motion | undefined {
  for (const { record, before } of moves) {
    const push = record.motions.find(({ piece, cause }) => cause === "pushed" && before.crates.includes(piece));
    if (push !== undefined) return push;
  }
  return undefined;
}

function outermostSide({ cellsToEdge }: Board, cells: readonly number[], cell: number): Direction | undefined {
  return DIRECTIONS.find((side) =>
    cells.every((other) => other === cell || cellsToEdge[side][other] > cellsToEdge[side][cell]),
  );
}

function toySlides({ record, before }: WinMove<State>): readonly Motion[] {
  return record.motions.filter(
    ({ piece, cause, from, to }) => cause === "pushed" && from !== to && isToy(before, piece),
  );
}

function stopsInPit({ floors }: Level, move: WinMove<State>): readonly Motion[] {
  return toySlides(move).filter(({ ending, to }) => ending === "rest" && floors[to] === Floor.Pit);
}

function stopsAt(
  { board, floors }: Level,
  move: WinMove<State>,
  stoppersOf: (this: void, state: State) => readonly number[],
): readonly Motion[] {
  const stoppers = stoppersOf(move.after);
  return toySlides(move).filter(
    ({ ending, to, direction }) =>
      ending === "hit" && floors[to] !== Floor.Pit && stoppers.includes(to + board.steps[direction]),
  );
}

function stopsAtBlock({ board, floors }: Level, move: WinMove<State>): readonly Motion[] {
  return toySlides(move).filter(({ ending, to, direction }) => {
    const ahead = to + board.steps[direction];
    return ending === "hit" && floors[to] !== Floor.Pit && floors[ahead] === Floor.Block && !isAtEdge(board, ahead);
  });
}

function findLeavingHint(wins: ShortestWins<State>): BoardHint | undefined {
  const { from, all, areAllWhole } = wins;
  const toyCount = from.reds.length + from.yellows.length;
  if (areAllWhole && toyCount > 1 && everyWinHas(wins, (move) => countLeavers(move) === toyCount)) {
    const [direction, ...others] = all.map((win) => win[win.length - 1].record.direction);
    const isSame = others.every((other) => other === direction);
    return { kind: "all-leave", sentences: TEXTS.allLeave(isSame ? direction : undefined) };
  }
  const areTogether = (move: WinMove<State>): boolean => countLeavers(move) > 1;
  if (isWrongMove(wins, areTogether) || !everyWinHas(wins, areTogether)) return undefined;
  return { kind: "together", sentences: TEXTS.together };
}

function findFirstColour(wins: ShortestWins<State>): Colour | undefined {
  const { from, all, shown } = wins;
  if (from.reds.length === 0 || from.yellows.length === 0) return undefined;
  const first = findFirstLeaver(shown.slice(0, SOON_MOVES));
  if (isWrongMove(wins, (move) => findFirstLeaver([move]) === first && first !== undefined)) return undefined;
  return all.every((win) => findFirstLeaver(win) === first) ? first : undefined;
}

function chooseFirstTexts({ reds, yellows }: State, colour: Colour): readonly string[] {
  const toys = colour === Colour.Red ? reds : yellows;
  return toys.length === 1 ? TEXTS.firstOne[colour] : TEXTS.first[colour];
}

function findFirstLeaver(win: readonly WinMove<State>[]): Colour | undefined {
  for (const { before, after } of win) {
    const isRed = after.reds.length < before.reds.length;
    const isYellow = after.yellows.length < before.yellows.length;
    if (isRed || isYellow) return isRed && isYellow ? undefined : isRed ? Colour.Red : Colour.Yellow;
  }
  return undefined;
}

function countLeavers({ record }: WinMove<State>): number {
  return record.motions.filter((motion) => isGoneForGood(motion)).length;
}
