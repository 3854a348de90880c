/**
 * Records the changes by which the generator made a cave (a level of several rooms), by generating the cave again.
 * ../record-generation.ts makes steps of these changes.
 */
import type { Random } from "../../../../kernel/random";
import type { Task } from "../../../../kernel/task";
import type { Position } from "../../../puzzle";
import { Floor, type Level } from "../../level";
import { MAX_EFFORT_WITHOUT_LEVEL, type EffortCounter } from "../effort";
import type { FloorChange, MutableLevel } from "../mutable-level";
import { createScratch } from "../scratch";
import type { CaveTarget } from "../target";
import { buildCaveBoard, drawStart, generateCandidate, MAX_EFFORT_WITH_CAVE } from "./compose-cave";

const CELLS_PER_SLICE = 60;

/**
 * Generates a cave (a level of several rooms) again, and returns the changes of its floor in order, beginning with
 * solid rock. Returns undefined if the generator does not make the cave `level` this time.
 */
export function* recordCave(
  level: Level,
  target: CaveTarget,
  from: Position,
  random: Random,
): Task<readonly FloorChange[] | undefined> {
  const board = yield* buildCaveBoard(target.cave);
  const log: FloorChange[] = [];
  const scratch = yield* createScratch(board, drawStart(board, target.cave, from, random), log);
  const effort: EffortCounter = { units: 0 };
  let hasLevel = false;
  while (effort.units < (hasLevel ? MAX_EFFORT_WITH_CAVE : MAX_EFFORT_WITHOUT_LEVEL)) {
    const miss = yield* generateCandidate(scratch, target, effort, random);
    if (miss === undefined) continue;
    yield;
    hasLevel = true;
    if (yield* isSameCave(scratch.level, level)) return log;
  }
  return undefined;
}

function* isSameCave({ board, start, hole, floor }: MutableLevel, wanted: Level): Task<boolean> {
  const { width, height } = wanted.board;
  if (board.width !== width || board.height !== height || start !== wanted.seal || hole !== wanted.hole) return false;
  for (let index = 0; index < board.cells.length; index++) {
    const cell = board.cells[index];
    if (wanted.floor[cell] !== (cell === hole ? Floor.Ice : floor[cell - 1])) return false;
    if (index % CELLS_PER_SLICE === 0) yield;
  }
  return true;
}
