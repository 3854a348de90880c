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

/** A position of an explored level that is a level itself, and how far that is from the wanted difficulty. */
export interface Start {
  readonly stateIndex: number;
  readonly par: number;
  readonly errorCentibits: number;
}

const STATES_PER_SLICE = 32;

/** A start that misses the wanted difficulty by no more than this is as good as any nearer one. */
const NEAR_CENTIBITS = 12;

/**
 * Of all positions of a level from which it could begin as well, one that is near the wanted difficulty and has a par as
 * wished for, or the nearest if none is; undefined where there is none, and where some position can no longer be won.
 * What is known of the level is known of all of them: each leads to a part of the same positions, to a win from
 * everywhere, and wandering is as long.
 */
export function* findNearestStart(exploration: Exploration, target: Target, random: Random): Task<Start | undefined> {
  const graph = graphOf(exploration);
  const winDistance = yield* computeWinDistance(graph);
  yield;
  if (winDistance.winnableCount < graph.stateCount) return undefined;
  const { winDistance: distance } = winDistance;
  const starts = yield* fairStarts(exploration, winDistance, target);
  if (starts.length === 0) return undefined;
  const randomWalk = yield* analyseRandomWalk(graph, distance);
  let best: Start | undefined;
  // The more expected moves for each move of the par, the harder. Only a start between these two can be nearer, so the
  // difficulty, which takes a logarithm, is worked out for few of them.
  let tooEasy = 0;
  let tooHard = Infinity;
  // The search begins anywhere: small boards have few starts that are nearest of all, so always to take the nearest would
  // give a few levels again and again.
  const first = drawBelow(random, starts.length);
  for (let offset = 0; offset < starts.length; offset++) {
    const stateIndex = starts[(first + offset) % starts.length];
    const par = distance[stateIndex];
    const movesPerPar = toFloat32(randomWalk.expectedMoves[stateIndex] / par);
    if (movesPerPar > tooEasy && movesPerPar < tooHard) {
      const surplusCentibits = difficultyOf(randomWalk, distance, stateIndex) - target.difficultyCentibits;
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
  const forcedPercent = forcedMovesPercent({ next: graph.next, start: best.stateIndex }, distance);
  return forcedPercent > target.maxForcedMovesPercent ? undefined : best;
}

/**
 * The positions from which a level could begin that is fair and has a par as wished for: a shortest line of theirs ends
 * in a max combo, and some line wins without one.
 */
function* fairStarts(exploration: Exploration, winDistance: WinAnalysis, { minPar, maxPar }: Target): Task<number[]> {
  const { combos, parPlain, memory, size } = exploration;
  if (combos.length === 0 || parPlain === UNREACHABLE) return [];
  const { pieceStatus } = memory;
  const { winDistance: distance } = winDistance;
  const endsInCombo = yield* markShortestToCombo(exploration, winDistance, maxPar);
  const states: number[] = [];
  for (let stateIndex = 0; stateIndex < size; stateIndex++) {
    const par = distance[stateIndex];
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

/** The level that begins in a state of an explored one. */
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
