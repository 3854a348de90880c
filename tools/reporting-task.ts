import type { Task } from "../src/kernel/task";

/** Something that may take long, in steps; at each it says how far it is. At the end it gives what it found. */
export type ReportingTask<T> = Generator<string, T, void>;

/** Whoever waited has stopped the tool: it ends in one sentence, and with the exit code that shells give for that. */
export class Interrupted extends Error {}

const SIGNAL_CHECK_MS = 50;
const FIRST_REPORT_MS = 2000;
const REPORT_INTERVAL_MS = 5000;

/** A work of the game as a part of a search, which says the same all the while. */
export function* withProgressText<T>(progressText: string, task: Task<T>): ReportingTask<T> {
  let step = task.next();
  while (step.done !== true) {
    yield progressText;
    step = task.next();
  }
  return step.value;
}

/**
 * Runs a search to its end. One that takes more than two seconds says on stderr how far it is, then and every five
 * seconds. Throws `Stopped` on Ctrl-C, between two steps: what was printed is whole.
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
      // Signals are heard only here.
      await new Promise(setImmediate);
      if (isStopped) throw new Interrupted(`stopped; ${step.value}`);
      nextCheckMs = performance.now() + SIGNAL_CHECK_MS;
    }
  } finally {
    process.off("SIGINT", stop);
  }
}
