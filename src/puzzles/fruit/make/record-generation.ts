/**
 * Records the steps in which a level of Fruit was generated, so that the player can watch them. First the hedge grows,
 * then the things are placed, and in the end the pieces are moved to the best start.
 */
import { createAddingStep, createStepBetween, type Generation, type GenerationStep } from "../../../kernel/generation";
import type { Placements } from "../../../kernel/placements";
import type { Task } from "../../../kernel/task";
import type { GenerationRequest } from "../../puzzle";
import { FIRST_FRUIT, FIRST_SLIDER, HEDGE, notation, PUDDLE, type Level } from "../level";
import type { State } from "../state";
import { chooseLimits } from "./compose";
import { generateCandidate, placeCandidate } from "./generator";
import type { WallSearch } from "./next-walls";
import { pickFruitKinds } from "./placement";
import type { Target } from "./target";
import type { HedgeLog } from "./walls";

/** What the generator did in a step: hedge grows, things are placed, or the pieces are moved to the start. */
export const enum GenerationAction {
  Hedge = 0,
  Things = 1,
  Start = 2,
}

/** Generates a level again and returns the steps in which the generator made it; see `Puzzle.recordGeneration`. */
export function* recordGeneration({
  level,
  target,
  random,
  aim,
}: GenerationRequest<Level, State, Target>): Task<Generation | undefined> {
  const wantedMap = notation.formatMap(level);
  const fruitKinds = pickFruitKinds(target.pairs, random);
  const search: WallSearch = { stateCount: 0, isLogged: true };
  const limits = chooseLimits(target, aim);
  while (search.stateCount < limits.states) {
    const randomBefore = { ...random };
    const searchBefore = { ...search };
    const candidate = yield* generateCandidate(limits, fruitKinds, random, search, aim);
    yield;
    if (candidate === undefined || notation.formatMap(candidate.level) !== wantedMap) continue;
    // Places all things again with the same random numbers, which gives the same board. The reason is that `candidate`
    // lacks two things: the first cells of the pieces, and the order in which the hedge grew.
    const placed = yield* placeCandidate(limits, fruitKinds, randomBefore, searchBefore);
    return placed === undefined ? undefined : yield* createGeneration(placed.walls.log, placed.level, level);
  }
  return undefined;
}

/**
 * Returns the steps in which the level was generated, from an empty board on. First the hedge grows. Then all other
 * things are placed, which leads to the level `placed`. The last step moves the pieces to their start in `level`; this
 * step is left out if `placed` and `level` have the same start.
 */
function* createGeneration(log: HedgeLog, placed: Level, level: Level): Task<Generation> {
  const { board } = level;
  const things = notation.placementsOf(placed);
  yield;
  const steps: GenerationStep[] = log.map((cells) => createAddingStep(GenerationAction.Hedge, cells, HEDGE));
  yield;
  addThings(steps, things);
  yield;
  const start = createStepBetween(GenerationAction.Start, things, notation.placementsOf(level));
  if (start.added.cells.length > 0) steps.push(start);
  return { first: { board, cells: [], kinds: [] }, steps, skippedStepCount: 0 };
}

/**
 * Appends a step for each thing except hedge, in the order in which the generator places them: first puddles and
 * animals, then fruits, sliding pieces and one-way passes. The two fruits of a pair come together.
 */
function addThings(steps: GenerationStep[], things: Placements): void {
  const { firstPassKind } = notation.legend;
  addKinds(steps, things, PUDDLE, firstPassKind);
  addKinds(steps, things, FIRST_FRUIT, FIRST_SLIDER);
  addKinds(steps, things, FIRST_SLIDER, PUDDLE);
  addKinds(steps, things, firstPassKind, Infinity);
}

/**
 * Appends the steps that place all things of certain kinds: from `fromKind` up to, but not including, `toKind`. A kind
 * is the number of a thing in one direction.
 */
function addKinds(steps: GenerationStep[], { cells, kinds }: Placements, fromKind: number, toKind: number): void {
  let pairKind = -1;
  for (let index = 0; index < cells.length; index++) {
    const kind = kinds[index];
    if (kind < fromKind || kind >= toKind || kind === pairKind) continue;
    const isPair = kind >= FIRST_FRUIT && kind < FIRST_SLIDER;
    pairKind = isPair ? kind : -1;
    const added = isPair ? [cells[index], cells[index + 1]] : [cells[index]];
    steps.push(createAddingStep(GenerationAction.Things, added, kind));
  }
}
