/** Runs long tasks of the command-line tools, prints their progress and stops them cleanly on Ctrl-C. */

import type { Task } from "../src/kernel/task";

/** A long task of a command-line tool: a generator that yields progress texts and returns its result. */
export type ReportingTask<T> = Generator<string, T, void>;

/**
 * Thrown when the user stops a tool with Ctrl-C. The tool then prints one sentence and exits with the code 130, as
 * shells expect.
 */
export class Interrupted extends Error {}

const SIGNAL_CHECK_MS = 50;
const FIRST_REPORT_MS = 2000;
const REPORT_INTERVAL_MS = 5000;

/** Converts a background task of the game to a task of a tool that yields the same progress text in every step. */
export function* withProgressText<T>(progressText: string, task: Task<T>): ReportingTask<T> {
  let step = task.next();
  while (step.done !== true) {
    yield progressText;
    step = task.next();
  }
  return step.value;
}

/**
 * Runs a task to its end and returns its result. If the task takes more than two seconds, prints its progress to stderr
 * after two seconds and then every five seconds. On Ctrl-C, throws `Interrupted` between two steps of the task, so that
 * all printed lines are complete.
 */
export async function runReportingTask<T>(name: string, task: ReportingTask<T>): Promise<T> {
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
  };
  process.on("SIGINT", stop);
  try {
    let nextCheckMs = performance.now() + SIGNAL_CHECK_MS;
    let nextReportMs = performance.now() + FIRST_REPORT_MS;
    for (;;) {
      const step = task.next();
      if (step.done === true) return step.value;
      const nowMs = performance.now();
      if (nowMs < nextCheckMs) continue;
      if (nowMs >= nextReportMs) {
        process.stderr.write(`${name}: ${step.value}\n`);
        nextReportMs = nowMs + REPORT_INTERVAL_MS;
      }
      // Waits for the next turn of Node's event loop, because Node can only deliver signals such as Ctrl-C between two
      // turns.
      await new Promise(setImmediate);
      if (isStopped) throw new Interrupted(`stopped; ${step.value}`);
      nextCheckMs = performance.now() + SIGNAL_CHECK_MS;
    }
  } finally {
    process.off("SIGINT", stop);
  }
}
