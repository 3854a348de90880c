/** A run of the console check: which row (test) is running, and the results of the rows before it. */
import { readFrameMs } from "../../device/clock";
import { onUnlocked, readGameMs, readSoundMs } from "../../device/console-check";
import { BUTTON_A, type Input } from "../../device/input";
import { trackLeases } from "../../kernel/pool";
import { cancelTask, runTask, startTask, type TaskHandle } from "../../kernel/task-handle";
import { playClearedSound } from "../sounds";
import type { CheckRecord, CheckRow, Happenings, Outcome, RowId } from "./check-row";
import { selectRows } from "./rows";
import { deleteCheckSaves } from "./save-rows";
import { notePeak } from "./speed-rows";
import { TEXTS } from "./texts/index";

/** Whether a row (test) of the console check has passed, has failed, or was skipped by the player. */
export type Verdict = "passed" | "failed" | "skipped";

export interface RowResult {
  readonly id: RowId;
  readonly verdict: Verdict;
  readonly note: string;
}

/**
 * The state of a console check. It has no functions, because a state must be plain data.
 * @noSelf
 */
export interface CheckRun {
  /** The ids of the check's rows (tests) to run, with spaces between them; empty for all rows. */
  readonly rowIds: string;
  readonly record: CheckRecord;
  readonly results: RowResult[];
  /**
   * The task of the running row (test). Undefined before it has started, and in a row that only waits for the player or
   * the console.
   */
  task: TaskHandle<Outcome> | undefined;
  /**
   * What has happened on the console since the running row (test) began to wait. Undefined if the row is a task and
   * waits for nothing.
   */
  happenings: Happenings | undefined;
  gameStartMs: number;
  soundStartMs: number;
  /** The error that broke off a row (test), with the id of the row, for check.txt; empty if there was none. */
  problem: string;
}

/** The running test gets no new slice after this many milliseconds of a frame. */
const TASK_UNTIL_MS = 14;

let wasUnlocked = false;

export function startCheckRun(titlePuzzleId: string, rowIds: string): CheckRun {
  onUnlocked(() => {
    wasUnlocked = true;
  });
  const record: CheckRecord = {
    titlePuzzleId,
    figures: [],
    peakKilobytes: 0,
    doneParts: 0,
    allParts: 0,
    isFrameOver: false,
  };
  return {
    ...{ rowIds, record, results: [], task: undefined, happenings: undefined },
    ...{ gameStartMs: 0, soundStartMs: 0, problem: "" },
  };
}

export function rowsOf({ rowIds }: CheckRun): readonly CheckRow[] {
  return selectRows(rowIds);
}

/** Returns the row (test) of the console check that is running now; undefined if all rows have ended. */
export function runningRow(run: CheckRun): CheckRow | undefined {
  const rows = rowsOf(run);
  return run.results.length < rows.length ? rows[run.results.length] : undefined;
}

/**
 * Returns whether the player must do something for the running row (test), such as turn the crank. Ⓑ then skips the
 * row.
 */
export function needsHand(run: CheckRun): boolean {
  const row = runningRow(run);
  return row?.kind === "watched" && row.needsHand;
}

/**
 * Tells the check's running row (test) what has happened in this frame, such as a turn of the crank. Does nothing if
 * the row is a task.
 */
export function watchConsole(run: CheckRun, input: Input, elapsedMs: number): void {
  const row = runningRow(run);
  if (row?.kind !== "watched") return;
  if (run.happenings === undefined) startWatching(run, row.id);
  else {
    noteHappenings(run, run.happenings, input, elapsedMs);
    const outcome = row.watch(run.happenings);
    if (outcome !== undefined) endRow(run, row.id, outcome);
  }
}

function startWatching(run: CheckRun, id: RowId): void {
  run.happenings = {
    ...{ elapsedMs: 0, crankDegrees: 0, werePressed: [false, false, false, false, false] },
    ...{ wasMenuChosen: false, wasUnlocked: false, gameMs: 0, soundMs: 0 },
  };
  run.gameStartMs = readGameMs();
  run.soundStartMs = readSoundMs();
  wasUnlocked = false;
  if (id === "sound") playClearedSound();
}

