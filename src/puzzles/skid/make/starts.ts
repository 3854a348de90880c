/** Chooses the state of an explored candidate in which the generated level begins. */
import { UNREACHABLE } from "../../../kernel/graph";
import { computeWinDistance, type WinAnalysis } from "../../../kernel/win-distance";
import { forcedMovesPercent } from "../../../kernel/difficulty/forced-moves";
import { drawBelow, type Random } from "../../../kernel/random";
import { toFloat32 } from "../../../kernel/float32";
import { difficultyOf, analyseRandomWalk } from "../../../kernel/difficulty/random-walk";
import type { Task } from "../../../kernel/task";
import { pathTo } from "../../sliding/path-to";
import { graphOf } from "../explore/certify";
import type { Exploration } from "../explore/exploration";
import { PieceStatus } from "../explore/exploration-memory";
import type { Level } from "../level";
import { rules } from "../rules";
import { markShortestToCombo, markPlainWins } from "./win-kinds";
import type { Target } from "./target";

/** A state of an explored level in which a level can begin, and how far its difficulty is from the target. */
export interface Start {
  readonly stateIndex: number;
  readonly par: number;
  readonly errorCentibits: number;
}

const STATES_PER_SLICE = 32;

/** A start within this distance of the wanted difficulty ends the search. */
const NEAR_CENTIBITS = 12;

/**
 * Returns a start that is near the wanted difficulty and has a wanted par, or the nearest one. Returns undefined if
 * there is none, or if the candidate has dead ends.
 *
 * The exploration of the candidate is enough to judge all starts: each leads to a part of the same states, a win can be
 * reached from all of them, and the random walk takes as long.
 */
export function* findNearestStart(exploration: Exploration, target: Target, random: Random): Task<Start | undefined> {
  const graph = graphOf(exploration);
  const winDistance = yield* computeWinDistance(graph);
  yield;
  if (winDistance.winnableCount < graph.stateCount) return undefined;
  const { winDistance: distances } = winDistance;
  const starts = yield* fairStarts(exploration, winDistance, target);
  if (starts.length === 0) return undefined;
  const randomWalk = yield* analyseRandomWalk(graph, distances);
  let best: Start | undefined;
  // A level is harder the more expected moves it has per move of its par. Only a start between these two limits can be
  // nearer than the best so far. So the difficulty, which takes a logarithm, is computed for few starts.
  let tooEasy = 0;
  let tooHard = Infinity;
  // The search begins at a random start. Small boards have few best starts, so always taking the nearest would repeat a
  // few levels.
  const first = drawBelow(random, starts.length);
  for (let offset = 0; offset < starts.length; offset++) {
    const stateIndex = starts[(first + offset) % starts.length];
    const par = distances[stateIndex];
    const movesPerPar = toFloat32(randomWalk.expectedMoves[stateIndex] / par);
    if (movesPerPar > tooEasy && movesPerPar < tooHard) {
      const surplusCentibits = difficultyOf(randomWalk, distances, stateIndex) - target.difficultyCentibits;
      if (surplusCentibits > 0) tooHard = movesPerPar;
      else tooEasy = movesPerPar;
      const errorCentibits = Math.abs(surplusCentibits);
      if (best === undefined || errorCentibits < best.errorCentibits) best = { stateIndex, par, errorCentibits };
      if (errorCentibits <= NEAR_CENTIBITS) break;
    }
    if (offset % STATES_PER_SLICE === 0) yield;
  }
  if (best === undefined) return undefined;
  yield;
  const forcedPercent = forcedMovesPercent({ next: graph.next, start: best.stateIndex }, distances);
  return forcedPercent > target.maxForcedMovesPercent ? undefined : best;
}

/**
 * Returns the states in which a fair level with a wanted par can begin: one of their shortest solutions ends in a max
 * combo, and some other solution is a plain win.
 */
function* fairStarts(exploration: Exploration, winDistance: WinAnalysis, { minPar, maxPar }: Target): Task<number[]> {
  const { combos, parPlain, memory, size } = exploration;
  if (combos.length === 0 || parPlain === UNREACHABLE) return [];
  const { pieceStatus } = memory;
  const { winDistance: distances } = winDistance;
  const endsInCombo = yield* markShortestToCombo(exploration, winDistance, maxPar);
  const states: number[] = [];
  for (let stateIndex = 0; stateIndex < size; stateIndex++) {
    const par = distances[stateIndex];
    if (
      endsInCombo[stateIndex] === 1 &&
      pieceStatus[stateIndex] === PieceStatus.AllFree &&
      par >= minPar &&
      par <= maxPar
    )
      states.push(stateIndex);
    if (stateIndex % STATES_PER_SLICE === 0) yield;
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

/** Returns the level that begins in a given state of an explored level. */
export function* levelStartingAt(level: Level, { memory }: Exploration, stateIndex: number): Task<Level> {
  const moves = yield* pathTo(memory.next, stateIndex);
  yield;
  const { start, move } = rules(level);
  yield;
  let state = start;
  for (const direction of moves) {
    state = move(state, direction) ?? state;
    yield;
  }
  const { reds, yellows, crates, ices } = state;
  return { ...level, reds, yellows, crates, ices };
}
