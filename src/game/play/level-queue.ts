/**
 * The queue of the next levels, which are generated in the spare time of each frame, so that the player need not wait.
 */
import { readFrameMs } from "../../device/clock";
import { cancelTask, runTask, startTask, type TaskHandle } from "../../kernel/task-handle";
import type { Position } from "../../puzzles/puzzle";
import type { AnyPuzzle, OpaqueState } from "../../puzzles/any-puzzle";
import type { Mode, ReadyLevel } from "./mode";
import { predictWonState } from "./played-level";
import type { Attempt } from "./attempt";

export interface LevelQueue {
  readonly puzzle: AnyPuzzle;
  readonly mode: Mode;
  /** The queued levels in the order of play. All are ready, except perhaps the last one, which is being generated. */
  entries: QueuedLevel[];
}

interface QueuedLevel {
  readonly start: Position | undefined;
  readonly handle: TaskHandle<ReadyLevel>;
}

/**
 * The most levels that are generated in advance if one of them uses the pooled memory that tasks share. More than one
 * level is possible only if the player's piece has the same start position in all levels.
 */
const MAX_QUEUED_LEVELS = 3;
/** At most this many levels are generated in advance if none of them uses the pooled memory that tasks share. */
const MAX_QUEUED_LIGHT_LEVELS = 10;

export function createLevelQueue(puzzle: AnyPuzzle, mode: Mode): LevelQueue {
  return { puzzle, mode, entries: [] };
}

/** Starts to generate a level in advance, in which the player's piece starts at the puzzle's usual position. */
export function prefetchAtStart(queue: LevelQueue): void {
  startPrefetch(queue, queue.puzzle.playerPosition?.startPosition);
}

/**
 * Begins to generate the next level, in which the player's piece starts where it ended the current level. `lastState`
 * is the last state of the current level.
 */
export function prefetchAfter(queue: LevelQueue, { played }: Attempt, lastState: OpaqueState): void {
  if (queue.mode.nextStart(0) === "where-it-ends")
    startPrefetch(queue, queue.puzzle.playerPosition?.positionOf(played.level, lastState));
}

/**
 * Begins to generate the next level during play, if it can be predicted where the player's piece will end the current
 * level. In the next level, the piece starts at that position.
 */
export function prefetchPredicted(queue: LevelQueue, attempt: Attempt): void {
  if (queue.mode.nextStart(0) !== "where-it-ends") return;
  const lastState = predictWonState(attempt.played);
  if (lastState !== undefined) prefetchAfter(queue, attempt, lastState);
}

/** Removes the next level from the queue and returns it; undefined if the level is not ready. */
export function takeNextLevel({ entries }: LevelQueue): ReadyLevel | undefined {
  const result = entries.length === 0 ? undefined : entries[0].handle.result;
  if (result !== undefined) entries.shift();
  return result;
}

/**
 * Continues to generate the last level in the queue until `untilMs` milliseconds after the frame's beginning. When it
 * is ready, adds another level to the queue.
 */
export function runPrefetch(queue: LevelQueue, untilMs: number): void {
  const { entries } = queue;
  if (entries.length > 0 && runTask(entries[entries.length - 1].handle, readFrameMs, untilMs)) prefetchFurther(queue);
}

/** Returns whether the player need not wait for the next level: it is ready, or none is being generated. */
export function isNextReady({ entries }: LevelQueue): boolean {
  return entries.length === 0 || entries[0].handle.isDone;
}

export function clearQueue(queue: LevelQueue): void {
  for (const { handle } of queue.entries) cancelTask(handle);
  queue.entries = [];
}

/**
 * Makes the queue start with a level in which the player's piece starts at `start`. If a queued level does so already,
 * the queue stays as it is; otherwise one new level replaces it.
 */
function startPrefetch(queue: LevelQueue, start: Position | undefined): void {
  if (queue.entries.some((queued) => queued.start?.x === start?.x && queued.start?.y === start?.y)) return;
  clearQueue(queue);
  queue.entries = [{ start, handle: startTask(queue.mode.createLevel(start, [])) }];
}

function prefetchFurther({ entries, mode, puzzle }: LevelQueue): void {
  if (entries.length >= maxQueueLength(entries) || mode.nextStart(entries.length) !== "same-position") return;
  const queuedLevels = entries.flatMap(({ handle }) => (handle.result === undefined ? [] : [handle.result]));
  const start = puzzle.playerPosition?.startPosition;
  entries.push({ start, handle: startTask(mode.createLevel(start, queuedLevels)) });
}

function maxQueueLength(entries: readonly QueuedLevel[]): number {
  const areLight = entries.every(({ handle }) => handle.result?.certificate?.release === undefined);
  return areLight ? MAX_QUEUED_LIGHT_LEVELS : MAX_QUEUED_LEVELS;
}
