/**
 * The generator of caves, which are levels of Ice Path of several rooms. It lays out a cave room by room, and then
 * improves it cell by cell, like a level of one room. It repeats this until a cave has the wanted size and difficulty,
 * or until the allowed amount of computing is used up. Then it returns the cave that comes nearest to the wanted one.
 */
import { buildBoard, findCachedBoard, cellAt, type Board } from "../../../../kernel/board";
/** The import below is loaded from caves.lua on first use. @lazy caves */
import { roomLeft, roomTop } from "../../../../kernel/caves/slots";
import { drawRandomBelow, type Random } from "../../../../kernel/random";
import type { Task } from "../../../../kernel/task";
import type { CertifiedLevel } from "../../../../kernel/select-level";
import type { Position } from "../../../puzzle";
import type { Level } from "../../level";
import type { State } from "../../state";
import { certifyCandidate } from "../compose";
import { EFFORT_OF_LAYOUT, EFFORT_OF_REFINING, MAX_EFFORT_WITHOUT_LEVEL, type EffortCounter } from "../effort";
import type { Candidate } from "../generator";
import { createLevel } from "../mutable-level";
import { refine } from "../refine";
import { createScratch, type Scratch } from "../scratch";
import type { CaveShape, CaveTarget, Target } from "../target";
import { tuneIfNear } from "../tune";
import { layOutCave } from "./lay-out-cave";

/**
 * Laying out and refining a cave (a level of several rooms) takes this many times the computing that a level of one
 * room takes. See effort.ts.
 */
const EFFORT_FACTOR = 3;

/**
 * Once the generator has spent this many units of computing (five milliseconds each), it returns the best cave (a level
 * of several rooms) so far.
 */
export const MAX_EFFORT_WITH_CAVE = 126;

/**
 * Generates a cave of several rooms with the wanted size and difficulty, and analyses all its states. `compose` in
 * ../compose.ts does the same for a level of one room.
 */
export function* composeCave(
  target: Target,
  cave: CaveShape,
  from: Position,
  random: Random,
  isAcceptable: (level: Level) => Task<boolean>,
): Task<CertifiedLevel<Level, State> | undefined> {
  const candidate = yield* findBestCandidate({ ...target, cave }, from, random);
  return candidate === undefined ? undefined : yield* certifyCandidate(candidate, isAcceptable);
}

function* findBestCandidate(target: CaveTarget, from: Position, random: Random): Task<Candidate | undefined> {
  const board = yield* buildCaveBoard(target.cave);
  const scratch = yield* createScratch(board, drawStart(board, target.cave, from, random));
  const effort: EffortCounter = { units: 0 };
  let best: Candidate | undefined;
  while (effort.units < (best === undefined ? MAX_EFFORT_WITHOUT_LEVEL : MAX_EFFORT_WITH_CAVE)) {
    const miss = yield* generateCandidate(scratch, target, effort, random);
    if (miss === undefined) continue;
    yield;
    if (best === undefined || miss < best.miss) best = { level: createLevel(scratch.level), miss };
    if (miss === 0) return best;
  }
  return best;
}

export function* buildCaveBoard({ columns, rows, roomWidth, roomHeight }: CaveShape): Task<Board> {
  const width = columns * (roomWidth + 1) - 1;
  const height = rows * (roomHeight + 1) - 1;
  return findCachedBoard(width, height) ?? (yield* buildBoard(width, height));
}

export function drawStart(board: Board, shape: CaveShape, from: Position, random: Random): number {
  const slot = drawRandomBelow(random, shape.columns * shape.rows);
  const x = roomLeft(shape, slot) + Math.min(from.x, shape.roomWidth - 1);
  const y = roomTop(shape, slot) + Math.min(from.y, shape.roomHeight - 1);
  return cellAt(board, x, y);
}

/**
 * Generates a new cave (a level of several rooms) in the reused tables `scratch`, and returns by how much it misses the
 * wanted size and difficulty; see `measureMiss`. Returns undefined if no suitable cave could be laid out.
 */
export function* generateCandidate(
  scratch: Scratch,
  target: CaveTarget,
  effort: EffortCounter,
  random: Random,
): Task<number | undefined> {
  yield;
  effort.units += EFFORT_FACTOR * EFFORT_OF_LAYOUT;
  const constraints = yield* layOutCave(scratch, target, random);
  if (constraints === undefined) return undefined;
  effort.units += EFFORT_FACTOR * EFFORT_OF_REFINING;
  yield* refine(scratch, constraints, random);
  yield;
  return yield* tuneIfNear(scratch, { target, constraints }, effort, random);
}
