/**
 * Finds the shortest wins from a state and plays their moves, so that a puzzle can find out what all these wins have in
 * common (see board-hint.ts).
 */
import { DIRECTIONS, type Direction } from "../direction";
import { STUCK, UNREACHABLE, type Graph } from "../graph";
import type { MoveRecord, MoveRecorder } from "../motion";
import type { Rules } from "../rules";
import type { Task } from "../task";

/**
 * A move of a shortest win, or a wrong move. `before` and `after` are the states around the move, with their numbers in
 * the graph. Instead of a number, `afterNumber` is `LOST` if the move loses the level.
 */
export interface WinMove<State> {
  readonly record: MoveRecord;
  readonly before: State;
  readonly after: State;
  readonly beforeNumber: number;
  readonly afterNumber: number;
}

/** The shortest wins from a state of a level. The state is not a won state, and a win can be reached from it. */
export interface ShortestWins<State> {
  readonly graph: Graph<State>;
  readonly winDistance: readonly number[];
  readonly from: State;
  readonly fromNumber: number;
  /** The win that the game shows in its hints, from the first move on; at most its first `MAX_SHOWN_MOVES` moves. */
  readonly shown: readonly WinMove<State>[];
  /**
   * All shortest wins, each as a list of its moves. If these moves are too many to play, each list has only the first
   * moves of a win, and all lists have the same length.
   */
  readonly all: readonly (readonly WinMove<State>[])[];
  /** Whether each list in `all` has all moves of a win. False if each list has only the first moves of a win. */
  readonly areAllWhole: boolean;
  /**
   * The wrong moves: all possible moves from the state `from` that do not lead nearer to a win. No hint may describe
   * one of these moves.
   */
  readonly wrongMoves: readonly WinMove<State>[];
}

/**
 * A level whose shortest wins are searched: its rules, its state graph and the fewest moves from each state to a win.
 */
export interface SolvedLevel<State> {
  readonly rules: Rules<State>;
  readonly graph: Graph<State>;
  readonly winDistance: readonly number[];
}

const MAX_WINS = 40;
/**
 * The largest number of moves, roughly, that the search for all shortest wins plays. If the shortest wins have more
 * moves together, the search returns only the first moves of each win.
 */
const MAX_PLAYED_MOVES = 60;
const MAX_SHOWN_MOVES = 30;

interface Node<State> {
  readonly state: State;
  readonly stateNumber: number;
  readonly moves: { readonly move: WinMove<State>; readonly to: Node<State> }[];
  /** The number of different ways in which shortest wins lead from the start of the search to this state. */
  wayCount: number;
}

/**
 * Finds the shortest wins from a state of a level. The state must not be a won one, and a win must be possible from it.
 */
export function* findShortestWins<State>(level: SolvedLevel<State>, from: State): Task<ShortestWins<State>> {
  const { graph, winDistance } = level;
  const fromNumber = graph.stateNumberOf(from);
  if (fromNumber === undefined || winDistance[fromNumber] < 1) throw new Error("no win leads on from this state");
  const root: Node<State> = { state: from, stateNumber: fromNumber, moves: [], wayCount: 1 };
  const distance = winDistance[fromNumber];
  let layer = [root];
  let depth = 0;
  let playedMoves = 0;
  while (depth < distance) {
    const next = yield* playLayer(level, layer);
    for (const { moves } of layer) playedMoves += moves.length;
    const wayCount = next.reduce((sum, node) => sum + node.wayCount, 0);
    if (depth > 0 && (wayCount > MAX_WINS || playedMoves > MAX_PLAYED_MOVES)) break;
    depth++;
    layer = next;
  }
  const all: WinMove<State>[][] = [];
  collectWins(root, depth, [], all);
  const shown = yield* playOn(level, all[0]);
  const wrongMoves = yield* playWrongMoves(level, root);
  return { graph, winDistance, from, fromNumber, shown, all, areAllWhole: depth === distance, wrongMoves };
}

function* playWrongMoves<State>(
  level: SolvedLevel<State>,
  { state, moves, stateNumber }: Node<State>,
): Task<WinMove<State>[]> {
  const wrongMoves: WinMove<State>[] = [];
  for (const direction of DIRECTIONS) {
    if (level.graph.next[direction][stateNumber] === STUCK) continue;
    if (moves.some(({ move }) => move.record.direction === direction)) continue;
    yield;
    wrongMoves.push(playMove(level, state, direction, stateNumber));
  }
  return wrongMoves;
}

