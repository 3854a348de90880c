/** Chooses the start of a generated level among all states that were found on a random board. */
import { UNREACHABLE, type Graph } from "../../../kernel/graph";
import { computeWinDistance, type WinAnalysis } from "../../../kernel/win-distance";
import { computeForcedMovesPercent } from "../../../kernel/difficulty/forced-moves";
import { drawRandomBelow, type Random } from "../../../kernel/random";
import { difficultyOfMoves, computeExpectedMovesFromAll } from "../../../kernel/difficulty/expected-moves";
import type { Task } from "../../../kernel/task";
import { findPath } from "../../sliding/path-to";
import { createGraph } from "../explore/certify";
import type { Exploration } from "../explore/exploration";
import { PieceStatus } from "../explore/exploration-memory";
import type { Level } from "../level";
import type { State } from "../state";
import { rules } from "../rules";
import { markShortestToCombo, markPlainWins } from "./win-kinds";
import type { Target } from "./target";

/**
 * A state in which a generated level can begin. `miss` is how far the difficulty of this level is from the wanted
 * difficulty, in hundredths of a bit.
 */
export interface Start {
  readonly stateNumber: number;
  readonly par: number;
  readonly miss: number;
}

const STATES_PER_SLICE = 32;

/**
 * The difficulty, in hundredths of a bit, that hardly any level on a board exceeds. The index is the number of moves to
 * a win from the farthest possible start: a state of the board in which a fair level (see fairness.ts) can begin. The
 * numbers were measured on 4,250 boards of endless runs. On 19 of 20 boards, no level was harder.
 */
const MOST_CENTIBITS_BY_MOVES = [0, 0, 0, 205, 273, 280, 336, 347, 378, 402, 421, 442, 452];

/**
 * The start states are tried in steps of this many list entries. At the end of the list, the next pass begins one entry
 * later than the pass before, until all states have been tried. States with successive numbers often differ by only one
 * move, so levels that begin there are much alike.
 */
const SPREAD_STEP = 7;

/**
 * The search for a start stops at the first start state whose difficulty differs from the wanted difficulty by at most
 * this many hundredths of a bit.
 */
const NEAR_CENTIBITS = 12;

/**
 * The states of an explored board in which a fair level (see fairness.ts) can begin, and the state graph (all states
 * and the moves between them) of this board. `winDistance` has the fewest moves to a win from each state.
 */
export interface StartSearch {
  readonly graph: Graph<State>;
  readonly winDistance: readonly number[];
  readonly states: readonly number[];
  /** For each state, the number of moves that a simulated player is expected to need in a level that begins there. */
  readonly expectedMoves: readonly number[];
}

/**
 * Finds the states of a board in which a fair level (see fairness.ts) with a wanted solution length can begin. Returns
 * undefined if there are no such states, or if none of them is at least `minFarthest` moves from a win. Also returns
 * undefined if the board has dead ends (states from which no win can be reached).
 *
 * The board needs to be explored only once for all its start states, because the exploration has found every state that
 * can be reached from them. The difficulty of each start state depends on the moves that a simulated player needs. It
 * is computed from the same exploration.
 */
export function* searchStarts(
  exploration: Exploration,
  target: Target,
  minFarthest = 0,
): Task<StartSearch | undefined> {
  const graph = createGraph(exploration);
  const winAnalysis = yield* computeWinDistance(graph);
  yield;
  if (winAnalysis.winnableCount < graph.stateCount) return undefined;
  const { winDistance, nearestFirst } = winAnalysis;
  if (winDistance[nearestFirst[graph.stateCount - 1]] < minFarthest) return undefined;
  const states = yield* fairStarts(exploration, winAnalysis, target);
  if (!states.some((state) => winDistance[state] >= minFarthest)) return undefined;
  const expectedMoves = yield* computeExpectedMovesFromAll(graph, winDistance);
  return { graph, winDistance, states, expectedMoves };
}

/**
 * Returns how many moves the farthest possible start of a board must be from a win. A possible start is a state in
 * which a fair level (see fairness.ts) can begin. If all possible starts are nearer to a win, hardly any level on the
 * board is as hard as the target. Comparing numbers of moves takes much less time than computing difficulties.
 */
export function minFarthestFor({ difficultyCentibits, toleranceCentibits }: Target): number {
  let moves = 0;
  while (
    moves < MOST_CENTIBITS_BY_MOVES.length &&
    MOST_CENTIBITS_BY_MOVES[moves] < difficultyCentibits - toleranceCentibits
  )
    moves++;
  return moves;
}

/**
 * Returns a start state whose difficulty differs from the wanted difficulty by at most `NEAR_CENTIBITS`, or else the
 * one with the nearest difficulty. Returns undefined if the solution from this start state has too many forced moves,
 * at which the player has no choice.
 */
