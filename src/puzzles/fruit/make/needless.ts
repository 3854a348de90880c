import { bestSolution } from "../../../kernel/verdict";
import type { Certificate } from "../../../kernel/analysed-graph";
import type { Direction } from "../../../kernel/direction";
import type { Task } from "../../../kernel/task";
import { certifyLevel } from "../explore/certify";
import { createLevelTables } from "../level-tables";
import type { Level } from "../level";
import { moveInSlices, rules } from "../rules";
import type { State } from "../state";

/** A level is as hard without a thing as with it if it is easier by no more than this. */
const EASIER_TOLERANCE_CENTIBITS = 10;

/**
 * The level without each of its things in turn, but for hedge and fruits: what else slides, puddles, hedgehogs, anteaters,
 * passes. An anteater may go in two ways: with hedge in its place, as who needs no tongue would have it, or with nothing.
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

/** The level with hedge in the place of each of its anteaters in turn. */
export function withEachAnteaterAsHedge(level: Level): Level[] {
  const { anteaters, walls } = level;
  return anteaters.map(({ cell }, index) => {
    const wallsWithHedge = [...walls];
    wallsWithHedge[cell] = true;
    return { ...level, anteaters: withoutIndex(anteaters, index), walls: wallsWithHedge };
  });
}

/** The level with nothing in the place of one of its anteaters. */
export function withoutAnteater(level: Level, at: number): Level {
  return { ...level, anteaters: withoutIndex(level.anteaters, at) };
}

function withoutIndex<T>(list: readonly T[], index: number): T[] {
  return list.filter((_, other) => other !== index);
}

/**
 * Whether a level is as good without a thing: its best line wins all the same, no shorter one does, and it is hardly
 * easier. `other` is the level without it; where it has more than `cap` states it counts as good, for all that is known.
 */
export function* isAsGoodWithoutThing(other: Level, certificate: Certificate<State>, cap: number): Task<boolean> {
  const { graph, analysis } = certificate;
  if (!(yield* isSolvedBy(other, bestSolution(graph, analysis.winDistance, graph.start)))) return false;
  yield;
  const found = yield* certifyLevel(other, rules(other), cap);
  if (found === undefined) return true;
  const { par, difficultyCentibits } = found.analysis.verdict;
  found.release?.();
  const { verdict } = analysis;
  return par === verdict.par && difficultyCentibits >= verdict.difficultyCentibits - EASIER_TOLERANCE_CENTIBITS;
}

/** Whether a line that wins a level does so by each of its anteaters: with hedge in the place of any it would not. */
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
