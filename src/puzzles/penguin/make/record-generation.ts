/**
 * Records the steps in which a level of Penguin was generated, so that the player can watch them. The generator built
 * slides of the solution, obstacles against unwanted moves and misleading lure paths, and removed things.
 */
import { NOWHERE } from "../../../kernel/board";
import type { Generation, GenerationStep } from "../../../kernel/generation";
import type { Task } from "../../../kernel/task";
import type { GenerationRequest } from "../../puzzle";
import { Bridge, HORIZONTAL_BRIDGE, notation, PENGUIN, VERTICAL_BRIDGE, type Floor, type Level } from "../level";
import type { State } from "../state";
import { BuildAction, type BuildLog, type BuildStep } from "./build-log";
import { maxCandidatesOf } from "./compose";
import { generateCandidate } from "./generator";
import type { Target } from "./plan";

/**
 * Generates a level again and returns the steps by which the generator built it, for the player to watch; see
 * `Puzzle.recordGeneration`.
 */
export function* recordGeneration({
  level,
  target,
  random,
  aim,
}: GenerationRequest<Level, State, Target>): Task<Generation | undefined> {
  const wantedMap = notation.formatMap(level);
  const log: BuildLog = { steps: [], path: [] };
  for (let made = 0; made < maxCandidatesOf(aim); made++) {
    const candidate = yield* generateCandidate(target, random, log);
    if (candidate === undefined) return undefined;
    yield;
    if (notation.formatMap(candidate) === wantedMap) return yield* createGeneration(log.steps, level);
  }
  return undefined;
}

function* createGeneration(built: readonly BuildStep[], { board }: Level): Task<Generation> {
  const kinds: number[] = [];
  const steps: GenerationStep[] = [];
  let penguin = NOWHERE;
  for (const step of built) {
    steps.push(createGenerationStep(step, kinds, penguin));
    ({ penguin } = step);
    yield;
  }
  return { first: { board, cells: [], kinds: [] }, steps, skippedStepCount: 0 };
}

/**
 * Converts a logged step of the generator to a step that can be shown. Also updates `kinds`, which has the kind of the
 * thing on each cell. The penguin comes last among the added things, so that it is drawn over the snow on which it may
 * stand.
 */
function createGenerationStep(step: BuildStep, kinds: number[], penguinBefore: number): GenerationStep {
  const { action, cells, floors, bridges, path, penguin } = step;
  const removed = { cells: [] as number[], kinds: [] as number[] };
  const added = { cells: [] as number[], kinds: [] as number[] };
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index];
    if (action !== BuildAction.Needless) kinds[cell] = kindOf(floors[index], bridges[index]);
    const { cells: changedCells, kinds: changedKinds } = action === BuildAction.Needless ? removed : added;
    changedCells.push(cell);
    changedKinds.push(kinds[cell]);
  }
  if (penguin !== penguinBefore) {
    if (penguinBefore !== NOWHERE) {
      removed.cells.push(penguinBefore);
      removed.kinds.push(PENGUIN);
    }
    added.cells.push(penguin);
    added.kinds.push(PENGUIN);
  }
  return { action, removed, added, path };
}

function kindOf(floor: Floor, bridge: Bridge): number {
  if (bridge === Bridge.None) return floor;
  return bridge === Bridge.Vertical ? VERTICAL_BRIDGE : HORIZONTAL_BRIDGE;
}
