/**
 * Finds needless things, whose removal makes a level hardly easier. A generated level with such a thing is rejected.
 * The editor's tool for needless things is in game/workshop/tools.
 */
import { difficultyOfMoves, computeExpectedMoves } from "../../../kernel/difficulty/expected-moves";
import type { Graph } from "../../../kernel/graph";
import { findBestSolution, type Verdict } from "../../../kernel/verdict";
import { computeWinDistance } from "../../../kernel/win-distance";
import type { Certificate } from "../../../kernel/analysed-graph";
import type { Direction } from "../../../kernel/direction";
import type { Task } from "../../../kernel/task";
import { exploreLevel, createGraph, releaseExploration, type ExplorationCost } from "../explore/certify";
import { createLevelTables } from "../level-tables";
import type { Level } from "../level";
import { moveInSlices, rules } from "../rules";
import type { State } from "../state";

/** A level counts as equally hard without a thing if its difficulty falls by at most this many hundredths of a bit. */
const EASIER_TOLERANCE_CENTIBITS = 10;

/**
 * Returns copies of a level, each without one of its stones, cars, barrels, puddles, hedgehogs, anteaters or one-way
 * passes. Each anteater leads to two copies: in one copy the anteater's cell is hedge, because hedge stops pieces as an
 * anteater does but does not pull fruits; in the other copy the cell is free.
 */
export function withoutEachThing(level: Level): Level[] {
  const { sliders, sliderKinds, puddles, hedgehogs, anteaters, passes } = level;
  return [
    ...withEachAnteaterAsHedge(level),
    ...sliders.map((_, index) => ({
      ...level,
      sliders: withoutIndex(sliders, index),
      sliderKinds: withoutIndex(sliderKinds, index),
    })),
    ...puddles.map((_, index) => ({ ...level, puddles: withoutIndex(puddles, index) })),
    ...hedgehogs.map((_, index) => ({ ...level, hedgehogs: withoutIndex(hedgehogs, index) })),
    ...anteaters.map((_, index) => withoutAnteater(level, index)),
    ...passes.map((_, index) => ({ ...level, passes: withoutIndex(passes, index) })),
  ];
}

export function withEachAnteaterAsHedge(level: Level): Level[] {
  const { anteaters, isWall } = level;
  return anteaters.map(({ cell }, index) => {
    const wallsWithHedge = [...isWall];
    wallsWithHedge[cell] = true;
    return { ...level, anteaters: withoutIndex(anteaters, index), isWall: wallsWithHedge };
  });
}

export function withoutAnteater(level: Level, anteaterIndex: number): Level {
  return { ...level, anteaters: withoutIndex(level.anteaters, anteaterIndex) };
}

function withoutIndex<T>(list: readonly T[], index: number): T[] {
  return list.filter((_, other) => other !== index);
}

/**
 * Returns whether a level is as good without one of its things: the best solution of the level also wins without the
 * thing, no shorter solution wins, and the difficulty is hardly lower. `other` is the level without the thing. Also
 * returns true if `other` has more than `maxStates` states, because its shortest solution is then unknown. Adds the
 * number of states of `other` to `spent`.
 */
export function* isAsGoodWithoutThing(
  other: Level,
  { graph, analysis }: Certificate<State>,
  maxStates: number,
  spent: ExplorationCost = { stateCount: 0 },
): Task<boolean> {
  if (!(yield* isSolvedBy(other, findBestSolution(graph, analysis.winDistance, graph.start)))) return false;
  yield;
  const exploration = yield* exploreLevel(other, maxStates, spent);
  if (exploration === undefined) return true;
  const isEqual = yield* isEquallyHard(createGraph(exploration), analysis.verdict);
  releaseExploration(exploration);
  return isEqual;
}

/**
 * Returns whether a level is equally hard without one of its things: the shortest solution has equally many moves, and
 * the difficulty is hardly lower. `graph` has the states of the level without the thing. `par` (the moves of the
 * shortest solution) and `difficultyCentibits` are those of the level with the thing.
 */
function* isEquallyHard(graph: Graph<State>, { par, difficultyCentibits }: Verdict): Task<boolean> {
  const { winDistance } = yield* computeWinDistance(graph);
  if (winDistance[graph.start] !== par) return false;
  const centibits = difficultyOfMoves(yield* computeExpectedMoves(graph, winDistance));
  return centibits >= difficultyCentibits - EASIER_TOLERANCE_CENTIBITS;
}

/** Returns whether a solution needs every anteater: if hedge replaces any one anteater, the same moves do not win. */
export function* needsEveryAnteater(level: Level, solution: readonly Direction[]): Task<boolean> {
  for (const levelWithHedge of withEachAnteaterAsHedge(level)) {
    yield;
    if (yield* isSolvedBy(levelWithHedge, solution)) return false;
  }
  return true;
}

function* isSolvedBy(level: Level, solution: readonly Direction[]): Task<boolean> {
  const tables = yield* createLevelTables(level);
  const { start, outcome } = rules(level, tables);
  yield;
  let state: State | undefined = start;
  for (const direction of solution) {
    state = yield* moveInSlices(level, tables, state, direction);
    if (state === undefined) return false;
    yield;
  }
  return outcome(state) === "won";
}
