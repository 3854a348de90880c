/**
 * The order of what the play screen shows: the wait for the first level, lessons, the opening picture of a chapter, and
 * the levels. next-level.ts prepares them.
 */
import { requestScreen } from "../destination";
import type { Input } from "../../device/input";
import { ignoreAOnArrival, releaseAttempt, type Attempt } from "./attempt";
import { autosaveIfDue, noteUnsaved, saveAll, type Autosave } from "./autosave";
import { dropPresses, transferQueuedMoves } from "./controls";
import { rememberNewHelp } from "./give-help";
import type { LevelContext } from "./level-context";
import {
  clearQueue,
  prefetchAfter,
  prefetchAtStart,
  prefetchPredicted,
  takeNextLevel,
  type LevelQueue,
} from "./level-queue";
import { prepareAfterLesson, prepareLessonsBeforeClock, prepareNext, type NextLevel } from "./next-level";
import { advanceOpening, type Opening } from "./opening";
import { restoreHelp } from "./remembered-help";
import { currentState } from "./timeline";
import type { Tutorial } from "./tutorial";
import { advanceWaiting, isBeforeCountdown, queueMove, takeResumedAttempt, type Waiting } from "./wait-for-level";

export interface LevelFlow extends LevelContext {
  /** The level on the screen, with its moves; undefined until the first level is ready. */
  attempt: Attempt | undefined;
  tutorial: Tutorial | undefined;
  opening: Opening | undefined;
  readonly waiting: Waiting;
  readonly queue: LevelQueue;
  readonly autosave: Autosave;
}

/**
 * Begins play with `resumed`, the level that the player left earlier; if it is undefined, begins with the first level.
 * Begins to generate the next level if the position where its player's piece starts is known already. `isResultShown`
 * says whether a card (a message) with a result comes first.
 */
export function resumeFlow(flow: LevelFlow, resumed: Attempt | undefined, isResultShown: boolean): void {
  const { mode, queue } = flow;
  if (resumed !== undefined) restoreHelp(flow, resumed);
  if (resumed === undefined || mode.nextStart(0) === "same-position") prefetchAtStart(queue);
  else if (resumed.phase === "cleared" && !isResultShown)
    prefetchAfter(queue, resumed, currentState(resumed.played.timeline));
  if (flow.attempt === undefined || isResultShown || !isFollowed(mode, flow.attempt)) return;
  // A level that was cleared before the player left it is removed. Otherwise it would be shown and announced again
  // while the next level is generated.
  releaseAttempt(flow.attempt);
  flow.attempt = undefined;
}

function isFollowed(mode: LevelFlow["mode"], { phase }: Attempt): boolean {
  return phase === "cleared" && mode.nextStart(0) !== "nothing";
}

/**
 * Runs one frame before the first level is ready. In a timed mode, lessons and then the countdown come first. Then the
 * level that the player left earlier continues, or the first level starts.
 */
export function waitForLevel(flow: LevelFlow, input: Input, elapsedMs: number): void {
  const { waiting, mode } = flow;
  const lesson = isBeforeCountdown(waiting) ? prepareLessonsBeforeClock(flow) : undefined;
  if (lesson !== undefined) {
    queueMove(waiting, input);
    startLevel(flow, lesson);
    return;
  }
  const step = advanceWaiting(waiting, input, elapsedMs);
  if (step === "leaves") requestScreen(mode.back);
  else if (step === "ends") {
    flow.attempt = takeResumedAttempt(waiting);
    if (flow.attempt === undefined) startNextIfReady(flow);
  }
}

/** Runs one frame of the opening picture of a chapter. Presses during it have no effect in the level. */
export function showOpening(
  flow: LevelFlow,
  opening: Opening,
  controls: Attempt["controls"],
  input: Input,
  elapsedMs: number,
): void {
  const step = advanceOpening(opening, input, elapsedMs);
  if (step === "shown") return;
  if (step === "leaves") requestScreen(flow.mode.back);
  flow.opening = undefined;
  dropPresses(controls);
}

export function startNextIfReady(flow: LevelFlow): void {
  const next = takeNextLevel(flow.queue);
  if (next !== undefined) startLevel(flow, prepareNext(flow, next));
}

/**
 * Starts what follows a lesson: the next lesson or a level. After a single repeated lesson, the list of lessons opens.
 * If nothing follows in a timed mode, the countdown begins.
 */
export function goOnAfterLesson(flow: LevelFlow, attempt: Attempt, tutorial: Tutorial): void {
  const next = prepareAfterLesson(flow, tutorial);
  flow.tutorial = undefined;
  if (next !== undefined) startLevel(flow, next);
  else if (flow.mode.repeatedLesson !== undefined) requestScreen(flow.mode.back);
  else {
    releaseAttempt(attempt);
    flow.attempt = undefined;
  }
}

/**
 * Replaces the level on the screen by the next level or lesson, which gets the moves already pressed. For a level, also
 * restores the hints used in it, and starts to generate the level after it.
 */
function startLevel(flow: LevelFlow, { attempt, tutorial, opening }: NextLevel): void {
  const { queue, mode } = flow;
  const before = flow.attempt;
  const controls = before?.controls ?? flow.waiting.controls;
  transferQueuedMoves(controls, attempt.controls);
  if (before !== undefined) releaseAttempt(before);
  flow.attempt = attempt;
  flow.tutorial = tutorial;
  flow.opening = opening;
  if (tutorial !== undefined) return;
  if (before !== undefined) ignoreAOnArrival(attempt);
  restoreHelp(flow, attempt);
  if (mode.nextStart(0) === "same-position") prefetchAtStart(queue);
  prefetchPredicted(queue, attempt);
  noteUnsaved(flow.autosave, "all");
}

/**
 * Records new help (hints or a watched solution) in the save. If a save is due, saves what has changed in earlier
 * frames.
 */
export function saveFlowIfDue(flow: LevelFlow): void {
  const { attempt, autosave } = flow;
  if (attempt === undefined) return;
  if (rememberNewHelp(flow, attempt)) noteUnsaved(autosave, "all");
  autosaveIfDue(autosave, flow, attempt);
}

/** Requests to save everything, because the player leaves the level. */
export function leaveFlow(flow: LevelFlow): void {
  const { attempt, autosave } = flow;
  if (attempt !== undefined) rememberNewHelp(flow, attempt);
  saveAll(autosave, flow, attempt);
}

/** Cancels the tasks of all levels, and releases their memory. */
export function releaseFlow({ queue, attempt, waiting }: LevelFlow): void {
  clearQueue(queue);
  if (attempt !== undefined) releaseAttempt(attempt);
  const resumed = takeResumedAttempt(waiting);
  if (resumed !== undefined) releaseAttempt(resumed);
}
