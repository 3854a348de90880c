/** The queue of the next levels. They are generated in spare frame time, so that the player does not wait for them. */
import { frameMs } from "../../device/clock";
import { cancelTask, runTask, startTask, type TaskHandle } from "../../kernel/task-handle";
import type { Position } from "../../puzzles/puzzle";
import type { AnyPuzzle, OpaqueState } from "../../puzzles/any-puzzle";
import type { Mode, ReadyLevel } from "./mode";
import { predictWonState } from "./played-level";
import type { Attempt } from "./attempt";

/** The levels that are ready or being generated for a mode. */
export interface LevelQueue {
  readonly puzzle: AnyPuzzle;
  readonly mode: Mode;
  /** The levels in the order of play. Only the last one may still be in progress. */
  entries: QueuedLevel[];
}

/** A level that is being generated, and the position where the player's piece will start in it. */
interface QueuedLevel {
  readonly start: Position | undefined;
  readonly handle: TaskHandle<ReadyLevel>;
}

/**
 * How many levels are prefetched if all start at the same position. A player can then clear several without waiting.
 */
const MAX_QUEUED_LEVELS = 3;
/** How many levels are prefetched if none of them holds pooled memory. Graphs outside the pool are small. */
const MAX_QUEUED_LIGHT_LEVELS = 10;

/** Creates an empty queue for a mode. */
export function createLevelQueue(puzzle: AnyPuzzle, mode: Mode): LevelQueue {
  return { puzzle, mode, entries: [] };
}

/** Starts to generate a level with the player's piece at the puzzle's start position. */
export function prefetchAtStart(queue: LevelQueue): void {
  startPrefetch(queue, queue.puzzle.playerPosition?.startPosition);
}

/** Starts to generate a level that begins where this one ends, in `lastState`, if the mode connects its levels so. */
export function prefetchAfter(queue: LevelQueue, { played }: Attempt, lastState: OpaqueState): void {
  if (queue.mode.nextStart(0) === "where it ends")
    startPrefetch(queue, queue.puzzle.playerPosition?.positionOf(played.level, lastState));
}

/** Starts to generate the next level while the player still plays, if the last state of this level can be predicted. */
export function prefetchPredicted(queue: LevelQueue, attempt: Attempt): void {
  if (queue.mode.nextStart(0) !== "where it ends") return;
  const lastState = predictWonState(attempt.played);
  if (lastState !== undefined) prefetchAfter(queue, attempt, lastState);
}

/** Removes and returns the next level; returns undefined if it is not ready. */
export function takeNextLevel({ entries }: LevelQueue): ReadyLevel | undefined {
  const result = entries.length === 0 ? undefined : entries[0].handle.result;
  if (result !== undefined) entries.shift();
  return result;
}

/**
 * Runs the task of the last level in the queue until `untilMs` of the frame. Queues a further level when it is done.
 */
export function runPrefetch(queue: LevelQueue, untilMs: number): void {
  const { entries } = queue;
  if (entries.length > 0 && runTask(entries[entries.length - 1].handle, frameMs, untilMs)) prefetchFurther(queue);
}

/** Cancels the tasks of all queued levels and empties the queue. */
export function clearQueue(queue: LevelQueue): void {
  for (const { handle } of queue.entries) cancelTask(handle);
  queue.entries = [];
}

/**
 * Replaces the queue by a level that starts at this position. A queued level for the same position is kept, because the
 * next level depends only on the mode and on its start position.
 */
function startPrefetch(queue: LevelQueue, start: Position | undefined): void {
  if (queue.entries.some((queued) => queued.start?.x === start?.x && queued.start?.y === start?.y)) return;
  clearQueue(queue);
  queue.entries = [{ start, handle: startTask(queue.mode.createLevel(start, [])) }];
}

/** Starts to generate one more level, if the queue has room and the level does not depend on how earlier ones end. */
function prefetchFurther({ entries, mode, puzzle }: LevelQueue): void {
  if (entries.length >= maxQueueLength(entries) || mode.nextStart(entries.length) !== "the same place") return;
  const queuedLevels = entries.flatMap(({ handle }) => (handle.result === undefined ? [] : [handle.result.level]));
  const start = puzzle.playerPosition?.startPosition;
  entries.push({ start, handle: startTask(mode.createLevel(start, queuedLevels)) });
}

/** Returns how many levels the queue may hold, which depends on the memory that its levels use. */
function maxQueueLength(entries: readonly QueuedLevel[]): number {
  const areLight = entries.every(({ handle }) => handle.result?.certificate?.release === undefined);
  return areLight ? MAX_QUEUED_LIGHT_LEVELS : MAX_QUEUED_LEVELS;
}