export function* findNearestStart(search: StartSearch, target: Target, random: Random): Task<Start | undefined> {
  const { states, expectedMoves } = search;
  let best: Start | undefined;
  // Bounds for the number of moves that a simulated player is expected to need from a start state. The difficulty is
  // nearer to the wanted one than the best difficulty so far only if this number lies between `tooEasy` and `tooHard`.
  // The difficulty is computed only for such start states, because its logarithm takes long.
  let tooEasy = 0;
  let tooHard = Infinity;
  // The search begins at a random state. Small boards have few good start states, so a search that always began at the
  // same state would give the same few levels again and again.
  const first = drawRandomBelow(random, states.length);
  for (let offset = 0; offset < states.length; offset++) {
    const stateNumber = states[(first + offset) % states.length];
    const moves = expectedMoves[stateNumber];
    if (moves > tooEasy && moves < tooHard) {
      const surplusCentibits = difficultyOfMoves(moves) - target.difficultyCentibits;
      if (surplusCentibits > 0) tooHard = moves;
      else tooEasy = moves;
      const miss = Math.abs(surplusCentibits);
      if (best === undefined || miss < best.miss) best = createStart(search, stateNumber, miss);
      if (miss <= NEAR_CENTIBITS) break;
    }
    if (offset % STATES_PER_SLICE === 0) yield;
  }
  yield;
  return best === undefined || isTooForced(search, best, target) ? undefined : best;
}

/**
 * Returns up to `maxCount` start states, spread over all states. The difficulty of each is near enough to the wanted
 * one, and its solution has few enough forced moves, at which the player has no choice.
 */
export function* findNearStarts(search: StartSearch, target: Target, random: Random, maxCount: number): Task<Start[]> {
  const { states, expectedMoves } = search;
  const near: Start[] = [];
  // Bounds for the number of moves that a simulated player is expected to need from a start state. The difficulty is
  // computed only for start states between `tooEasy` and `tooHard`, because its logarithm takes long.
  let tooEasy = 0;
  let tooHard = Infinity;
  const first = drawRandomBelow(random, states.length);
  let offset = 0;
  let pass = 0;
  for (let tried = 0; tried < states.length && near.length < maxCount; tried++) {
    const stateNumber = states[(first + offset) % states.length];
    offset += SPREAD_STEP;
    if (offset >= states.length) {
      pass++;
      offset = pass;
    }
    if (tried % STATES_PER_SLICE === 0) yield;
    const moves = expectedMoves[stateNumber];
    if (moves <= tooEasy || moves >= tooHard) continue;
    const surplusCentibits = difficultyOfMoves(moves) - target.difficultyCentibits;
    if (surplusCentibits > target.toleranceCentibits) tooHard = moves;
    else if (surplusCentibits < -target.toleranceCentibits) tooEasy = moves;
    else {
      const start = createStart(search, stateNumber, Math.abs(surplusCentibits));
      if (!isTooForced(search, start, target)) near.push(start);
    }
    yield;
  }
  return near;
}

function createStart({ winDistance }: StartSearch, stateNumber: number, miss: number): Start {
  return { stateNumber, par: winDistance[stateNumber], miss };
}

function isTooForced({ graph, winDistance }: StartSearch, { stateNumber }: Start, { maxForcedMovesPercent }: Target) {
  return computeForcedMovesPercent({ next: graph.next, start: stateNumber }, winDistance) > maxForcedMovesPercent;
}

/**
 * Returns the states in which a fair level with a wanted solution length can begin. In such a level, one of the
 * shortest solutions ends in a full combo, where all toys of each colour leave in one move. Another solution wins
 * without a full combo.
 */
function* fairStarts(exploration: Exploration, winDistance: WinAnalysis, { minPar, maxPar }: Target): Task<number[]> {
  const { combos, parPlain, memory, stateCount } = exploration;
  if (combos.length === 0 || parPlain === UNREACHABLE) return [];
  const { pieceStatus } = memory;
  const { winDistance: distances } = winDistance;
  const endsInCombo = yield* markShortestToCombo(exploration, winDistance, maxPar);
  const states: number[] = [];
  for (let stateNumber = 0; stateNumber < stateCount; stateNumber++) {
    const par = distances[stateNumber];
    if (
      endsInCombo[stateNumber] === 1 &&
      pieceStatus[stateNumber] === PieceStatus.AllFree &&
      par >= minPar &&
      par <= maxPar
    )
      states.push(stateNumber);
    if (stateNumber % STATES_PER_SLICE === 0) yield;
  }
  if (states.length === 0) return states;
  const hasPlainWin = yield* markPlainWins(exploration, winDistance);
  const starts: number[] = [];
  for (let index = 0; index < states.length; index++) {
    if (hasPlainWin[states[index]] === 1) starts.push(states[index]);
    if (index % STATES_PER_SLICE === 0) yield;
  }
  return starts;
}

/**
 * Returns the level that begins at the state with the number `stateNumber`. Finds this state by playing the moves from
 * the start of the board. `states` has states that are already known, by number; the function adds to it every state
 * that it plays.
 */
export function* createLevelStartingAt(
  level: Level,
  { memory }: Exploration,
  stateNumber: number,
  states: Record<number, State | undefined> = {},
): Task<Level> {
  const moves = yield* findPath(memory.next, stateNumber);
  yield;
  const { start, move } = rules(level);
  yield;
  let state = start;
  let number = 0;
  for (const direction of moves) {
    number = memory.next[direction][number];
    let after = states[number];
    if (after === undefined) {
      after = move(state, direction) ?? state;
      states[number] = after;
      yield;
    }
    state = after;
  }
  const { reds, yellows, crates, ices } = state;
  return { ...level, reds, yellows, crates, ices };
}
