import { bestLine } from "../../../kernel/verdict";
import type { Certificate } from "../../../kernel/certificate";
import type { Direction } from "../../../kernel/direction";
import type { Work } from "../../../kernel/work";
import { certifyLevel } from "../explore/certify";
import { layGround } from "../ground";
import type { Level } from "../level";
import { moveInParts, rules } from "../rules";
import type { State } from "../state";

/** A level is as hard without a thing as with it if it is easier by no more than this. */
const NO_EASIER_CENTIBITS = 10;

/**
 * The level without each of its things in turn, but for hedge and fruits: what else slides, puddles, hedgehogs, anteaters,
 * passes. An anteater may go in two ways: with hedge in its place, as who needs no tongue would have it, or with nothing.
 */
export function withoutEach(level: Level): Level[] {
  const { loose, sorts, puddles, hedgehogs, anteaters, passes } = level;
  return [
    ...hedgedEach(level),
    ...loose.map((_, at) => ({ ...level, loose: without(loose, at), sorts: without(sorts, at) })),
    ...puddles.map((_, at) => ({ ...level, puddles: without(puddles, at) })),
    ...hedgehogs.map((_, at) => ({ ...level, hedgehogs: without(hedgehogs, at) })),
    ...anteaters.map((_, at) => withoutAnteater(level, at)),
    ...passes.map((_, at) => ({ ...level, passes: without(passes, at) })),
  ];
}

/** The level with hedge in the place of each of its anteaters in turn. */
export function hedgedEach(level: Level): Level[] {
  const { anteaters, walls } = level;
  return anteaters.map(({ cell }, at) => {
    const hedged = [...walls];
    hedged[cell] = true;
    return { ...level, anteaters: without(anteaters, at), walls: hedged };
  });
}

/** The level with nothing in the place of one of its anteaters. */
export function withoutAnteater(level: Level, at: number): Level {
  return { ...level, anteaters: without(level.anteaters, at) };
}

function without<T>(list: readonly T[], at: number): T[] {
  return list.filter((_, other) => other !== at);
}

/**
 * Whether a level is as good without a thing: its best line wins all the same, no shorter one does, and it is hardly
 * easier. `other` is the level without it; where it has more than `cap` states it counts as good, for all that is known.
 */
export function* isAsGood(other: Level, certificate: Certificate<State>, cap: number): Work<boolean> {
  const { graph, analysis } = certificate;
  if (!(yield* wins(other, bestLine(graph, analysis.distance, graph.start)))) return false;
  yield;
  const found = yield* certifyLevel(other, rules(other), cap);
  if (found === undefined) return true;
  const { par, difficultyCentibits } = found.analysis.verdict;
  found.recycle?.();
  const { verdict } = analysis;
  return par === verdict.par && difficultyCentibits >= verdict.difficultyCentibits - NO_EASIER_CENTIBITS;
}

/** Whether a line that wins a level does so by each of its anteaters: with hedge in the place of any it would not. */
export function* needsTongues(level: Level, line: readonly Direction[]): Work<boolean> {
  for (const hedged of hedgedEach(level)) {
    yield;
    if (yield* wins(hedged, line)) return false;
  }
  return true;
}

function* wins(level: Level, line: readonly Direction[]): Work<boolean> {
  const ground = yield* layGround(level);
  const { start, outcome } = rules(level, ground);
  yield;
  let state: State | undefined = start;
  for (const direction of line) {
    state = yield* moveInParts(level, ground, state, direction);
    if (state === undefined) return false;
    yield;
  }
  return outcome(state) === "won";
}
