/** Runs test files with Vitest in a separate process and reads their results. */

import { spawn, type ChildProcess } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { EVENT_MARK, type TestPlan, type TestEvent } from "./test-plan";

/** A test that fails because a source file was changed. It has detected the change. */
export interface Kill {
  /**
   * The path of the test file that failed, as the only item of the list. If the tests were stopped, the list has the
   * paths of all test files that were running at that moment.
   */
  readonly tests: readonly string[];
  readonly title: string;
  /** Whether the test file was stopped or could not be run, which means that no assertion failed. */
  readonly isStopped: boolean;
}

export interface RunResult {
  /**
   * The test file that failed first and the title of its failed test, or undefined if all tests passed. If no test file
   * could run, this is the first test file that should have run, with the error that prevented it.
   */
  readonly failed: Kill | undefined;
  readonly failedFiles: ReadonlySet<string>;
  /** The duration of each test file that was run, in milliseconds, by the path of the test file. */
  readonly ms: ReadonlyMap<string, number>;
}

/**
 * Lua code that defines the function `recordVisit` and its table `visitedMarks`. While test coverage is measured, each
 * function of the game calls `recordVisit` to record that it was run. This code serves tests that run the game in
 * native Lua; probe.js does the same for Node.
 */
const LUA_PROBE = `visitedMarks = {} function recordVisit(mark) visitedMarks[mark] = true
local file = os.getenv("GLISSADE_VISITS") if file then local f = io.open(file, "a") f:write(mark, "\\n") f:close() end end`;

const POLL_MS = 2000;

const running = new Set<ChildProcess>();
process.on("exit", () => running.forEach(killGroup));

/**
 * Runs tests of a project. Stops the tests if no test file starts or ends for too long; the tests then count as failed.
 * `timeoutMs` returns how many milliseconds this may last while the given test files are running.
 */
export async function runTests(
  project: string,
  plan: TestPlan,
  timeoutMs: (running: readonly string[]) => number,
): Promise<RunResult> {
  const child = startVitest(project, plan);
  const begun = new Set<string>();
  const ms = new Map<string, number>();
  const failedFiles = new Set<string>();
  let failed: RunResult["failed"];
  let lastMs = Date.now();
  const stderrLines: string[] = [];
  createInterface({ input: child.stderr! }).on("line", (line) => stderrLines.push(line));
  createInterface({ input: child.stdout! }).on("line", (line) => {
    if (!line.startsWith(EVENT_MARK)) {
      if (plan.isReadable === true) console.log(line);
      return;
    }
    const event = JSON.parse(line.slice(EVENT_MARK.length)) as TestEvent;
    lastMs = Date.now();
    if (event.kind === "started") begun.add(event.test);
    else {
      begun.delete(event.test);
      ms.set(event.test, event.ms);
      if (event.failure !== undefined) {
        failedFiles.add(event.test);
        failed ??= { tests: [event.test], title: event.failure, isStopped: false };
      }
      if (failed !== undefined && plan.stopsAtFailure) killGroup(child);
    }
  });
  const watchdog = setInterval(() => {
    if (Date.now() - lastMs < timeoutMs([...begun])) return;
    failed ??= { tests: [...begun], title: "does not end", isStopped: true };
    killGroup(child);
  }, POLL_MS);
  const status = await new Promise<number | null>((resolve) => child.on("close", resolve));
  clearInterval(watchdog);
  running.delete(child);
  if (ms.size === 0)
    failed ??= {
      tests: plan.tests.slice(0, 1),
      title: `no test ran (${status}): ${errorIn(stderrLines)}`,
      isStopped: true,
    };
  return { failed, failedFiles, ms };
}

function errorIn(output: readonly string[]): string {
  const lines = output.map((line) => stripVTControlCharacters(line).trim()).filter((line) => line !== "");
  return lines.find((line) => /^\w*Error\b/.test(line)) ?? lines[0] ?? "no reason given";
}

function startVitest(project: string, plan: TestPlan): ChildProcess {
  const file = join(project, "build/mutate-plan.json");
  writeFileSync(file, JSON.stringify(plan));
  const probe = pathToFileURL(join(project, "tools/mutate/probe.js")).href;
  const measures = plan.visits === undefined ? {} : { NODE_OPTIONS: `--import ${probe}`, LUA_INIT: LUA_PROBE };
  const child = spawn(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--config", "tools/mutate/vitest.config.ts", "--root", project],
    // With `detached`, the child process gets its own process group, so that it can be killed together with its
    // workers.
    {
      cwd: project,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...measures, PLAN: file },
    },
  );
  running.add(child);
  return child;
}

function killGroup({ pid }: ChildProcess): void {
  try {
    process.kill(-pid!, "SIGKILL");
  } catch {
    // The error is ignored: it means that the process group of the stopped tests has ended already.
  }
}