function* playLayer<State>(level: SolvedLevel<State>, layer: readonly Node<State>[]): Task<Node<State>[]> {
  const { graph, winDistance } = level;
  const next: Node<State>[] = [];
  for (const node of layer) {
    for (const direction of DIRECTIONS) {
      const afterNumber = graph.next[direction][node.stateNumber];
      if (afterNumber < 0 || winDistance[afterNumber] !== winDistance[node.stateNumber] - 1) continue;
      yield;
      const move = playMove(level, node.state, direction, node.stateNumber);
      let to = next.find(({ stateNumber }) => stateNumber === afterNumber);
      if (to === undefined) {
        to = { state: move.after, stateNumber: afterNumber, moves: [], wayCount: 0 };
        next.push(to);
      }
      to.wayCount += node.wayCount;
      node.moves.push({ move, to });
    }
  }
  return next;
}

function playMove<State>(
  { rules, graph }: SolvedLevel<State>,
  before: State,
  direction: Direction,
  beforeNumber: number,
): WinMove<State> {
  const recorder: MoveRecorder = { motions: [] };
  const after = rules.move(before, direction, recorder);
  if (after === undefined) throw new Error("a move of a shortest win moves nothing");
  const record = { direction, playerPiece: recorder.playerPiece, motions: recorder.motions };
  return { record, before, after, beforeNumber, afterNumber: graph.next[direction][beforeNumber] };
}

/**
 * Adds to `found` all lists of `depth` moves that begin with the moves in `path` and go on from `node`. `node` is the
 * state after the moves in `path`.
 */
function collectWins<State>(
  node: Node<State>,
  depth: number,
  path: readonly WinMove<State>[],
  found: WinMove<State>[][],
): void {
  if (path.length === depth) {
    found.push([...path]);
    return;
  }
  for (const { move, to } of node.moves) collectWins(to, depth, [...path, move], found);
}

/**
 * Appends further moves to the first moves of a win, up to the win or `MAX_SHOWN_MOVES` moves, and returns the whole
 * list. Each appended move is the one that a hint would show: the first best move in the order up, right, down, left.
 */
function* playOn<State>(level: SolvedLevel<State>, firstMoves: readonly WinMove<State>[]): Task<WinMove<State>[]> {
  const { graph, winDistance } = level;
  const shown = [...firstMoves];
  while (shown.length < MAX_SHOWN_MOVES) {
    const { after, afterNumber } = shown[shown.length - 1];
    const nearer = DIRECTIONS.find((direction) => {
      const next = graph.next[direction][afterNumber];
      return next >= 0 && winDistance[next] === winDistance[afterNumber] - 1;
    });
    if (nearer === undefined) break;
    yield;
    shown.push(playMove(level, after, nearer, afterNumber));
  }
  return shown;
}

/**
 * Returns whether every shortest win has a move that passes the given test, a function that returns true for such a
 * move. Only the moves listed in `all` are tested.
 */
export function everyWinHas<State>(
  { all }: ShortestWins<State>,
  isWanted: (this: void, move: WinMove<State>) => boolean,
): boolean {
  return all.every((win) => win.some((move) => isWanted(move)));
}

/** Returns whether a wrong move of the player passes the given test. A wrong move does not lead nearer to a win. */
export function isWrongMove<State>(
  { wrongMoves }: ShortestWins<State>,
  obeys: (this: void, move: WinMove<State>) => boolean,
): boolean {
  return wrongMoves.some((move) => obeys(move));
}

/**
 * Returns a copy of `wins` in which the only wrong moves are those after which no win is possible. A hint's sentence
 * about a good move must not be true of a wrong move, too. If no sentence is found, hints use this result: moves that
 * only lead away from a win then do not count as wrong.
 */
export function withSpoilingMoves<State>(wins: ShortestWins<State>): ShortestWins<State> {
  const isSpoiling = ({ afterNumber }: WinMove<State>): boolean =>
    afterNumber < 0 || wins.winDistance[afterNumber] === UNREACHABLE;
  return { ...wins, wrongMoves: wins.wrongMoves.filter((move) => isSpoiling(move)) };
}
