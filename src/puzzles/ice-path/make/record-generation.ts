/**
 * Records the steps in which a level of Ice Path was generated, so that the player can watch them. The steps are the
 * changes of cells that the generator kept, in order.
 */
import { buildBoard, findCachedBoard, cellAt } from "../../../kernel/board";
import type { Generation, GenerationStep } from "../../../kernel/generation";
import type { Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import type { GenerationRequest, Position } from "../../puzzle";
import { Floor, HOLE, notation, ROCK, SEAL, SNOW, type Level } from "../level";
import type { State } from "../state";
import { placeTarget } from "./compose";
import {
  EFFORT_OF_JUDGING,
  MAX_EFFORT_WITH_AIM,
  MAX_EFFORT_WITH_LEVEL,
  MAX_EFFORT_WITHOUT_LEVEL,
  type EffortCounter,
} from "./effort";
import { generateCandidate, minMovesOf } from "./generator";
import { GenerationAction, createLevel, type FloorChange } from "./mutable-level";
import { createScratch } from "./scratch";
import type { CaveTarget, Target } from "./target";

interface PlacedRequest extends GenerationRequest<Level, State, Target> {
  readonly from: Position;
}

/**
 * The type of the function `recordCave` in cave/record-cave.ts. The function is passed as a parameter, because its file
 * is loaded only when a cave (a level of several rooms) is generated.
 */
type RecordCave = (
  this: void,
  level: Level,
  target: CaveTarget,
  from: Position,
  random: Random,
) => Task<readonly FloorChange[] | undefined>;

const STEPS_PER_SLICE = 8;

/**
 * Generates a level again and returns the steps in which the generator made it; see `Puzzle.recordGeneration`. The
 * steps begin with solid rock if the level is a cave (a level of several rooms), otherwise with bare ice.
 */
export function* recordGeneration(request: PlacedRequest, recordCave: RecordCave): Task<Generation | undefined> {
  const { level, target, from, random } = request;
  const { cave } = target;
  if (cave === undefined) return yield* recordBoard(request);
  const log = yield* recordCave(level, { ...target, cave }, from, random);
  return log === undefined ? undefined : yield* createGeneration(log, level, ROCK);
}

function* recordBoard({ level, target, from, random, aim }: PlacedRequest): Task<Generation | undefined> {
  const wantedMap = notation.formatMap(level);
  const placedTarget = placeTarget(target, from);
  const board =
    findCachedBoard(placedTarget.width, placedTarget.height) ??
    (yield* buildBoard(placedTarget.width, placedTarget.height));
  const log: FloorChange[] = [];
  const scratch = yield* createScratch(board, cellAt(board, placedTarget.fromX, placedTarget.fromY), log);
  const effort: EffortCounter = { units: 0 };
  const maxEffort = aim === undefined ? MAX_EFFORT_WITH_LEVEL : MAX_EFFORT_WITH_AIM;
  let hasLevel = false;
  while (effort.units < (hasLevel ? maxEffort : MAX_EFFORT_WITHOUT_LEVEL)) {
    const miss = yield* generateCandidate(scratch, placedTarget, minMovesOf(placedTarget), effort, random);
    if (miss === undefined) continue;
    yield;
    hasLevel = true;
    if (notation.formatMap(createLevel(scratch.level)) === wantedMap) {
      return yield* createGeneration(log, level, notation.legend.emptyKind);
    }
    // The generator measured the solving ideas (techniques that a solution needs) of each level that met the wanted
    // size and difficulty. The computing for this is counted again here, so that the generator stops at the same level.
    if (aim !== undefined && miss <= 0) effort.units += EFFORT_OF_JUDGING;
  }
  return undefined;
}

function* createGeneration(log: readonly FloorChange[], { board, seal }: Level, firstKind: number): Task<Generation> {
  const { emptyKind } = notation.legend;
  const kinds: number[] = board.isBorder.map((isBorder, cell) => (isBorder || cell === seal ? emptyKind : firstKind));
  const first = thingsOn(kinds, board.cells);
  const steps: GenerationStep[] = [];
  for (let index = 0; index < log.length; index++) {
    const { action, cells, floor } = log[index];
    const kind = action === GenerationAction.Hole ? HOLE : kindOf(floor);
    steps.push({ action, removed: thingsOn(kinds, cells), added: putOn(kinds, cells, kind), path: [] });
    if (index % STEPS_PER_SLICE === 0) yield;
  }
  return {
    first: { board, cells: [seal, ...first.cells], kinds: [SEAL, ...first.kinds] },
    steps,
    skippedStepCount: 0,
  };
}

function kindOf(floor: Floor): number {
  if (floor === Floor.Ice) return notation.legend.emptyKind;
  return floor === Floor.Rock ? ROCK : SNOW;
}

function putOn(kinds: number[], cells: readonly number[], kind: number): GenerationStep["added"] {
  for (const cell of cells) kinds[cell] = kind;
  return thingsOn(kinds, cells);
}

function thingsOn(kinds: readonly number[], cells: readonly number[]): GenerationStep["added"] {
  const occupied = cells.filter((cell) => kinds[cell] !== notation.legend.emptyKind);
  return { cells: occupied, kinds: occupied.map((cell) => kinds[cell]) };
}