function noteHappenings(run: CheckRun, happenings: Happenings, input: Input, elapsedMs: number): void {
  const { pressedDirection, isAPressed, crankDegrees, menuChoice } = input;
  happenings.elapsedMs += elapsedMs;
  happenings.crankDegrees += Math.abs(crankDegrees);
  if (pressedDirection !== undefined) happenings.werePressed[pressedDirection] = true;
  if (isAPressed) happenings.werePressed[BUTTON_A] = true;
  if (menuChoice !== undefined) happenings.wasMenuChosen = true;
  if (wasUnlocked) happenings.wasUnlocked = true;
  happenings.gameMs = readGameMs() - run.gameStartMs;
  happenings.soundMs = readSoundMs() - run.soundStartMs;
}

/**
 * Runs slices of the running row (test) of the console check, if the row is a task. Called in each frame after drawing.
 */
export function runRow(run: CheckRun): void {
  const { record } = run;
  notePeak(record);
  const row = runningRow(run);
  if (row?.kind !== "task") return;
  try {
    run.task ??= startTask(row.start(record));
    record.isFrameOver = false;
    if (!runTask(run.task, () => (record.isFrameOver ? Infinity : readFrameMs()), TASK_UNTIL_MS)) return;
    const { result } = run.task;
    if (result !== undefined) endRow(run, row.id, result);
  } catch (problem) {
    // A row (test) that throws an error counts as failed, so that the other rows still run.
    stopTask(run);
    run.problem = `${row.id}: ${String(problem)}`;
    endRow(run, row.id, { isPassed: false, note: TEXTS.broken });
  }
}

/** Skips the running row (test) of the console check, which waits until the player does something. */
export function skipRow(run: CheckRun): void {
  const row = runningRow(run);
  if (row !== undefined) addResult(run, { id: row.id, verdict: "skipped", note: TEXTS.skipped });
}

function endRow(run: CheckRun, id: RowId, { isPassed, note }: Outcome): void {
  addResult(run, { id, verdict: isPassed ? "passed" : "failed", note });
}

function addResult(run: CheckRun, result: RowResult): void {
  run.results.push(result);
  run.task = undefined;
  run.happenings = undefined;
  run.record.doneParts = 0;
  run.record.allParts = 0;
}

/**
 * Restarts the row (test) that stores saves, if it is running. The console may sleep before this row has deleted its
 * files.
 */
export function restartIfSaving(run: CheckRun): void {
  const row = runningRow(run);
  if (row?.id !== "saves" || run.task === undefined) return;
  const { record } = run;
  stopCheckRun(run);
  record.figures.splice(
    0,
    record.figures.length,
    ...record.figures.filter(({ name }) => !name.startsWith(`${row.id}.`)),
  );
}

/** Ends the console check at any time: stops the running row (test), and deletes the files of the check. */
export function stopCheckRun(run: CheckRun): void {
  stopTask(run);
  deleteCheckSaves();
}

function stopTask(run: CheckRun): void {
  trackLeases(undefined);
  if (run.task !== undefined) cancelTask(run.task);
  run.task = undefined;
}

/**
 * Returns how many parts of the running row (test) are done, such as levels, and how many it has. Both are 0 if it has
 * none.
 */
export function partsDone(run: CheckRun): readonly [number, number] {
  const { record, happenings } = run;
  const row = runningRow(run);
  if (row?.kind === "watched") return happenings === undefined ? [0, 0] : (row.partsOf?.(happenings) ?? [0, 0]);
  return [record.doneParts, record.allParts];
}

/**
 * Returns about how many seconds the rest of the console check takes. Rows (tests) that wait for the player do not
 * count.
 */
export function secondsLeft(run: CheckRun): number {
  const [done, all] = partsDone(run);
  const share = all === 0 ? 0 : done / all;
  const seconds = rowsOf(run)
    .slice(run.results.length)
    .reduce((sum, row, index) => sum + row.seconds * (index === 0 ? 1 - share : 1), 0);
  return Math.ceil(seconds);
}

/** Returns how much of the console check is done, from 0 to 1. All rows (tests) count the same. */
export function shareDone(run: CheckRun): number {
  const [done, all] = partsDone(run);
  return (run.results.length + (all === 0 ? 0 : done / all)) / rowsOf(run).length;
}

export function passedCount({ results }: CheckRun): number {
  return results.filter(({ verdict }) => verdict === "passed").length;
}
