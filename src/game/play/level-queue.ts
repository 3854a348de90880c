/** The levels on their way: made in what a frame leaves over, so that nobody waits for the next one. */
import { frameMs } from "../../device/clock";
import { cancelTask, runTask, startTask, type TaskHandle } from "../../kernel/task-handle";
import type { Position } from "../../puzzles/puzzle";
import type { AnyPuzzle, OpaqueState } from "../../puzzles/any-puzzle";
import type { Mode, ReadyLevel } from "./mode";
import { predictWonState } from "./played-level";
import type { Attempt } from "./attempt";

export interface LevelQueue {
  readonly puzzle: AnyPuzzle;
  readonly mode: Mode;
  /** The nearest one first. */
  entries: QueuedLevel[];
}

/** A level on its way, for the place where the player's piece will stand. */
interface QueuedLevel {
  readonly start: Position | undefined;
  readonly handle: TaskHandle<ReadyLevel>;
}

/** So many levels are made ahead where each begins in the same place: then even who plays some at once need not wait. */
const MAX_QUEUED_LEVELS = 3;
/** And so many where none of them keeps memory from the explorations to come: who has a graph to itself has a small one. */
const MAX_QUEUED_LIGHT_LEVELS = 10;

export function createLevelQueue(puzzle: AnyPuzzle, mode: Mode): LevelQueue {
  return { puzzle, mode, entries: [] };
}

/** Begins the next level where each of the mode begins. */
export function prefetchAtStart(queue: LevelQueue): void {
  startPrefetch(queue, queue.puzzle.playerPosition?.startPosition);
}

/** Begins the next level where this one ends, in the position `last`, if the mode has it so. */
export function prefetchAfter(queue: LevelQueue, { played }: Attempt, lastState: OpaqueState): void {
  if (queue.mode.nextStart(0) === "where it ends")
    startPrefetch(queue, queue.puzzle.playerPosition?.positionOf(played.level, lastState));
}

/** Where a level ends, and the next one begins, is likely long before: that is composed while the player plays. */
export function prefetchPredicted(queue: LevelQueue, attempt: Attempt): void {
  if (queue.mode.nextStart(0) !== "where it ends") return;
  const lastState = predictWonState(attempt.played);
  if (lastState !== undefined) prefetchAfter(queue, attempt, lastState);
}

/** Takes the next level off, if it is there. */
export function takeNextLevel({ entries }: LevelQueue): ReadyLevel | undefined {
  const result = entries.length === 0 ? undefined : entries[0].handle.result;
  if (result !== undefined) entries.shift();
  return result;
}

/** Works on the levels that are on their way, until `untilMs` of the frame. */
export function runPrefetch(queue: LevelQueue, untilMs: number): void {
  const { entries } = queue;
  if (entries.length > 0 && runTask(entries[entries.length - 1].handle, frameMs, untilMs)) prefetchFurther(queue);
}

/** Drops all levels that are on their way. */
export function clearQueue(queue: LevelQueue): void {
  for (const { handle } of queue.entries) cancelTask(handle);
  queue.entries = [];
}

/** Which level comes depends on the mode and on the place alone: what was begun for this place goes on. */
function startPrefetch(queue: LevelQueue, start: Position | undefined): void {
  if (queue.entries.some((queued) => queued.start?.x === start?.x && queued.start?.y === start?.y)) return;
  clearQueue(queue);
  queue.entries = [{ start, handle: startTask(queue.mode.createLevel(start, [])) }];
}

/** Begins the level after those that are made already, if none of it depends on how they are won. */
function prefetchFurther({ entries, mode, puzzle }: LevelQueue): void {
  if (entries.length >= maxQueueLength(entries) || mode.nextStart(entries.length) !== "the same place") return;
  const queuedLevels = entries.flatMap(({ handle }) => (handle.result === undefined ? [] : [handle.result.level]));
  const start = puzzle.playerPosition?.startPosition;
  entries.push({ start, handle: startTask(mode.createLevel(start, queuedLevels)) });
}

function maxQueueLength(upcoming: readonly QueuedLevel[]): number {
  const areLight = upcoming.every(({ handle }) => handle.result?.certificate?.release === undefined);
  return areLight ? MAX_QUEUED_LIGHT_LEVELS : MAX_QUEUED_LEVELS;
}
